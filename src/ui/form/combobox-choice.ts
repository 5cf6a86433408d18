import type { RefObject } from 'react';
import type { ControlProps } from './field';
import type { Option } from './select';

/** What the user does in the input that stands in for the control until it has loaded. */
export interface EarlyUse {
  /** How the input has got the focus, if it has it. */
  focus: 'none' | 'focused' | 'clicked';
  /** A typed text that is no value by itself; `undefined` until something is typed. */
  text: string | undefined;
  selection: readonly [start: number | null, end: number | null] | undefined;
}

export const noEarlyUse: EarlyUse = { focus: 'none', text: undefined, selection: undefined };

export interface ComboboxControlProps {
  /**
   * What is chosen: one or several options, or one or several free texts with the options as suggestions; `search` is a free
   * text by which the options were found, so all of them are listed.
   */
  readonly kind: 'option' | 'options' | 'text' | 'texts' | 'search';
  readonly control: ControlProps;
  readonly label: string;
  readonly options: readonly Option[];
  readonly placeholder: string;
  /** Text of the open list while the options load. */
  readonly loadingText: string | undefined;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** Taken over by the control once it has loaded. */
  readonly early: RefObject<EarlyUse>;
}

/** The selected options; a value without an option becomes its own label. */
export function optionsOf(chosen: readonly string[], options: readonly Option[]): readonly Option[] {
  const byValue = new Map(options.map((option) => [option.value, option]));
  return chosen.map((value) => byValue.get(value) ?? { value, label: value });
}
