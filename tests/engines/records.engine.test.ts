import { expect, test } from 'vitest';
import { companyFields } from '../../src/wire/company';
import { companiesOf, wholeCompany } from '../support/wire/companies-by-wire';
import { pricesOf } from '../support/wire/prices-by-wire';
import { productsOf } from '../support/wire/products-by-wire';
import { usersOf } from '../support/wire/users-by-wire';
import { choose, click, fill, gone, patience, select, texts } from './drive';
import type { EnginePage } from './engine.types';
import { inEachEngine } from './engines';

const admin = 'admin@pricebook.test';

/** A text field of the open form. */
const field = (name: string) => ({ css: 'dialog input', name });

/** Presses the form's button and waits until the form has closed. */
async function submit(page: EnginePage, name: 'Create' | 'Save'): Promise<void> {
  await click(page, { css: 'dialog button', name });
  await gone(page, { css: 'dialog' });
}

/** Searches for one record and opens its form. */
async function edit(page: EnginePage, search: string, name: string): Promise<void> {
  await fill(page, { css: 'input[type=search]' }, search);
  await expect.poll(() => texts(page, '[role=gridcell][aria-colindex="1"]'), patience).toHaveLength(1);
  await click(page, { css: 'button', name });
}

inEachEngine(({ app, open, picture }) => {
  const token = async () => (await app().signIn(admin)).accessToken;

  test('a price is created, then edited', async () => {
    const wire = pricesOf(app(), await token());
    const [{ MAIN_SKU: sku }] = await wire.unpriced();
    const page = await open('/prices', admin);
    await click(page, { css: 'button', name: 'Create New' });
    await choose(page, field('Main_SKU'), sku);
    for (const currency of ['AUD', 'USD']) {
      await fill(page, field(`SP - ${currency} - 01`), '12.5');
      for (const level of ['03', '02'])
        await click(page, { css: 'button', name: `Remove SP - ${currency} - ${level}` });
    }
    await picture(page, 'price-form');
    await submit(page, 'Create');
    expect(await wire.find(sku)).toMatchObject([{ SP_AUD_01: '12.5', SP_USD_01: '12.5' }]);

    await fill(page, { css: 'input[type=search]' }, sku);
    await click(page, { css: 'button', name: `Edit price of ${sku}` });
    await fill(page, field('SP - AUD - 01'), '13');
    await submit(page, 'Save');
    expect(await wire.find(sku)).toMatchObject([{ SP_AUD_01: '13', SP_USD_01: '12.5' }]);
  });

  test('a user is created, then edited', async () => {
    const wire = usersOf(app(), await token());
    const email = 'odette.farr@courts.example';
    const page = await open('/users', admin);
    await click(page, { css: 'button', name: 'Create New' });
    await fill(page, field('Name'), 'Odette Farr');
    await fill(page, field('Email'), email);
    await fill(page, field('Phone Number'), '+61 2 5550 0144');
    await select(page, { css: 'dialog select', name: 'Role' }, 'Customer Manager');
    await choose(page, field('Company'), 'Harbour City Courts');
    await picture(page, 'user-form');
    await submit(page, 'Create');
    expect(await wire.find(email)).toMatchObject([
      { NAME: 'Odette Farr', ROLE: 'Manager', COMPANY: { COMPANY_NAME: 'Harbour City Courts' } },
    ]);

    await fill(page, { css: 'input[type=search]' }, email);
    await click(page, { css: 'button', name: `Edit user ${email}` });
    await fill(page, field('Name'), 'Odette Farrow');
    await submit(page, 'Save');
    expect(await wire.find(email)).toMatchObject([{ NAME: 'Odette Farrow', ROLE: 'Manager' }]);
  });

  test('a company is created, then edited', async () => {
    const companies = companiesOf(app(), await token());
    const { COMPANY_NAME: name, STATUS: _, CUSTOM_LOGO: logos, ...company } = wholeCompany;
    const page = await open('/companies', admin);
    await click(page, { css: 'button', name: 'Create New' });
    await fill(page, field('Company name'), name);
    for (const [key, value] of Object.entries(company)) {
      // SAFETY: the keys of this object.
      const { kind, label } = companyFields[key as keyof typeof company];
      await (kind === 'choice' ? choose : fill)(page, field(label), value);
    }
    await choose(page, field('Custom logo'), logos[0]);
    await picture(page, 'company-form-new');
    await submit(page, 'Create');
    expect(await companies.find(name)).toMatchObject([wholeCompany]);

    await edit(page, name, `Edit ${name}`);
    await fill(page, field('City'), 'Launceston');
    await picture(page, 'company-form');
    await page.press('Escape');
    await click(page, { css: 'dialog button', name: 'Keep editing' });
    await submit(page, 'Save');
    expect(await companies.find(name)).toMatchObject([{ ...wholeCompany, CITY: 'Launceston' }]);
  });

  test('a product is created, then edited', async () => {
    const products = productsOf(app(), await token());
    const sku = 'ENGINE-01';
    const page = await open('/products', admin);
    await click(page, { css: 'button', name: 'Create New' });
    await fill(page, field('Main SKU'), sku);
    await choose(page, field('Unit'), 'roll');
    await fill(page, field('Lead time'), '12');
    await fill(page, { css: 'dialog textarea', name: 'Description' }, 'Seen in three engines');
    await picture(page, 'product-form-new');
    await submit(page, 'Create');
    expect(await products.find(sku)).toMatchObject([
      { MAIN_SKU: sku, UNIT: 'roll', DESCRIPTION: 'Seen in three engines' },
    ]);

    await edit(page, sku, `Edit product ${sku}`);
    await fill(page, { css: 'dialog textarea', name: 'Description' }, 'Changed in three engines');
    await picture(page, 'product-form');
    await submit(page, 'Save');
    expect(await products.find(sku)).toMatchObject([{ UNIT: 'roll', DESCRIPTION: 'Changed in three engines' }]);
    await expect.poll(async () => (await texts(page, '[role=gridcell]')).join()).toContain('Changed in three engines');
  });
});
