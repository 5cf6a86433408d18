import { ChevronDown, Lock } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { shownList } from '../../texts/notation';
import { Chip } from '../controls/chip';
import { lazyPart } from '../feedback/lazy-part';
import { isComposing } from '../is-composing';
import { type ComboboxControlProps, type EarlyUse, noEarlyUse, optionsOf } from './combobox-choice';
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
  const early = useRef<EarlyUse>({ ...noEarlyUse });
  return (
    <Field {...text}>
      {(control) => {
        const labels = { label: text.label, placeholder: loadingText ?? placeholder, loadingText };
        const props = { kind, control, options, chosen, onChange, early, ...labels };
        return readOnly ? (
          <InputFrame before={readOnly === 'fixed' && <Lock />}>
            <input
              {...control}
              {...noticeFocus(early)}
              readOnly
              placeholder={props.placeholder}
              value={shownList(textsOf(props))}
            />
          </InputFrame>
        ) : (
          <ComboboxControl {...props} />
        );
      }}
    </Field>
  );
}

const textsOf = ({ chosen, options }: ComboboxControlProps) => optionsOf(chosen, options).map(({ label }) => label);

interface InputFrameProps {
  /** An icon, or chips. */
  readonly before: ReactNode;
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

const InputFrame = ({ before, after, children }: InputFrameProps) => (
  <div ref={adoptComboboxStyles} className="pricebook-control pricebook-combobox">
    {before}
    {children}
    {after}
  </div>
);

/** Handlers of an input in place of the control, which takes over the focus. */
const noticeFocus = (early: RefObject<EarlyUse>) => ({
  onFocus: () => {
    early.current.focus = 'focused';
  },
  onClick: () => {
    early.current.focus = 'clicked';
  },
  onBlur: () => {
    early.current.focus = 'none';
  },
});

/** Takes a text until the control has loaded, which goes on with it. Has its size, so that no field moves. */
function EarlyCombobox(props: ComboboxControlProps) {
  const { kind, control, chosen, onChange, placeholder, early } = props;
  const [typed, setTyped] = useState(early.current.text);
  const texts = textsOf(props);
  const isText = kind === 'text' || kind === 'search';
  const isOne = isText || kind === 'option';
  const keep = (text: string | undefined) => {
    early.current.text = text;
    setTyped(text);
  };
  const change = (text: string) => {
    if (isText) return onChange([text]);
    keep(text);
    if (kind === 'option' && text === '') onChange([]);
  };
  /** As in the control, a new text joins the list, and one that only searches is dropped. */
  const leave = () => {
    const text = typed?.trim() ?? '';
    keep(undefined);
    if (kind === 'texts' && text !== '' && !chosen.includes(text)) onChange([...chosen, text]);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !typed || isComposing(event.nativeEvent)) return;
    // It would submit the form without the text.
    event.preventDefault();
    if (kind === 'texts') leave();
  };
  const [takeInput] = useState(() => (input: HTMLInputElement) => () => {
    early.current.selection = [input.selectionStart, input.selectionEnd];
  });
  const { onBlur, ...focusHandlers } = noticeFocus(early);
  const chips = chosen.map((value, index) => (
    <Chip
      key={value}
      text={texts[index] ?? value}
      onRemove={() => onChange(chosen.filter((other) => other !== value))}
    />
  ));
  return (
    <InputFrame before={!isOne && chips} after={<ChevronDown />}>
      <input
        {...control}
        {...focusHandlers}
        ref={takeInput}
        autoComplete="off"
        placeholder={!isOne && chosen.length > 0 ? '' : placeholder}
        value={isText ? (chosen[0] ?? '') : (typed ?? (isOne ? texts.join() : ''))}
        onChange={({ target }) => change(target.value)}
        onKeyDown={handleKey}
        onBlur={() => {
          onBlur();
          leave();
        }}
      />
    </InputFrame>
  );
}

/** Loaded with the first combobox: 50 KiB. */
const ComboboxControl = lazyPart('combobox', async () => (await import('./combobox-control')).ComboboxControl, {
  loading: (props) => <EarlyCombobox {...props} />,
});
