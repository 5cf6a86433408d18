import { create, createButton } from '../dom';
import type { RecordQuery } from './fetch-record';
import { recordMessages } from './record.messages';
import { kindLabel } from './record-rows';

/** Names of the filters in the page's address, by their names in the API. */
const parameters = { WHO: 'who', WHAT: 'what', KIND: 'kind', FROM: 'from', TO: 'to' } as const;

/** The filters of the page's address. */
export function queryInAddress(): RecordQuery {
  const given = new URLSearchParams(location.search);
  const value = (name: keyof typeof parameters) => given.get(parameters[name])?.trim() ?? '';
  return { WHO: value('WHO'), WHAT: value('WHAT'), KIND: value('KIND'), FROM: value('FROM'), TO: value('TO') };
}

/** Puts the filters into the page's address, so that a reload restores them. */
export function putInAddress(query: RecordQuery): void {
  const entries = Object.entries(parameters).flatMap(([name, parameter]) => {
    // SAFETY: the names are those of the query.
    const value = query[name as keyof RecordQuery];
    return value === '' ? [] : [[parameter, value]];
  });
  const search = new URLSearchParams(entries).toString();
  const address = location.pathname + (search === '' ? '' : `?${search}`);
  history.replaceState(history.state, '', address);
}

interface RecordFilters {
  readonly form: HTMLFormElement;
  /** Offers the kinds of the server, once they are known. */
  readonly offerKinds: (kinds: readonly string[]) => void;
}

/** The form of the filters; `onShow` gets them when the form is submitted or cleared. */
export function createFilters(onShow: (query: RecordQuery) => void): RecordFilters {
  const given = queryInAddress();
  const messages = recordMessages.filters;
  const form = create('form', { className: 'record-filters' });
  const input = (name: keyof RecordQuery, label: string, type: string) =>
    create('label', {}, label, create('input', { name, type, value: given[name] }));
  const kinds = create('select', { name: 'KIND' }, create('option', { value: '' }, messages.anyKind));
  const addKind = (kind: string) => kinds.append(create('option', { value: kind }, kindLabel(kind)));
  if (given.KIND !== '') addKind(given.KIND);
  kinds.value = given.KIND;
  form.append(
    input('WHO', messages.who, 'search'),
    input('WHAT', messages.what, 'search'),
    create('label', {}, messages.kind, kinds),
    input('FROM', messages.from, 'date'),
    input('TO', messages.to, 'date'),
    create('button', { type: 'submit', className: 'is-primary' }, messages.show),
    createButton(messages.clear, () => {
      for (const field of form.querySelectorAll('input')) field.value = '';
      kinds.value = '';
      form.requestSubmit();
    }),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const values = new FormData(form);
    const value = (name: keyof RecordQuery) => String(values.get(name) ?? '').trim();
    onShow({ WHO: value('WHO'), WHAT: value('WHAT'), KIND: value('KIND'), FROM: value('FROM'), TO: value('TO') });
  });
  return {
    form,
    offerKinds(offered) {
      const known = new Set([...kinds.options].map(({ value }) => value));
      for (const kind of offered) if (!known.has(kind)) addKind(kind);
    },
  };
}
