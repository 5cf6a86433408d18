import { expect, test, vi } from 'vitest';

// Creating one can take longer than all other code of a list but React.
test('Loading the elements creates no Intl formatter', async () => {
  const formatters = [vi.spyOn(Intl, 'DateTimeFormat'), vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Intl, 'Collator')];
  await import('./elements');
  for (const formatter of formatters) expect(formatter).not.toHaveBeenCalled();
});
