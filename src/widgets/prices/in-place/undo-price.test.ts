import { expect, test } from 'vitest';
import { listOfOne, patches } from '../../../../tests/support/app/list-of-one';

test('Undo restores the price of an unusual change without a question', { tags: 'LL06' }, async () => {
  const { change, undo, questions, read, keepMine } = await listOfOne({ SP_AUD_01: '10', SP_AUD_02: '9' });
  keepMine();
  await change('SP_AUD_01', '100');
  expect(questions).toHaveLength(1);
  undo();
  await expect.poll(read).toMatchObject({ SP_AUD_01: '10', SP_AUD_02: '9.00' });
  expect(questions).toHaveLength(1);
});

test.each(['that the list shows', 'that the list does not show yet', 'made while Undo is sent'])(
  'Undo asks before it overwrites a change by someone else %s',
  { tags: ['LL06', 'LL07'] },
  async (when) => {
    const one = await listOfOne({ SP_AUD_01: '10' });
    const { list, change, undo, questions, read, write, keepMine, messages } = one;
    await change('SP_AUD_01', '11');
    const changeByOther = () => write({ SP_AUD_01: '10.5' });
    if (when === 'made while Undo is sent') one.duringNextRequest(changeByOther);
    else changeByOther();
    if (when === 'that the list shows') await list.reload();
    undo();
    const question = 'SP - AUD - 01 of A-1 is now 10.50. Nothing was saved yet. Yours is 10.00.';
    await expect.poll(() => questions).toEqual([question]);
    await expect.poll(() => list.loading.peek()).toBe(false);
    expect(read()).toMatchObject({ SP_AUD_01: '10.5' });
    expect(messages).toEqual(['success: Saved.']);
    keepMine();
    undo();
    await expect.poll(read).toMatchObject({ SP_AUD_01: '10' });
  },
);

test('Undo moves no other price of a record with new gaps', { tags: 'LL06' }, async () => {
  const { change, undo, questions, read, write, messages, backend, revertedAsBlock } = await listOfOne({
    SP_AUD_01: '10',
  });
  await change('SP_AUD_01', '11');
  write({ SP_AUD_01: '11', SP_AUD_03: '7' });
  undo();
  const cells = [{ id: 1, sku: 'A-1', key: 'SP_AUD_01', from: '10', to: '11' }];
  await expect.poll(() => revertedAsBlock).toMatchObject([{ cells }]);
  expect([questions, messages]).toEqual([[], ['success: Saved.']]);
  expect(read()).toMatchObject({ SP_AUD_01: '11', SP_AUD_02: '', SP_AUD_03: '7' });
  expect(patches(backend)).toHaveLength(1);
});

test('Undo of an added price moves none that was added after it', { tags: 'LL06' }, async () => {
  const { change, undo, read, write, revertedAsBlock } = await listOfOne({ SP_AUD_01: '10' });
  await change('SP_AUD_02', '9');
  write({ SP_AUD_01: '10', SP_AUD_02: '9', SP_AUD_03: '8' });
  undo();
  await expect.poll(() => revertedAsBlock).toHaveLength(1);
  expect(read()).toMatchObject({ SP_AUD_02: '9', SP_AUD_03: '8' });
});

test('Undo works while the list still shows the previous price', { tags: 'LL06' }, async () => {
  const { change, undoAtOnce, questions, read, messages } = await listOfOne({ SP_AUD_01: '10' });
  undoAtOnce();
  await change('SP_AUD_01', '11');
  await expect.poll(() => messages).toEqual(['success: Saved.', 'success: Saved.']);
  expect(read()).toMatchObject({ SP_AUD_01: '10' });
  expect(questions).toEqual([]);
});

test('Undo needs no list that shows the record', { tags: 'LL06' }, async () => {
  const { list, host, change, undo, read, titles } = await listOfOne({ SP_AUD_01: '10' });
  await change('SP_AUD_01', '11');
  host.client.dispose();
  list.state.page.value = 2;
  undo();
  await expect.poll(read).toMatchObject({ SP_AUD_01: '10' });
  await expect
    .poll(() => titles)
    .toEqual(['SP - AUD - 01 of A-1: 10.00 → 11.00', 'SP - AUD - 01 of A-1 is 10.00 again']);
});

test('Undo says when the price is the previous one already', { tags: 'LL06' }, async () => {
  const { change, undo, write, messages, backend } = await listOfOne({ SP_AUD_01: '10' });
  await change('SP_AUD_01', '11');
  write({ SP_AUD_01: '10' });
  undo();
  await expect.poll(() => messages.at(-1)).toBe('success: This was the stored price already. Nothing had to be saved.');
  expect(patches(backend)).toHaveLength(1);
});

test('Undo of a change by an earlier user is refused', { tags: 'LL06' }, async () => {
  const { change, undo, session, messages, backend } = await listOfOne({ SP_AUD_01: '10' });
  await change('SP_AUD_01', '11');
  session.value = { accessToken: 'ben', userInfo: { EMAIL: 'ben@example.test' } };
  undo();
  await expect.poll(() => messages.at(-1)).toBe('warning: Another user is signed in now. Nothing was saved.');
  expect(patches(backend)).toHaveLength(1);
});

test('Undo says when it cannot read the record', { tags: 'LL06' }, async () => {
  const { change, undo, titles, messages, backend } = await listOfOne({ SP_AUD_01: '10' });
  await change('SP_AUD_01', '11');
  await backend.close();
  undo();
  await expect.poll(() => messages.at(-1)).toBe('error: Error in network connection');
  expect(titles.at(-1)).toBe('SP - AUD - 01 of A-1: 10.00');
});
