import { batch, type Signal } from '@preact/signals-react';
import type { Filters } from '../ui/table/filters';

export interface ShowableList {
  readonly state: {
    readonly filters: Signal<Filters | undefined>;
    readonly page: Signal<number | undefined>;
    readonly status?: Signal<unknown>;
  };
  readonly submitSearch: (search: string) => void;
}

/** Searches the list for a record, and resets filters that may hide it. */
export function showRecord({ state, submitSearch }: ShowableList, title: string, status?: unknown): void {
  batch(() => {
    state.filters.value = undefined;
    state.page.value = 1;
    if (state.status) state.status.value = status;
    submitSearch(title);
  });
}
