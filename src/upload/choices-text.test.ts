import { describe, expect, it } from 'vitest';
import { known, to } from '../../tests/support/machines/controlled-upload';
import { shape } from '../../tests/upload/text-file';
import type { ReadingOptions } from '../machines/reading.types';
import type { UploadContext } from '../machines/upload.types';
import { choicesText, hasChoices } from './choices-text';
import { createCostDraft } from './pricing/cost-draft';

const column = (index: number, name: string, key?: string) =>
  ({ index, name, state: key ? 'used' : 'unknown', key, samples: [], isHidden: false }) as const;
const opened = {
  encoding: undefined,
  sheet: 0,
  sheets: [],
  sheetProblem: undefined,
  canChooseEncoding: false,
  header: 0,
  columns: [column(0, 'Article', 'MAIN_SKU'), column(1, 'Net', 'SP_AUD_01'), column(2, 'Remarks')],
  isMappingComplete: true,
  firstRows: [],
  decimalSeparator: 'point',
} as const;

type Choices = Parameters<typeof choicesText>[0];

const nothing: Choices = {
  file: new File([], 'prices.csv'),
  fileName: '',
  opened: undefined,
  mapping: undefined,
  options: {},
  recalledOptions: {},
  templates: [],
  costDrafts: undefined,
  earlierSheets: new Map(),
  checked: undefined,
  pairs: [],
  excludedFields: new Map(),
};
const linesOf = (choices: Partial<UploadContext>) => choicesText({ ...nothing, ...choices }, shape).split('\n');

describe('The choices of an upload as text', { tags: 'RC21' }, () => {
  it('are empty before a file is read', () => {
    expect(choicesText(nothing, shape)).toBe('');
  });

  it('name the columns that are used, as they are mapped now', () => {
    expect(linesOf({ opened })).toEqual(['prices.csv', 'Article: Main SKU', 'Net: SP - AUD - 01']);
    const mapping = { header: 0, columns: [column(0, 'Article', 'MAIN_SKU'), column(1, 'Net', 'SP_AUD_02')] };
    expect(linesOf({ opened, mapping })).toEqual(['prices.csv', 'Article: Main SKU', 'Net: SP - AUD - 02']);
  });

  it('have rules for costs, complete or not', () => {
    const draft = { ...createCostDraft(1, 'AUD', '2026-11-01'), percents: ['60'] };
    expect(linesOf({ opened, costDrafts: [draft] })).toContain('Net: AUD 01 +60 %');
    expect(linesOf({ opened, costDrafts: [{ ...draft, percents: ['sixty'] }] })).toContainEqual(
      expect.stringMatching(/^Net: AUD, .*sixty/),
    );
  });

  it('have corrected cells, the names of keys, and how many rows are left out', () => {
    const correction = { row: 5, column: 1, key: 'A-1', from: 'x', text: '12.5', isNumber: true };
    const excluded = [{ reason: 'single', rows: 2 }] as const;
    const checked = { rows: 9, excluded, kinds: [], rowsWithAnyKind: 0, values: [], findings: [] };
    const lines = linesOf({
      opened,
      options: { corrections: [correction], keyNames: { 'S-1': 'A-1' } },
      // SAFETY: only the excluded rows are read.
      checked: checked as unknown as NonNullable<UploadContext['checked']>,
    });
    expect(lines).toEqual(expect.arrayContaining(['Row 5, Net: 12.5', 'S-1: A-1', '2 rows are left out.']));
  });

  it('are the changes to write in a review, without those that are left out', () => {
    const existingData = { MAIN_SKU: 'A-1', SP_AUD_01: '10', SP_AUD_02: '' };
    const pairs = [
      { existingData, newData: { MAIN_SKU: 'A-1', SP_AUD_01: '11.5', SP_AUD_02: '9' } },
      { existingData: { ...existingData, MAIN_SKU: 'A-2' }, newData: { MAIN_SKU: 'A-2', SP_AUD_01: '12' } },
    ];
    const excludedFields = new Map([[1, new Set(['SP_AUD_01'])]]);
    expect(linesOf({ file: undefined, fileName: 'Pasted', pairs, excludedFields })).toEqual([
      'Pasted',
      'A-1, SP - AUD - 01: 10.00 → 11.50',
      'A-1, SP - AUD - 02: - → 9.00',
    ]);
  });
});

