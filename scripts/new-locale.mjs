// `npm run new-locale -- it`: begins the texts of a language. The compiler then names each group of texts that is missing.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const [code = ''] = process.argv.slice(2);
const folder = join(root, 'src/locales', code);

function stop(reason) {
  console.error(reason);
  process.exit(1);
}

if (!/^[a-z]{2,3}$/.test(code)) stop('Name the language by its code, such as: npm run new-locale -- it');
if (existsSync(folder)) stop(`src/locales/${code} is there already. Nothing was written.`);

const parts = new Intl.NumberFormat(code).formatToParts(1_284_000.5);
const separator = (type) => parts.find((part) => part.type === type)?.value;
const decimal = separator('decimal') === ',' ? ',' : '.';
const spaceOr = (group) => (group === undefined || /\s/.test(group) ? '\\u202f' : group);

mkdirSync(folder);
writeFileSync(
  join(folder, 'index.ts'),
  `import type { FirstTexts, Language } from '../catalogue';

const first: FirstTexts = {};

export const language: Language = {
  first,
  importTranslator: () => import('./server-errors'),
  importPart: {
    uploads: async () => (await import('./upload-texts')).uploadTexts,
    rules: async () => (await import('./rule-texts')).ruleTexts,
    history: async () => (await import('./history-texts')).historyTexts,
  },
  notation: { locale: '${code}', decimal: '${decimal}', group: '${spaceOr(separator('group'))}' },
};
`,
);
for (const [file, part] of [
  ['upload', 'uploads'],
  ['rule', 'rules'],
  ['history', 'history'],
]) {
  writeFileSync(
    join(folder, `${file}-texts.ts`),
    `import type { PartTexts } from '../catalogue';

export const ${file}Texts: PartTexts['${part}'] = {};
`,
  );
}
writeFileSync(
  join(folder, 'server-errors.ts'),
  `import { translatorOf } from '../translate-refusal';
import type { CatalogueOfCodes } from '../catalogue';

export const codeTexts: CatalogueOfCodes = {};
export const translate = translatorOf(codeTexts);
`,
);
const list = join(root, 'src/locales/languages.ts');
writeFileSync(list, readFileSync(list, 'utf8').replace(/\n\};/, `\n  ${code}: () => import('./${code}'),\n};`));
console.log(`src/locales/${code}/index.ts: translate the groups that \`npm run types\` names. See CONTRIBUTING.md.`);
