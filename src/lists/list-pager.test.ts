import { type ReadonlySignal, signal } from '@preact/signals-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { listHost } from '../../tests/support/app/list-host';
import { ApiError } from '../api/transport/errors';
import { FailedPanel } from '../ui/feedback/failed-panel';
import { ListPager } from './list-pager';

const pagerWith = (error: ReadonlySignal<Error | undefined>) => {
  const { list } = listHost('http://127.0.0.1', { ID: 1 });
  return renderToStaticMarkup(createElement(ListPager<{ ID: number }>, { list: { ...list, error } }));
};

test('The pager shows a skeleton during the first load, not after failure', { tags: 'KC04' }, () => {
  expect(pagerWith(signal(undefined))).toContain('skeleton');
  expect(pagerWith(signal(new Error('No.')))).not.toContain('skeleton');
});

test('The panel of a failed load offers a retry, except after 403', { tags: 'KC04' }, () => {
  const panel = (status: number) =>
    renderToStaticMarkup(
      FailedPanel({ error: new ApiError('refused', 'No.', { status }), onRetry: () => undefined, children: 'Kept.' }),
    );
  expect(panel(500)).toContain('Try again');
  expect(panel(403)).toContain('No.');
  expect(panel(403)).not.toContain('Try again');
});
