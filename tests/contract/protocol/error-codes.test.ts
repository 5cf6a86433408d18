import { expect, it } from 'vitest';
import type { ErrorCode } from '../../../src/wire/error-texts';
import { type BackEndOf, onOneStore } from '../stores';

const email = 'a@shop.example';
const wrong = { EMAIL: 'x'.repeat(1001), PASSWORD: '', MFA_FLAG: 'odd' };
const fieldCodes = { EMAIL: { code: 'too-long' }, PASSWORD: { code: 'needed' }, MFA_FLAG: { code: 'not-boolean' } };

type Case = readonly [why: string, call: string, body: object, code: ErrorCode | 'invalid-fields', more: object];

const cases: readonly Case[] = [
  ['a wrong password', 'auth/login', { EMAIL: email, PASSWORD: 'x', MFA_FLAG: true }, 'invalid-credentials', {}],
  ['an unknown call', 'price/nothing', {}, 'nothing-here', { params: { path: '/api/price/nothing' } }],
  ['no session', 'price/getPrice', {}, 'sign-in-needed', { detail: 'Please sign in.' }],
  ['invalid fields', 'auth/login', wrong, 'invalid-fields', { fieldCodes }],
];

const tests = (backEnd: BackEndOf): void => {
  it.each(cases)('An error because of %s has its code beside its message', { tags: 'OK20' }, async (...given) => {
    const [, call, body, code, more] = given;
    const { body: answer } = await backEnd().call(call, { body });
    expect(answer).toMatchObject({ code, message: expect.stringMatching(/./), ...more });
  });

  it('Refused fields and rows have codes and parameters of their own', { tags: 'OK20' }, async () => {
    const token = await backEnd().tokenOf('admin');
    const PRICES = { AUD: ['1'], USD: [] };
    const { body } = await backEnd().call('price/createPrice', { token, body: { MAIN_SKU: 'NO-SUCH', PRICES } });
    expect(body).toMatchObject({ code: 'invalid-fields', fieldCodes: { MAIN_SKU: { code: 'unknown-product' } } });
    const form = new FormData();
    form.append('file', new File(['MAIN_SKU,SP - AUD - 01\nNO-SUCH,1\nNO-SUCH,2\n'], 'prices.csv'));
    const upload = await backEnd().call('price/uploadPrice', { token, body: form });
    expect(upload.body).toMatchObject({ code: 'wrong-rows', params: { total: 3, row: 2, column: 'MAIN_SKU' } });
    expect(upload.body.data).toMatchObject({
      problems: expect.arrayContaining([
        expect.objectContaining({ row: 2, code: 'unknown-sku', params: { sku: 'NO-SUCH' } }),
        expect.objectContaining({ row: 3, code: 'repeated-sku', params: { row: 2 } }),
      ]),
    });
  });
};

onOneStore('Error codes', tests);
