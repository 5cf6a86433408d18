import { describe, expect, it } from 'vitest';
import { countKnown, matchColumns, normalizeColumnName } from './columns';

const known = [{ key: 'MAIN_SKU', aliases: ['SKU', 'Item no.'] }, { key: 'SP_AUD_01' }, { key: 'SP_AUD_10' }];

describe('matching columns', () => {
  it('compares only the letters and digits of a name', () => {
    const names = ['SP - AUD - 01', 'sp_aud_1', 'SP_AUD_01', ' Sp aud 001 ', 'ＳＰ＿ＡＵＤ＿０１'];
    expect(names.map(normalizeColumnName)).toEqual(Array(5).fill('spaud1'));
    expect(normalizeColumnName('SP_AUD_10')).toBe('spaud10');
    expect(normalizeColumnName('SP_AUD_00')).toBe('spaud0');
    expect(normalizeColumnName('№ – %')).toBe('no');
    expect(normalizeColumnName('מק"ט')).toBe('מקט');
  });

  it('distinguishes known, duplicate, unknown and unnamed columns', () => {
    const columns = matchColumns(
      ['', 'item NO', 'sp aud 1', 'SP_AUD_10', 'SP AUD 10', '__proto__', 'constructor', '%'],
      known,
    );
    expect(columns.map(({ match }) => match)).toEqual([
      { kind: 'unnamed' },
      { kind: 'known', key: 'MAIN_SKU' },
      { kind: 'known', key: 'SP_AUD_01' },
      { kind: 'duplicate', key: 'SP_AUD_10' },
      { kind: 'duplicate', key: 'SP_AUD_10' },
      { kind: 'unknown' },
      { kind: 'unknown' },
      { kind: 'unknown' },
    ]);
  });

  it('prefers a key to an alias of another column', () => {
    const columns = matchColumns(['Name'], [{ key: 'NAME' }, { key: 'TITLE', aliases: ['name'] }]);
    expect(columns[0]?.match).toEqual({ kind: 'known', key: 'NAME' });
  });

  it('counts a repeated name once', () => {
    expect(countKnown(['sku', 'Main SKU', 'x', 'SP AUD 1'], known)).toBe(2);
  });
});
