import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../texts/in-english';
import { language } from './de';

const { catalogue: german } = language;

/** The groups in English, from the files that `catalogue.ts` names. */
async function englishGroups(): Promise<ReadonlyMap<string, unknown>> {
  const source = readFileSync(new URL('catalogue.ts', import.meta.url), 'utf8');
  const groups = new Map<string, unknown>();
  for (const [, names = '', path = ''] of source.matchAll(/import type \{([^}]*)\} from '([^']+\.messages)'/g)) {
    const module: unknown = await import(`${path}.ts`);
    for (const [exported = '', group = exported] of names.split(',').map((name) => name.trim().split(' as '))) {
      if (exported !== '') groups.set(group, inEnglish(Object(Reflect.get(Object(module), exported))));
    }
  }
  return groups;
}

type Visit = (path: string, english: unknown, other: unknown) => void;

/** Calls `visit` for each text and function of a group. */
function compare(path: string, english: unknown, other: unknown, visit: Visit): void {
  if (typeof english !== 'object' || english === null) visit(path, english, other);
  else
    for (const [key, text] of Object.entries(english))
      compare(`${path}.${key}`, text, Reflect.get(Object(other), key), visit);
}

/** Parts of other groups, which are translated there. */
const elsewhere = /^(upload\.(exclusionKinds|exclusionReasons|findings|finding)|priceForm\.problems)\./;

describe('The German catalogue', () => {
  it('has a text for each text, with as many parameters at most', async () => {
    const groups = await englishGroups();
    expect(groups.size).toBeGreaterThan(60);
    const wrong: string[] = [];
    for (const [group, english] of groups) {
      compare(group, english, Reflect.get(german, group), (path, text, translated) => {
        if (elsewhere.test(path)) return;
        const isSame = typeof text === typeof translated;
        const isCallable = typeof text !== 'function' || (isSame && Object(translated).length <= text.length);
        if (!isSame || !isCallable) wrong.push(path);
      });
    }
    expect(wrong).toEqual([]);
  });

  it('leaves no sentence in English', async () => {
    const same: string[] = [];
    for (const [group, english] of await englishGroups()) {
      compare(group, english, Reflect.get(german, group), (path, text, translated) => {
        const isSentence = typeof text === 'string' && / [a-z]+ [a-z]+/.test(text);
        if (isSentence && text === translated) same.push(path);
      });
    }
    expect(same).toEqual([]);
  });
});
