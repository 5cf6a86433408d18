import { afterEach, expect, test } from 'vitest';
import { language as arabic } from '../../../locales/ar';
import type { Language } from '../../../locales/catalogue';
import { language as german } from '../../../locales/de';
import { language as spanish } from '../../../locales/es';
import { language as french } from '../../../locales/fr';
import { language as chinese } from '../../../locales/zh-Hans';
import type { CostSource } from '../../../machines/reading.types';
import { replaceMessages } from '../../../texts/define-messages';
import { setNotation } from '../../../texts/notation';
import { costRulesText, pricedFileName } from '../../../upload/pricing/cost-rule-name';
import { allLevels } from '../../../wire/price-levels';
import type { PriceRule } from '../../../wire/price-rule';
import { changeName } from './rule-name';

async function show({ first, importPart, notationFor }: Language): Promise<void> {
  replaceMessages([first, await importPart.uploads(), await importPart.rules()]);
  setNotation(notationFor(''));
}

afterEach(() => {
  replaceMessages([]);
  setNotation();
});

const raise: PriceRule = {
  currency: 'AUD',
  levels: allLevels,
  calculation: { kind: 'percent', percent: '2.50' },
  rounding: '.95',
};
const filtered = {
  kind: 'filtered',
  search: 'Band',
  filters: { STATUS: ['Active'], GROUP_NAME: ['A', 'B', 'C', 'D'] },
} as const;
const statuses = (key: string, value: string) => (key === 'STATUS' && value === 'Active' ? '[Active]' : value);

test.each([
  [
    'German',
    german,
    '+2,5\u00a0% für AUD 01–20, Endung ,95, Filter Status [Active], Gruppenname A oder B oder 2 weitere, Suche „Band“',
  ],
  [
    'French',
    french,
    '+2,5\u00a0% sur AUD 01–20, terminaison ,95, filtre Statut [Active], Nom du groupe A ou B ou 2 autres, recherche «\u00a0Band\u00a0»',
  ],
  [
    'Spanish',
    spanish,
    '+2,5\u00a0% en AUD 01–20, terminación ,95, filtro Estado [Active], Nombre del grupo A o B o 2 más, búsqueda «Band»',
  ],
  [
    'Chinese',
    chinese,
    'AUD 01–20：+2.5%、尾数 .95、筛选：状态为 [Active]、分组名称为 A 或 B 或 另外 2 个值、搜索“Band”',
  ],
  [
    'Arabic',
    arabic,
    '+2.5% على AUD 01–20، بنهاية 0.95، بتصفية الحالة [Active]، اسم المجموعة A أو B أو 2 غيرها، بحث «Band»',
  ],
] as const)('A rule for many prices is named in %s', { tags: 'OT01' }, async (_, language, name) => {
  await show(language);
  expect(changeName(raise, filtered, statuses)).toBe(name);
});

test('The name of a rule has prices and counts as the language writes them', { tags: 'OT01' }, async () => {
  await show(german);
  const rule: PriceRule = { ...raise, levels: [1, 3], calculation: { kind: 'fixed', price: '1284.5' } };
  const keys = Array.from({ length: 1200 }, (_, at) => String(at));
  expect(changeName(rule, { kind: 'selected', keys }, statuses)).toBe('1.284,50 für AUD 01, 03, 1.200 ausgewählt');
  await show(chinese);
  expect(changeName(rule, { kind: 'all' }, statuses)).toBe('AUD 01、03：1,284.50');
});

const percents = allLevels.map((level) => ({ level, percent: (61.25 - level * 1.25).toFixed(2) }));
const costs: readonly CostSource[] = [
  {
    column: 1,
    rule: {
      currency: 'AUD',
      vatOut: '19',
      conversion: { from: 'EUR', rate: '1.65', date: '2026-11-01' },
      factor: '1.08',
      amount: '-2',
      markups: { kind: 'series', levels: [1, 2, 3], percent: '60', factor: '0.97' },
      vatIn: '10',
      rounding: '0.05',
      lowestPrice: '1005',
    },
  },
];

test.each([
  [
    'German',
    german,
    'abzüglich 19\u00a0% MwSt., EUR × 1,65 (2026-11-01) × 1,08 − 2 → AUD 01–03 +60\u00a0%, jede weitere × 0,97, zuzüglich 10\u00a0% MwSt., gerundet auf 0,05, mindestens 1.005,00',
  ],
  [
    'Arabic',
    arabic,
    'ناقص 19% ضريبة القيمة المضافة، EUR × 1.65 (2026-11-01) × 1.08 − 2 → AUD 01–03 +60%، وكل مستوى تالٍ × 0.97، زائد 10% ضريبة القيمة المضافة، بالتقريب إلى 0.05، لا يقل عن 1,005.00',
  ],
] as const)('A rule for prices from costs is named in %s', { tags: 'OT01' }, async (_, language, name) => {
  await show(language);
  expect(costRulesText(costs.map(({ rule }) => rule))).toBe(name);
});

test.each([
  ['German', german],
  ['French', french],
  ['Spanish', spanish],
  ['Chinese', chinese],
  ['Arabic', arabic],
] as const)(
  'The longest usual rules from costs are a file name of at most 250 characters in %s',
  {
    tags: 'OT01',
  },
  async (_, language) => {
    await show(language);
    const rule = { ...costs[0]?.rule, currency: 'AUD', markups: { kind: 'each', percents }, rounding: '0.01' } as const;
    const conversion = { from: 'EUR', rate: '1.1', date: '2026-11-01' };
    const both = [
      { column: 1, rule: { currency: 'AUD', markups: rule.markups, rounding: '0.01', conversion } },
      { column: 1, rule: { currency: 'USD', markups: rule.markups, rounding: '0.01', conversion } },
    ] as const;
    const name = pricedFileName('Wilo.csv', both, String);
    expect(name).not.toMatch(/with the mark-ups/);
    expect(name.length).toBeLessThanOrEqual(250);
  },
);
