import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { englishGroups } from '../../tests/support/views/english-texts';
import { failureText } from '../sheet/sheet-failure';
import { setNotation } from '../texts/notation';
import { errorTexts } from '../wire/error-texts';
import { fieldReasons } from '../wire/field-reasons';
import { language as arabic } from './ar';
import { language as german } from './de';
import { language as spanish } from './es';
import { language as french } from './fr';
import { supportedTag } from './languages';
import { language as chinese } from './zh-Hans';

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

const namesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** The parameters of an English text: those in its braces, or those that its function reads. */
function paramNames(text: unknown): readonly string[] {
  if (typeof text !== 'function') return namesIn(String(text));
  const read = new Set<string>();
  const get = (value: number) => (_: object, name: string | symbol) => {
    read.add(String(name));
    return value;
  };
  for (const value of [0, 1, 2]) text(new Proxy({}, { get: get(value) }));
  return [...read];
}

const languages = [
  ['German', german],
  ['French', french],
  ['Spanish', spanish],
  ['Simplified Chinese', chinese],
  ['Arabic', arabic],
] as const;

describe.each(languages)('The %s catalogue', (_, { first, importTranslator, importPart }) => {
  let catalogue: object;
  beforeAll(async () => {
    catalogue = {
      ...first,
      ...(await importPart.uploads()),
      ...(await importPart.rules()),
      ...(await importPart.history()),
    };
  });

  it('has a text for each text, with as many parameters at most', async () => {
    const groups = await englishGroups();
    expect(groups.size).toBeGreaterThan(60);
    const wrong: string[] = [];
    for (const [group, english] of groups) {
      compare(group, english, Reflect.get(catalogue, group), (path, text, translated) => {
        if (elsewhere.test(path)) return;
        const isSame = typeof text === typeof translated;
        const isCallable = typeof text !== 'function' || (isSame && Object(translated).length <= text.length);
        if (!isSame || !isCallable) wrong.push(path);
      });
    }
    expect(wrong).toEqual([]);
  });

  it('has a text for each code of the reference back end, with its parameters alone', { tags: 'OK20' }, async () => {
    const { fieldReasons: reasons, serverErrors } = (await importTranslator()).codeTexts;
    const of = (english: object, texts: object) => {
      expect(Object.keys(texts)).toEqual(Object.keys(english));
      return Object.entries(english).flatMap(([code, text]) => {
        const sent = paramNames(text);
        const shown = String(Reflect.get(texts, code));
        const superfluous = namesIn(shown).filter((name) => !sent.includes(name));
        return superfluous.length > 0 || shown === '' || /[{}]/.test(shown.replace(/\{\w+\}/g, '')) ? code : [];
      });
    };
    expect(of(errorTexts, serverErrors)).toEqual([]);
    expect(of(fieldReasons, reasons)).toEqual([]);
  });

  it('leaves no sentence in English', async () => {
    const same: string[] = [];
    for (const [group, english] of await englishGroups()) {
      compare(group, english, Reflect.get(catalogue, group), (path, text, translated) => {
        const isSentence = typeof text === 'string' && / [a-z]+ [a-z]+/.test(text);
        if (isSentence && text === translated) same.push(path);
      });
    }
    expect(same).toEqual([]);
  });
});

/** The text of a string or of a template, with … for its values; '' for other nodes. */
function wholeText(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return '';
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

describe('French texts', () => {
  afterEach(() => setNotation());

  it('have the plural from 2', async () => {
    setNotation(french.notationFor('fr'));
    const { rows } = (await french.importPart.uploads()).upload;
    expect([0, 1, 2, 1200].map(rows)).toEqual(['0 ligne', '1 ligne', '2 lignes', '1\u202f200 lignes']);
  });

  it('have no-break spaces at high punctuation marks and quotes', () => {
    const wrong: string[] = [];
    for (const name of readdirSync(new URL('fr', import.meta.url))) {
      const source = readFileSync(new URL(`fr/${name}`, import.meta.url), 'utf8');
      const visit = (node: ts.Node): void => {
        const text = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) ? node.text : '';
        if (/ [;:!?»%]|«(?!\u00a0)|(?<!\u00a0)»|\p{L}[;!?]/u.test(text)) wrong.push(`${name}: ${text}`);
        ts.forEachChild(node, visit);
      };
      visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest));
    }
    expect(wrong).toEqual([]);
  });
});

