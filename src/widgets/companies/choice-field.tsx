import type { CompanyAttributes } from '../../api/resources/companies';
import type { FetchState } from '../../records/use-fetch';
import { Button } from '../../ui/controls/button';
import { Combobox, MultiCombobox } from '../../ui/form/combobox';
import type { FieldText } from '../../ui/form/field';
import { formMessages as messages } from './companies.messages';

export interface ChoiceSource<T> {
  readonly state: FetchState<T>;
  readonly reload: () => void;
}

/** Options and texts of a field: while its choices load, when loaded, and after a failure. */
export function choiceText<T>({ state, reload }: ChoiceSource<T>, choicesOf: (all: T) => readonly string[]) {
  const values = state.kind === 'loaded' ? choicesOf(state.value) : [];
  return {
    options: values.map((value) => ({ value, label: value })),
    loading: state.kind === 'loading' ? messages.loading : undefined,
    hint: state.kind === 'loaded' && values.length === 0 ? messages.none : undefined,
    error: state.kind === 'failed' ? state.error.message : undefined,
    aside: state.kind === 'failed' && (
      <Button variant="quiet" size="small" onClick={reload}>
        {messages.tryAgain}
      </Button>
    ),
  };
}

interface ChoiceProps<V> extends FieldText {
  readonly source: ChoiceSource<CompanyAttributes>;
  readonly readOnly: boolean;
  readonly value: V;
  readonly onChange: (value: V) => void;
}

interface ChoiceFieldProps extends ChoiceProps<string> {
  readonly choicesOf: (all: CompanyAttributes) => readonly string[];
}

export function ChoiceField({ source, choicesOf, hint, error, ...field }: ChoiceFieldProps) {
  const text = choiceText(source, choicesOf);
  return <Combobox {...field} {...text} hint={hint ?? text.hint} error={error ?? text.error} />;
}

export function LogoField({ source, hint, error, ...field }: ChoiceProps<readonly string[]>) {
  const text = choiceText(source, ({ CUSTOM_LOGO }) => CUSTOM_LOGO);
  return <MultiCombobox {...field} {...text} hint={hint ?? text.hint} error={error ?? text.error} />;
}
