import { expect, it } from 'vitest';
import { notCalculated } from '../../../src/sheet/cell';
import { hostileFiles } from '../../sheet/hostile-files';
import { hostileSheets } from '../../sheet/hostile-sheets';
import { hostileSizes } from '../../sheet/hostile-sizes';
import { onBothStores } from '../stores';
import { csvFile, freeSkus, priceOf, upload, xlsxFile } from './price-files';

onBothStores('A price file', (backEnd) => {
  /** Uploads it with a valid new row, and returns the response; the valid row must not have been saved. */
  const refused = async (
    rows: readonly (readonly (string | number | boolean | null)[])[],
    header = ['MAIN_SKU', 'SP_AUD_01'],
  ) => {
    const [sku = ''] = await freeSkus(backEnd(), 1);
    const answer = await upload(backEnd(), xlsxFile([header, [sku, 5], ...rows]));
    expect(answer.status).toBe(422);
    expect(await priceOf(backEnd(), sku)).toBeUndefined();
    return answer.body;
  };

  it.each([
    ['a row without a SKU', [['', 5]], { row: 3, column: 'MAIN_SKU', reason: 'is missing' }],
    ['an unknown SKU', [['NO-SUCH', 5]], { row: 3, column: 'MAIN_SKU', reason: '“NO-SUCH” is no product that exists' }],
    ['a negative price', [['CL-RL-050-WHT', -5]], { row: 3, column: 'SP_AUD_01', reason: 'is negative' }],
    [
      'five decimals',
      [['CL-RL-050-WHT', 0.12345]],
      { row: 3, column: 'SP_AUD_01', reason: expect.stringMatching(/number from 0/) },
    ],
    [
      'eleven digits',
      [['CL-RL-050-WHT', 12345678901]],
      { row: 3, column: 'SP_AUD_01', reason: expect.stringMatching(/10 digits/) },
    ],
    [
      'a long text',
      [['CL-RL-050-WHT', 'only when the moon is full']],
      { row: 3, column: 'SP_AUD_01', reason: expect.stringMatching(/short text/) },
    ],
    [
      'yes or no',
      [['CL-RL-050-WHT', true]],
      { row: 3, column: 'SP_AUD_01', reason: expect.stringMatching(/yes or no/) },
    ],
    ['a date', [['CL-RL-050-WHT', '2026-03-04']], { row: 3, column: 'SP_AUD_01', reason: expect.anything() }],
    ['a spreadsheet error', [['CL-RL-050-WHT', '#N/A']], { row: 3, column: 'SP_AUD_01', reason: expect.anything() }],
    [
      'a formula without a stored result',
      [['CL-RL-050-WHT', notCalculated]],
      {
        row: 3,
        column: 'SP_AUD_01',
        reason: expect.stringMatching(/open the file in Excel, save it, choose it again/),
      },
    ],
    [
      'an error for a SKU',
      [['#REF!', 5]],
      { row: 3, column: 'MAIN_SKU', reason: expect.stringMatching(/spreadsheet error/) },
    ],
  ])('with %s is refused completely', { tags: ['B019', 'IG07'] }, async (_, rows, problem) => {
    const { data, message } = await refused(rows);
    expect(data.problems).toContainEqual(expect.objectContaining(problem));
    expect(message).toMatch(/^Nothing was saved: the file has .* Row 3: /);
  });

  it('with a duplicate SKU is refused completely, naming its first row', async () => {
    const [, sku = ''] = await freeSkus(backEnd(), 2);
    const { data, message } = await refused([
      [sku, 5],
      [sku, 5],
    ]);
    expect(data.problems).toMatchObject([{ row: 4, column: 'MAIN_SKU', reason: expect.stringMatching(/row 3/) }]);
    expect(message).toBe(`Nothing was saved: the file has a problem. Row 4: MAIN_SKU ${data.problems?.[0]?.reason}.`);
  });

  it('with many invalid rows names the first hundred and counts all', async () => {
    const rows = Array.from({ length: 150 }, (_, index) => (index % 2 === 0 ? [`NO-SUCH-${index}`, 5] : ['', -1]));
    const { data, message } = await refused(rows);
    expect(data.problems).toHaveLength(100);
    const found = data.problems?.map(({ row }) => row) ?? [];
    expect(found).toEqual([...found].sort((a, b) => a - b));
    expect(data.problems?.slice(0, 3).map(({ row, column }) => [row, column])).toEqual([
      [3, 'MAIN_SKU'],
      [4, 'MAIN_SKU'],
      [4, 'SP_AUD_01'],
    ]);
    expect(message).toContain('225 problems');
  });

  it.each([
    ['no SKU column', ['SKU', 'SP_AUD_01'], 'MAIN_SKU'],
    ['no price column', ['MAIN_SKU'], 'SP_AUD_01'],
    ['an unknown column', ['MAIN_SKU', 'SP_AUD_01', 'SP_AUD_21'], 'SP_AUD_21'],
    ['a column twice', ['MAIN_SKU', 'SP_AUD_01', 'SP - AUD - 1'], 'SP - AUD - 1'],
    ['a column without a name', ['MAIN_SKU', 'SP_AUD_01', ''], 'column 3'],
  ])('with %s is refused with the name of the column', async (_, header, column) => {
    const { data } = await refused([['CL-RL-050-WHT', 5, 6]], header);
    expect(data.problems).toContainEqual({ row: 1, column, reason: expect.any(String) });
  });

  it('without a SKU column is refused by that first', { tags: 'PS21' }, async () => {
    const { data } = await refused([['CL-RL-050-WHT', 5]], ['Article number', 'Net price']);
    expect(data.problems?.map(({ column }) => column)).toEqual([
      'MAIN_SKU',
      'Article number',
      'Net price',
      'SP_AUD_01',
    ]);
  });

  it.each([
    ['mixes decimal points and commas', 'A;1,50\nB;1.50\n', /1\.50.*1,50/],
    ['does not show which of the two it uses', 'A;1,500\nB;2.500\n', /1,500/],
  ])('that %s is refused, with examples', async (_, rows, reason) => {
    const { status, body } = await upload(backEnd(), csvFile(`MAIN_SKU;SP_AUD_01\n${rows}`));
    expect(status).toBe(422);
    expect(body.data.problems?.[0]).toEqual({ row: 1, column: 'Prices', reason: expect.stringMatching(reason) });
  });

  it.each([
    '__proto__',
    'constructor',
    '=1+1',
    '<img src=x onerror=alert(1)>',
    "'; drop table price; --",
    '\ud800',
    'A\0B',
  ])('with the SKU %j is refused as one with an unknown SKU', async (sku) => {
    const { status, body } = await upload(backEnd(), csvFile(`MAIN_SKU,SP_AUD_01\n${' '.repeat(5000)}X,1\n${sku},5\n`));
    expect(status).toBe(422);
    expect(body.data.problems).toHaveLength(2);
  });

  it.each([
    ['a PDF named .xlsx', 415, 'wrong-type'],
    ['CSV named .xlsx', 415, 'wrong-extension'],
    ['a protected .xlsx', 400, 'encrypted'],
    ['a zip file that is cut off', 400, 'damaged-zip'],
    ['a claimed size beyond the limit', 413, 'inflated-too-large'],
    ['a csv beyond the limit', 413, 'file-too-large'],
    ['a header alone', 422, 'header-only'],
    ['an empty file', 422, 'empty-file'],
  ])('that cannot be read is refused by its cause: %s', { tags: 'C918' }, async (title, status, cause) => {
    const made = [...hostileFiles, ...hostileSheets, ...hostileSizes].find((one) => one.title === title);
    const answer = await upload(backEnd(), new File([made?.file() ?? ''], made?.name ?? 'a.xlsx'));
    expect(answer).toMatchObject({ status, body: { status, data: { cause, details: expect.any(Array) } } });
    expect(answer.body.message.length).toBeGreaterThan(20);
  });

  it('of 40 MB is refused before it is read', { tags: 'C918' }, async () => {
    const { status, body } = await upload(backEnd(), csvFile(new Uint8Array(40 * 1024 * 1024).fill(65)));
    expect([status, body.message]).toEqual([413, expect.stringContaining('25 MB')]);
  });

  it('is required; a request without one is refused', async () => {
    const token = await backEnd().tokenOf('sales');
    const call = (body: unknown, headers = {}) => backEnd().call('price/uploadPrice', { body, token, headers });
    const form = new FormData();
    expect((await call(form)).status).toBe(400);
    form.set('file', 'a text');
    expect(await call(form)).toMatchObject({ status: 400, body: { data: { fields: { file: expect.any(String) } } } });
    form.set('file', csvFile('MAIN_SKU,SP_AUD_01\n'));
    form.append('file', csvFile('MAIN_SKU,SP_AUD_01\n'));
    expect((await call(form)).status).toBe(400);
    expect((await call({ file: 'x' })).status).toBe(415);
    const cutOff = await call('--x\r\nContent-Disp', { 'content-type': 'multipart/form-data; boundary=x' });
    expect(cutOff).toMatchObject({ status: 400, body: { message: expect.stringMatching(/send the file again/) } });
  });

  it('is refused from an unauthorised user', async () => {
    const [sku = ''] = await freeSkus(backEnd(), 1);
    const file = xlsxFile([
      ['MAIN_SKU', 'SP_AUD_01'],
      [sku, 5],
    ]);
    expect((await upload(backEnd(), file, '')).status).toBe(401);
    expect((await upload(backEnd(), file, 'nonsense')).status).toBe(401);
    expect((await upload(backEnd(), file, await backEnd().tokenOf('customer'))).status).toBe(403);
    expect(await priceOf(backEnd(), sku)).toBeUndefined();
  });
});
