import type { MouseEvent } from 'react';
import type { CompanyEntry } from '../api/resources/company-list';
import { LinkButton } from '../ui/controls/button';
import { retryOf } from '../ui/feedback/retry';
import type { Option } from '../ui/form/select';
import type { useFetch } from './use-fetch';

export type Fetched<T> = ReturnType<typeof useFetch<T>>;

interface ChoiceMessages {
  readonly loading: string;
  readonly none: string;
  /** @default the error's message */
  readonly failed?: (why: string) => string;
}

/** Props of a combobox whose options are fetched: the options, and texts while loading, without options and after a failure. */
export function fetchedChoices<T>(
  { state, reload }: Fetched<T>,
  optionsOf: (value: T) => readonly Option[],
  { loading, none, failed = (why) => why }: ChoiceMessages,
) {
  const options = state.kind === 'loaded' ? optionsOf(state.value) : [];
  // The button goes with its click: its field gets the focus.
  const reloadFrom = ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    button.closest('.pricebook-field')?.querySelector('input')?.focus();
    reload();
  };
  return {
    options,
    loading: state.kind === 'loading' ? loading : undefined,
    hint: state.kind === 'loaded' && options.length === 0 ? none : undefined,
    error: state.kind === 'failed' ? failed(state.error.message) : undefined,
    aside: state.kind === 'failed' ? <LinkButton {...retryOf(state.error, reloadFrom)} /> : undefined,
  };
}

export const textOptions = (values: readonly string[]): readonly Option[] =>
  values.map((value) => ({ value, label: value }));

/** Companies with the same name are distinguished by their IDs. */
export function companyOptions(companies: readonly CompanyEntry[]): readonly Option[] {
  const counts = new Map<string, number>();
  for (const { COMPANY_NAME } of companies) counts.set(COMPANY_NAME, (counts.get(COMPANY_NAME) ?? 0) + 1);
  return companies.map(({ ID, COMPANY_NAME }) => {
    const isUnique = counts.get(COMPANY_NAME) === 1;
    return { value: String(ID), label: isUnique ? COMPANY_NAME : `${COMPANY_NAME} (ID ${ID})` };
  });
}
