import { expect, test } from 'vitest';
import { changesUnder, notePlainLook, pageRules } from '../support/page-rules/page-rules';
import { contrastOf } from './contrast';
import { see } from './drive';
import { inEachEngine } from './engines';

inEachEngine(({ open }) => {
  test('rules of a page for elements change nothing of the sign-in', async () => {
    const page = await open('/');
    await see(page, { css: 'input[type=email]' });
    expect(await notePlainLook(page, 'pricebook-login')).toBeGreaterThan(20);
    const changed: Record<string, readonly string[]> = {};
    for (const { name, css } of pageRules) {
      const changes = [
        ...(await changesUnder(page, css)),
        ...(await contrastOf(page, 'pricebook-login .pricebook')).faint,
      ];
      if (changes.length > 0) changed[name] = changes.slice(0, 6);
    }
    expect(changed).toEqual({});
  });
});
