import { expect, test } from 'vitest';
import { contrastOf } from './contrast';
import { click, see } from './drive';
import { inEachEngine } from './engines';

inEachEngine(
  ({ open, picture }) => {
    test.each(['prices', 'products', 'companies', 'users'])('%s are legible in the dark theme', async (area) => {
      const page = await open(`/${area}`, 'admin@pricebook.test');
      await see(page, { css: '[role=gridcell]' });
      await picture(page, `${area}-dark`);
      const list = await contrastOf(page);
      expect(list).toMatchObject({ faint: [] });
      expect(list.lightness).toBeLessThan(0.05);
      expect(list.texts).toBeGreaterThan(20);
      await click(page, { css: 'button', name: 'Create New' });
      await see(page, { css: 'dialog button', name: 'Cancel' });
      await picture(page, `${area}-form-dark`);
      expect((await contrastOf(page)).faint).toEqual([]);
    });

    test('the sign-in is legible in the dark theme', async () => {
      const page = await open('/');
      await see(page, { css: 'input[type=email]' });
      await picture(page, 'sign-in-dark');
      const form = await contrastOf(page);
      expect(form).toMatchObject({ faint: [] });
      expect(form.lightness).toBeLessThan(0.05);
    });
  },
  { isDark: true },
);