describe('Spanish texts', () => {
  afterEach(() => setNotation());

  it('count as the region does', { tags: 'OT09' }, async () => {
    const { upload } = await spanish.importPart.uploads();
    setNotation(spanish.notationFor('es-MX'));
    expect(upload.rows(1284)).toBe('1,284 filas');
  });

  it('group counts of four digits, and name times with their article', async () => {
    setNotation(spanish.notationFor('es'));
    const { errors } = spanish.first;
    const { upload } = await spanish.importPart.uploads();
    expect([0, 1, 2, 1284, 12840].map(upload.rows)).toEqual([
      '0 filas',
      '1 fila',
      '2 filas',
      '1.284 filas',
      '12.840 filas',
    ]);
    expect(['1:05', '10:05', '13:05:20', '3 feb 2027, 13:05'].map(errors.retryAt)).toEqual([
      'Podrá volver a intentarlo a la 1:05.',
      'Podrá volver a intentarlo a las 10:05.',
      'Podrá volver a intentarlo a las 13:05:20.',
      'Podrá volver a intentarlo el 3 feb 2027, 13:05.',
    ]);
  });

  it('open questions and exclamations, and quote with «…»', () => {
    const wrong: string[] = [];
    for (const name of readdirSync(new URL('es', import.meta.url))) {
      const source = readFileSync(new URL(`es/${name}`, import.meta.url), 'utf8');
      const visit = (node: ts.Node): void => {
        const text = wholeText(node);
        const times = (mark: string) => text.split(mark).length;
        if (times('¿') !== times('?') || times('¡') !== times('!') || /[“”"]|« | »/.test(text))
          wrong.push(`${name}: ${text}`);
        ts.forEachChild(node, visit);
      };
      visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest));
    }
    expect(wrong).toEqual([]);
  });
});

describe('Simplified Chinese texts', () => {
  it('are not for tags of traditional Chinese', () => {
    const simplified = ['zh', 'zh-CN', 'zh-Hans', 'zh-SG', 'ZH-hans-HK'];
    expect(simplified.map(supportedTag)).toEqual(simplified);
    const other = ['zh-Hant', 'zh-TW', 'ZH-hk', 'zh-MO', 'zh-Hant-CN', 'zh_TW', 'arn'];
    expect(other.map(supportedTag)).toEqual(other.map(() => 'en'));
  });

  it('have full-width punctuation beside Chinese characters', () => {
    const wrong: string[] = [];
    for (const name of readdirSync(new URL('zh-Hans', import.meta.url))) {
      const source = readFileSync(new URL(`zh-Hans/${name}`, import.meta.url), 'utf8');
      const visit = (node: ts.Node): void => {
        const text = wholeText(node);
        if (/\p{Script=Han}[,:;?!()"]|[,:;?!()"]\p{Script=Han}/u.test(text)) wrong.push(`${name}: ${text}`);
        ts.forEachChild(node, visit);
      };
      visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest));
    }
    expect(wrong).toEqual([]);
  });
});

describe('Arabic texts', () => {
  it('have the six plurals, and the dual after verbal nouns', async () => {
    const { block } = arabic.first;
    const { upload } = await arabic.importPart.uploads();
    expect([0, 1, 2, 3, 11, 100, 1203].map(upload.rows)).toEqual([
      '0 صف',
      'صف واحد',
      'صفان',
      '3 صفوف',
      '11 صفًا',
      '100 صف',
      '1,203 صفوف',
    ]);
    expect(block.doneText(2, 1)).toBe('تم حفظ سعرين في سجل واحد.');
  });

  it('keep the order of codes, and of changes that have an arrow', () => {
    const { changePrice, prices } = arabic.first;
    expect(prices.edit('A-1')).toBe('تحرير سعر \u2068A-1\u2069');
    const change = { sku: 'A-1', level: 'SP - AUD - 01', from: '12.50', to: '13.00' };
    expect(changePrice.saved(change)).toBe(
      '\u2066SP - AUD - 01\u2069 للصنف \u2068A-1\u2069: \u206612.50 → 13.00\u2069',
    );
  });

  it('have the punctuation of the language', () => {
    const wrong: string[] = [];
    for (const name of readdirSync(new URL('ar', import.meta.url))) {
      const source = readFileSync(new URL(`ar/${name}`, import.meta.url), 'utf8');
      const visit = (node: ts.Node): void => {
        const text = wholeText(node);
        if (/[“”"]|\p{Script=Arabic}[,;?]/u.test(text)) wrong.push(`${name}: ${text}`);
        ts.forEachChild(node, visit);
      };
      visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest));
    }
    expect(wrong).toEqual([]);
  });
});

it('names each kind of file that is refused in each language', async () => {
  const sources = ['../sheet/sniff.ts', '../sheet/open-sheet.ts'].map((path) =>
    readFileSync(new URL(path, import.meta.url), 'utf8'),
  );
  const kinds = [...sources.join().matchAll(/(?:name|found): '([^']+)'/g)].map(([, name = '']) => name);
  expect(kinds.length).toBeGreaterThan(20);
  const untranslated: string[] = [];
  for (const [name, { importPart }] of languages) {
    const { sheetFailure } = await importPart.uploads();
    for (const kind of kinds)
      if (failureText(sheetFailure, 'wrong-type', [kind]).includes(kind)) untranslated.push(`${name}: ${kind}`);
  }
  expect(untranslated).toEqual([]);
});
