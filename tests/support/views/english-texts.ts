import { readFileSync } from 'node:fs';
import { inEnglish } from '../../../src/texts/in-english';

const locales = new URL('../../../src/locales/', import.meta.url);

/** The groups of texts in English, by name, from the files that `catalogue.ts` names. */
export async function englishGroups(): Promise<ReadonlyMap<string, unknown>> {
  const source = readFileSync(new URL('catalogue.ts', locales), 'utf8');
  const groups = new Map<string, unknown>();
  for (const [, names = '', path = ''] of source.matchAll(/import type \{([^}]*)\} from '([^']+\.messages)'/g)) {
    const module: unknown = await import(new URL(`${path}.ts`, locales).pathname);
    for (const [exported = '', group = exported] of names.split(',').map((name) => name.trim().split(' as '))) {
      if (exported !== '') groups.set(group, inEnglish(Object(Reflect.get(Object(module), exported))));
    }
  }
  return groups;
}

/** All English texts without parameters. */
export async function englishTexts(): Promise<ReadonlySet<string>> {
  const textsOf = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
  };
  return new Set([...(await englishGroups()).values()].flatMap(textsOf));
}
