import type { RefObject } from 'react';
import type { ControlWiring } from './field';
import type { Option } from './select';

/** How many may be chosen, and who hears of it. */
export type Choice =
  | { readonly kind: 'one'; onChange(value: string): void }
  | { readonly kind: 'several'; onChange(value: readonly string[]): void };

/** What may be written, the options being no more than proposals: one text or several. */
export type Proposal =
  | { readonly kind: 'text'; onChange(value: string): void }
  | { readonly kind: 'texts'; onChange(value: readonly string[]): void };

/** What a combobox's control is given by its field. */
export interface ComboboxControlProps<C = Choice> {
  readonly control: ControlWiring;
  readonly label: string;
  readonly options: readonly Option[];
  readonly placeholder: string;
  readonly chosen: readonly string[];
  readonly choice: C;
  /** Whether what stood in its place while it was loaded had the focus when it went. */
  readonly wasFocused: RefObject<boolean>;
}

/** The chosen options; a value that is not among the options stands for itself. */
export function optionsOf(chosen: readonly string[], options: readonly Option[]): readonly Option[] {
  const byValue = new Map(options.map((option) => [option.value, option]));
  return chosen.map((value) => byValue.get(value) ?? { value, label: value });
}

/** What the chosen options are shown by. */
export const textsOf = (chosen: readonly string[], options: readonly Option[]): readonly string[] =>
  optionsOf(chosen, options).map((option) => option.label);
