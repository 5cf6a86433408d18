import { expect, it } from 'vitest';
import type { ErrorCode } from '../../../src/wire/error-texts';
import { type BackEndOf, onOneStore } from '../stores';

const tests = (backEnd: BackEndOf): void => {
  it.each<[string, string, object, ErrorCode | 'invalid-fields', object]>([
    ['a wrong password', 'auth/login', { EMAIL: 'a@shop.example', PASSWORD: 'x', MFA_FLAG: true }, 'invalid-credentials', {}],
    ['an unknown call', 'price/nothing', {}, 'nothing-here', { params: { path: '/api/price/nothing' } }],
    ['no session', 'price/getPrice', {}, 'sign-in-needed', { detail: 'Please sign in.' }],
    [
      'invalid fields',
      'auth/login',
      { EMAIL: 'x'.repeat(1001), PASSWORD: '', MFA_FLAG: 'odd' },
      'invalid-fields',
      { fieldCodes: { EMAIL: { code: 'too-long' }, PASSWORD: { code: 'needed' }, MFA_FLAG: { code: 'not-boolean' } } },
    ],
  ])('An error because of %s has its code beside its message', { tags: 'OK20' }, async (_, call, body, code, more) => {
    const { body: answer } = await backEnd().call(call, { body });
    expect(answer).toMatchObject({ code, message: expect.stringMatching(/./), ...more });
  });

  it('Conflicts and rows of a file have the parameters of their messages', { tags: 'OK20' }, async () => {
    const token = await backEnd().tokenOf('admin');
    const { body } = await backEnd().call('price/createPrice', { token, body: { MAIN_SKU: 'NO-SUCH', PRICES: {} } });
    expect(body).toMatchObject({ code: 'invalid-fields', fieldCodes: { MAIN_SKU: { code: 'unknown-product' } } });
    const form = new FormData();
    form.append('file', new File(['MAIN_SKU,SP - AUD - 01\nNO-SUCH,1\nNO-SUCH,2\n'], 'prices.csv'));
    const upload = await backEnd().call('price/uploadPrice', { token, body: form });
    expect(upload.body).toMatchObject({
      code: 'wrong-rows',
      params: { total: 2, row: 2, column: 'MAIN_SKU' },
      data: {
        problems: [
          { code: 'unknown-sku', params: { sku: 'NO-SUCH' } },
          { code: 'repeated-sku', params: { row: 2 } },
        ],
      },
    });
  });
};

onOneStore('Error codes', tests);
