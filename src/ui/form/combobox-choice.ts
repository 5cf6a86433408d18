import type { RefObject } from 'react';
import type { ControlProps } from './field';
import type { Option } from './select';

export type EarlyUse = 'none' | 'focused' | 'clicked';

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
  /** How the read-only input, shown until this control was loaded, has got the focus, if it has it. */
  readonly early: RefObject<EarlyUse>;
}

/** The selected options; a value without an option becomes its own label. */
export function optionsOf(chosen: readonly string[], options: readonly Option[]): readonly Option[] {
  const byValue = new Map(options.map((option) => [option.value, option]));
  return chosen.map((value) => byValue.get(value) ?? { value, label: value });
}
