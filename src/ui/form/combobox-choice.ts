import type { RefObject } from 'react';
import type { ControlProps } from './field';
import type { Option } from './select';

/** Single or multiple selection, with its change handler. */
export type Choice =
  | { readonly kind: 'one'; onChange(value: string): void }
  | { readonly kind: 'several'; onChange(value: readonly string[]): void };

/** Single or multiple free texts, with suggestions. */
export type Suggestion =
  | { readonly kind: 'text'; onChange(value: string): void }
  | { readonly kind: 'texts'; onChange(value: readonly string[]): void };

export interface ComboboxControlProps<C = Choice> {
  readonly control: ControlProps;
  readonly label: string;
  readonly options: readonly Option[];
  readonly placeholder: string;
  /** Text of the open list while the options load. */
  readonly loadingText: string | undefined;
  readonly chosen: readonly string[];
  readonly choice: C;
  /** Whether the read-only input, shown until this control was loaded, had the focus. */
  readonly wasFocused: RefObject<boolean>;
}

/** The selected options; a value without an option becomes its own label. */
export function optionsOf(chosen: readonly string[], options: readonly Option[]): readonly Option[] {
  const byValue = new Map(options.map((option) => [option.value, option]));
  return chosen.map((value) => byValue.get(value) ?? { value, label: value });
}

export const textsOf = (chosen: readonly string[], options: readonly Option[]): readonly string[] =>
  optionsOf(chosen, options).map((option) => option.label);
