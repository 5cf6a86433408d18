import { Pencil, Trash2 } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RowButtons } from './row-actions';
import type { RowAction } from './table.types';

const action = (tone: RowAction<string>['tone'], icon: RowAction<string>['icon']): RowAction<string> => ({
  name: tone,
  icon,
  tone,
  labelOf: (row) => `${tone} ${row}`,
  onPick: () => undefined,
});

test('Only the button that deletes has the class of the danger colour', () => {
  const actions = [action('quiet', Pencil), action('danger', Trash2)];
  const markup = renderToStaticMarkup(createElement(RowButtons<string>, { actions, row: 'A-1', tabIndex: 0 }));
  expect([...markup.matchAll(/<button[^>]* class="([^"]*)"/g)].map(([, names]) => names)).toEqual([
    'pricebook-button is-icon is-quiet is-small',
    'pricebook-button is-icon is-quiet is-small is-danger-quiet',
  ]);
});
