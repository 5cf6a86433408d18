import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { responseToasts } from './response-toasts';
import type { ToastMessage } from './toast.types';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function start() {
  const shown: ToastMessage[] = [];
  return { shown, toasts: responseToasts((message) => shown.push(message)) };
}
const kept = { type: 'success', message: 'Three prices were kept.' } as const;

test('A success toast shows its title above the text of the response', { tags: 'KF09' }, () => {
  const { shown, toasts } = start();
  toasts.onShow({ ...kept, type: 'warning' });
  toasts.toast({ type: 'success', message: 'Product saved successfully' });
  vi.runAllTimers();
  expect(shown).toEqual([{ type: 'warning', title: 'Product saved successfully', message: kept.message }]);
});

test('The same message is not repeated', { tags: 'KF09' }, () => {
  const { shown, toasts } = start();
  toasts.onShow(kept);
  toasts.toast(kept);
  vi.runAllTimers();
  expect(shown).toEqual([kept]);
});

test('An error toast shows the title, its message and the response’s text', { tags: 'KF09' }, () => {
  const { shown, toasts } = start();
  toasts.onShow({ type: 'error', message: 'Closed.' });
  toasts.toast({ type: 'error', title: 'Failed', message: 'Not now' });
  expect(shown).toEqual([{ type: 'error', title: 'Failed', message: 'Not now. Closed.' }]);
});

test('Toasts of responses are shown without a toast of the widget', { tags: 'KF09' }, () => {
  const { shown, toasts } = start();
  toasts.onShow(kept);
  toasts.onShow({ ...kept, type: 'warning' });
  vi.runAllTimers();
  expect(shown.map(({ type }) => type)).toEqual(['success', 'warning']);
});

test('A toast that names a record shows its title and both texts', { tags: 'LS03' }, () => {
  const { shown, toasts } = start();
  toasts.onShow(kept);
  toasts.toast({ type: 'success', title: 'A-1', message: 'Product saved successfully' });
  expect(shown).toEqual([
    { type: 'success', title: 'A-1', message: 'Product saved successfully. Three prices were kept.' },
  ]);
});