describe('Closing a preview', { tags: 'RC21' }, () => {
  const correction = { row: 5, column: 1, key: 'A-1', from: 'x', text: '12.5', isNumber: true };
  it.each([
    ['rows that are left out', { exclusions: { kinds: [] } }],
    ['corrected cells', { corrections: [correction] }],
    ['SKUs that were chosen for unknown numbers', { keyNames: { 'S-1': 'A-1' } }],
  ])('would discard %s', (_, options) => {
    expect(hasChoices('preview', { ...nothing, options })).toBe(true);
  });

  it.each(['mapping', 'reading', 'preview'])(
    'would discard what was chosen before, also in the step %s',
    {
      tags: 'QC147',
    },
    (step) => {
      const mapping = { header: 0, columns: opened.columns };
      const choices = { ...nothing, opened, mapping };
      expect(hasChoices(step, choices)).toBe(false);
      expect(hasChoices(step, { ...choices, options: { corrections: [correction] } })).toBe(true);
      const corrected = { options: { corrections: [correction] }, costDrafts: undefined };
      expect(hasChoices(step, { ...choices, earlierSheets: new Map([[1, corrected]]) })).toBe(true);
      // It was opened again, and its options are the current ones.
      expect(hasChoices(step, { ...choices, earlierSheets: new Map([[0, corrected]]) })).toBe(false);
    },
  );

  const costs = [
    { column: 1, rule: { currency: 'AUD', rounding: '0.01', markups: { kind: 'each', percents: [] } } },
  ] as const;
  const chosen = { exclusions: { kinds: ['no-cost'] }, keyNames: { 'S-1': 'A-1' }, costs } as const;

  it('would discard rules for costs', { tags: 'QC86' }, () => {
    expect(hasChoices('preview', { ...nothing, options: { costs } })).toBe(true);
  });

  it('discards nothing that a template or an earlier file has', { tags: 'QC86' }, () => {
    const templates = [{ name: 'Wilo', match: 'header', options: { ...chosen, template: 'Wilo' } }] as const;
    const options = structuredClone({ ...chosen, template: 'Wilo' });
    expect(hasChoices('preview', { ...nothing, templates, options })).toBe(false);
    expect(hasChoices('preview', { ...nothing, templates, options: { ...options, template: 'Other' } })).toBe(true);
    expect(hasChoices('preview', { ...nothing, options: chosen, recalledOptions: chosen })).toBe(false);
    const excluded = { ...chosen, exclusions: { kinds: ['no-cost', 'section'] } } as const;
    expect(hasChoices('preview', { ...nothing, options: excluded, recalledOptions: chosen })).toBe(true);
  });

  it('discards nothing that was saved as a template, but corrections and single rows', { tags: 'QC86' }, async () => {
    const savedAfter = async (options: ReadingOptions) => {
      const upload = await to.checking();
      upload.actor.send({ type: 'options.change', options });
      await upload.resolve({ ...known, options });
      expect(hasChoices('preview', upload.context())).toBe(true);
      upload.actor.send({ type: 'template.saved', name: 'Wilo' });
      return hasChoices('preview', upload.context());
    };
    expect(await savedAfter(chosen)).toBe(false);
    expect(await savedAfter({ ...chosen, corrections: [correction] })).toBe(true);
    expect(await savedAfter({ ...chosen, exclusions: { kinds: ['no-cost'], rows: [4] } })).toBe(true);
  });

  it('discards nothing as long as nothing was chosen', () => {
    expect(hasChoices('preview', { ...nothing, options: { exclusions: {}, corrections: [], keyNames: {} } })).toBe(
      false,
    );
  });
});
