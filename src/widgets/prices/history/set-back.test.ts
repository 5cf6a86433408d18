import { describe, expect, it } from 'vitest';
import type { ChangedPrice, RecordedPriceChange } from '../../../wire/price-history';
import { setBackStartOf, storedPrices } from './set-back';

const aud01 = (from: string, to: string): ChangedPrice => ({ key: 'SP_AUD_01', from, to });

const change = (
  differences: readonly ChangedPrice[],
  action: RecordedPriceChange['action'] = 'changed',
): RecordedPriceChange => ({
  ...{ id: 1, sku: 'A-1', action, at: '', by: '', origin: undefined, fileName: '' },
  differences: [...differences],
});

const other: ChangedPrice = { key: 'SP_AUD_02', from: '1', to: '2' };

const fromChanges = (changes: readonly RecordedPriceChange[], one: ChangedPrice) => {
  const stored = storedPrices(changes);
  return stored && setBackStartOf(stored, one);
};

describe('A price is set back', { tags: 'NH02' }, () => {
  it('from what the newest change of its level has made it', () => {
    const changes = [change([other]), change([aud01('11', '12'), other]), change([aud01('10', '11')])];
    expect(fromChanges(changes, aud01('11', '12'))).toEqual({ stored: '12', isLatest: true });
    expect(fromChanges(changes, aud01('10', '11'))).toEqual({ stored: '12', isLatest: false });
  });

  it('also to none, and from none', () => {
    expect(fromChanges([change([aud01('', '10')])], aud01('', '10'))).toEqual({ stored: '10', isLatest: true });
    expect(fromChanges([change([aud01('10', '')])], aud01('10', ''))).toEqual({ stored: '', isLatest: true });
  });

  it('unless it is that already, however it is written', () => {
    const changes = [change([aud01('12', '10.00')]), change([aud01('10', '12')])];
    expect(fromChanges(changes, aud01('10', '12'))).toBeUndefined();
    expect(fromChanges(changes, aud01('12', '10.00'))).toEqual({ stored: '10.00', isLatest: true });
  });

  it('unless its record was deleted', () => {
    const changes = [change([aud01('10', '')], 'deleted'), change([aud01('9', '10')])];
    expect(fromChanges(changes, aud01('9', '10'))).toBeUndefined();
  });
});
