import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useImperativeHandle, useState } from 'react';
import * as v from 'valibot';
import type { Area } from '../../../src/areas';
import { flag, text } from '../../../src/embed/attributes/attributes';
import { jsonFilters, keys, positiveInteger } from '../../../src/embed/attributes/list-attribute-types';
import type { WidgetDefinition, WidgetProps } from '../../../src/embed/widget';
import { lazyPart } from '../../../src/ui/feedback/lazy-part';
import { uiStyles } from '../../../src/ui/styles';

// A widget that shows all its props, so that custom element and React component can be tested apart from any area.

const settings = { readonly: flag, note: text, columns: keys } as const;
const state = { search: text, page: positiveInteger, filters: jsonFilters } as const;

/** Its methods. */
export interface ProbeMethods {
  double(n: number): number;
  refuse(): never;
}

type ProbeProps = WidgetProps<typeof settings, typeof state, ProbeMethods>;

const anything = v.unknown();

const Late = lazyPart('late', async () => (await import('./late')).Late);

export function Probe({ settings: said, state: probeState, host, methods }: ProbeProps): ReactNode {
  useSignals();
  const [count, setCount] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const [isLate, setLate] = useState(false);
  useEffect(() => host.announceReady(host.session.peek() ? 'ready' : 'signed-out'), [host]);
  useImperativeHandle(methods, () => ({
    double: (n) => n * 2,
    refuse: () => {
      throw new Error('This was refused.');
    },
  }));
  if (isBroken && !Reflect.has(globalThis, 'mended')) throw new Error('The probe is broken.');
  const { readonly, note, columns } = said;
  const values = {
    readonly,
    note,
    columns,
    search: probeState.search.value,
    page: probeState.page.value,
    filters: probeState.filters.value,
  };
  return (
    <section aria-label="Probe">
      <output>{JSON.stringify(values)}</output>
      <label>
        Search
        <input
          value={probeState.search.value ?? ''}
          onChange={(event) => (probeState.search.value = event.target.value)}
        />
      </label>
      <button type="button" onClick={() => setCount(count + 1)}>
        Counted {count}
      </button>
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
      <button type="button" onClick={() => host.client.read('get', 'api/slow', { schema: anything })}>
        Read
      </button>
      <button type="button" onClick={() => setLate(true)}>
        Late
      </button>
      {(['success', 'warning', 'error'] as const).map((type) => (
        <button key={type} type="button" onClick={() => host.toast({ type, message: 'It is done.' })}>
          {type === 'success' ? 'Toast' : `Toast of ${type}`}
        </button>
      ))}
      <button type="button" onClick={() => host.toast({ type: 'error', message: 'A long reason. '.repeat(60) })}>
        Long toast
      </button>
      <button
        type="button"
        onClick={() => {
          const isAllowed = host.emit('pricebook-before-delete', { record: { ID: 7 } });
          if (isAllowed) host.emit('pricebook-delete', { record: { ID: 7 } });
        }}
      >
        Delete
      </button>
      <button type="button" onClick={() => host.navigate('login')}>
        Sign In
      </button>
      <button type="button" onClick={() => host.navigate('quotes', { from: 'probe' })}>
        Quotes
      </button>
      <span data-session>{host.session.value?.accessToken ?? 'nobody'}</span>
      <span data-api>{host.client.apiBase}</span>
      {isLate && <Late />}
    </section>
  );
}

const probe = (
  area: string,
  root: 'shadow' | 'light',
): WidgetDefinition<typeof settings, typeof state, ProbeMethods> => ({
  // SAFETY: the name only makes the tag; the list of areas is the product's.
  area: area as Area,
  root,
  settings,
  state,
  methods: ['double', 'refuse'],
  styles: uiStyles,
});

/** Its root is a shadow root. */
export const shadowProbe = probe('probe', 'shadow');

/** Its root is in the light DOM. */
export const lightProbe = probe('light-probe', 'light');
