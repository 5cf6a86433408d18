import { type ReactNode, useRef } from 'react';
import { type Choice, type ComboboxControlProps, type Proposal, textsOf } from './combobox-choice';
import { Field, type FieldText } from './field';
import { ChevronDown, Lock } from './icons';
import { lazyPart } from './lazy-part';
import type { Option } from './select';

interface ComboboxText extends FieldText {
  readonly options: readonly Option[];
  /** Shown while nothing is chosen. @default '' */
  readonly placeholder?: string;
  /** Shown, not changed. @default false */
  readonly readOnly?: boolean;
}

export interface ComboboxProps extends ComboboxText {
  /** The chosen option's value; '' is none. */
  readonly value: string;
  onChange(value: string): void;
}

/** One of many, found by typing a part of it. */
export function Combobox({ value, onChange, ...text }: ComboboxProps) {
  return <AnyCombobox {...text} chosen={value === '' ? [] : [value]} choice={{ kind: 'one', onChange }} />;
}

export interface MultiComboboxProps extends ComboboxText {
  /** The chosen options' values, in the order in which they were chosen. */
  readonly value: readonly string[];
  onChange(value: readonly string[]): void;
}

/** Several of many, each shown as a chip that can be removed. */
export function MultiCombobox({ value, onChange, ...text }: MultiComboboxProps) {
  return <AnyCombobox {...text} chosen={value} choice={{ kind: 'several', onChange }} />;
}

/** Any text; the options are proposals. */
export function SuggestField({ value, onChange, ...text }: ComboboxProps) {
  return <AnyCombobox {...text} chosen={value === '' ? [] : [value]} choice={{ kind: 'text', onChange }} />;
}

/** Any texts, each shown as a chip that can be removed; the options are proposals. */
export function SuggestListField({ value, onChange, ...text }: MultiComboboxProps) {
  return <AnyCombobox {...text} chosen={value} choice={{ kind: 'texts', onChange }} />;
}

interface AnyComboboxProps extends ComboboxText {
  readonly chosen: readonly string[];
  readonly choice: Choice | Proposal;
}

function AnyCombobox({ options, placeholder = '', readOnly = false, chosen, choice, ...text }: AnyComboboxProps) {
  const wasFocused = useRef(false);
  return (
    <Field {...text}>
      {(control) => {
        const props = { control, label: text.label, options, placeholder, chosen, wasFocused };
        if (readOnly) return <StillCombobox {...props} icon={<Lock />} />;
        return choice.kind === 'text' || choice.kind === 'texts' ? (
          <SuggestControl {...props} choice={choice} />
        ) : (
          <ComboboxControl {...props} choice={choice} />
        );
      }}
    </Field>
  );
}

/** What can be seen of a combobox that cannot be changed, or cannot be yet. */
function StillCombobox({
  control,
  options,
  placeholder,
  chosen,
  wasFocused,
  icon,
  children,
}: Omit<ComboboxControlProps, 'choice'> & { readonly icon?: ReactNode; readonly children?: ReactNode }) {
  return (
    <div className="pricebook-control pricebook-combobox">
      {icon}
      <input
        {...control}
        readOnly
        placeholder={placeholder}
        value={textsOf(chosen, options).join(', ')}
        onFocus={() => {
          wasFocused.current = true;
        }}
        onBlur={() => {
          wasFocused.current = false;
        }}
      />
      {children}
    </div>
  );
}

const waiting = (props: Omit<ComboboxControlProps, 'choice'>) => (
  <StillCombobox {...props}>
    <ChevronDown />
  </StillCombobox>
);

/** The behaviour weighs 50 KiB, so it comes with the first one that is shown. */
const ComboboxControl = lazyPart('combobox', async () => (await import('./combobox-control')).ComboboxControl, {
  waiting,
});
const SuggestControl = lazyPart('suggestions', async () => (await import('./suggest-control')).SuggestControl, {
  waiting,
});
