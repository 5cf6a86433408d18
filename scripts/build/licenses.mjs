import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const mit = (owner) => `MIT License

Copyright (c) ${owner}

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;

/** Licenses from the repositories of packages that are published without a license file. */
const missing = new Map([
  ['@r2wc/core', mit('2022 Bitovi')],
  ['@r2wc/react-to-web-component', mit('2022 Bitovi')],
]);

/** Adds to `licenses.md` in the folder the licenses that packages leave out. Throws for a package whose license is unknown. */
export function completeLicenses(folder) {
  const file = join(folder, 'licenses.md');
  const [intro, ...sections] = readFileSync(file, 'utf8').split(/^(?=## )/m);
  const complete = sections.map((section) => {
    const [heading = '', ...rest] = section.trimEnd().split('\n');
    if (rest.join('').trim() !== '') return section.trimEnd();
    const name = heading.slice(3).split(' - ')[0];
    const license = missing.get(name);
    if (license === undefined)
      throw new Error(`${name} has no license file: add its text to scripts/build/licenses.mjs.`);
    return `${heading}\n\n${license}`;
  });
  writeFileSync(file, `${[intro.trimEnd(), ...complete].join('\n\n')}\n`);
}
