import { ChevronDown, Lock } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { shownList } from '../../texts/notation';
import { Chip } from '../controls/chip';
import { lazyPart } from '../feedback/lazy-part';
import { type ComboboxControlProps, type EarlyUse, optionsOf } from './combobox-choice';
import { adoptComboboxStyles } from './combobox-styles';
import { Field, type FieldText } from './field';
import type { Option } from './select';

interface ComboboxText extends FieldText {
  readonly options: readonly Option[];
  readonly placeholder?: string;
  /** Placeholder and text of the open list while the options load. A hint would move the other fields when it is removed. */
  readonly loading?: string | undefined;
  /** `fixed`: for good, which a lock shows. @default false */
  readonly readOnly?: boolean | 'fixed';
}

export interface ComboboxProps extends ComboboxText {
  readonly value: string;
  onChange(value: string): void;
}

export function Combobox(props: ComboboxProps) {
  return <AnyCombobox {...props} {...asList(props)} kind="option" />;
}

export interface MultiComboboxProps extends ComboboxText {
  /** The selected options' values, in order of selection. */
  readonly value: readonly string[];
  onChange(value: readonly string[]): void;
}

export function MultiCombobox(props: MultiComboboxProps) {
  return <AnyCombobox {...props} kind="options" />;
}

/** Free text with suggestions. */
export function SuggestField(props: ComboboxProps) {
  return <AnyCombobox {...props} {...asList(props)} kind="text" />;
}

/** Free text by which the options are found elsewhere. */
export function SearchField(props: ComboboxProps) {
  return <AnyCombobox {...props} {...asList(props)} kind="search" />;
}

/** A list of free texts as removable chips, with suggestions. */
export function SuggestListField(props: MultiComboboxProps) {
  return <AnyCombobox {...props} kind="texts" />;
}

const asList = ({ value, onChange }: ComboboxProps): Pick<MultiComboboxProps, 'value' | 'onChange'> => ({
  value: value === '' ? [] : [value],
  onChange: ([chosen = '']) => onChange(chosen),
});

type AnyComboboxProps = MultiComboboxProps & Pick<ComboboxControlProps, 'kind'>;

function AnyCombobox({
  kind,
  options,
  placeholder = '',
  loading: loadingText,
  readOnly = false,
  value: chosen,
  onChange,
  ...text
}: AnyComboboxProps) {
  const early = useRef<EarlyUse>('none');
  return (
    <Field {...text}>
      {(control) => {
        const labels = { label: text.label, placeholder: loadingText ?? placeholder, loadingText };
        const props = { kind, control, options, chosen, onChange, early, ...labels };
        return readOnly ? (
          <ReadOnlyCombobox {...props} value={shownList(textsOf(props))} before={readOnly === 'fixed' && <Lock />} />
        ) : (
          <ComboboxControl {...props} />
        );
      }}
    </Field>
  );
}

const textsOf = ({ chosen, options }: ComboboxControlProps) => optionsOf(chosen, options).map(({ label }) => label);

interface ReadOnlyProps extends Pick<ComboboxControlProps, 'control' | 'placeholder' | 'early'> {
  readonly value: string;
  /** Before the input: an icon, or chips. */
  readonly before: ReactNode;
  readonly after?: ReactNode;
}

function ReadOnlyCombobox({ control, placeholder, early, value, before, after }: ReadOnlyProps) {
  return (
    <div ref={adoptComboboxStyles} className="pricebook-control pricebook-combobox">
      {before}
      <input
        {...control}
        readOnly
        placeholder={placeholder}
        value={value}
        onFocus={() => {
          early.current = 'focused';
        }}
        onClick={() => {
          early.current = 'clicked';
        }}
        onBlur={() => {
          early.current = 'none';
        }}
      />
      {after}
    </div>
  );
}

/** Has the size of the loaded control, so that no field moves. */
function renderLoading(props: ComboboxControlProps) {
  const { kind, chosen, onChange, placeholder } = props;
  const texts = textsOf(props);
  if (kind === 'option' || kind === 'text' || kind === 'search')
    return <ReadOnlyCombobox {...props} before={null} value={texts.join()} after={<ChevronDown />} />;
  const chips = chosen.map((value, index) => (
    <Chip
      key={value}
      text={texts[index] ?? value}
      onRemove={() => onChange(chosen.filter((other) => other !== value))}
    />
  ));
  const hint = chosen.length > 0 ? '' : placeholder;
  return <ReadOnlyCombobox {...props} placeholder={hint} before={chips} value="" after={<ChevronDown />} />;
}

/** Loaded with the first combobox: 50 KiB. */
const ComboboxControl = lazyPart('combobox', async () => (await import('./combobox-control')).ComboboxControl, {
  loading: renderLoading,
});
