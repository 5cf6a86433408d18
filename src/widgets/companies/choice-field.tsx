import type { CompanyAttributes } from '../../api/resources/companies';
import type { FetchState } from '../../records/use-fetch';
import { Button } from '../../ui/controls/button';
import { Combobox, MultiCombobox } from '../../ui/form/combobox';
import type { FieldText } from '../../ui/form/field';
import { formMessages as messages } from './companies.messages';

export interface ChoiceSource<T> {
  readonly reading: FetchState<T>;
  readonly reload: () => void;
}

/** Options and texts of a field: while its choices load, when loaded, and after a failure. */
export function choiceText<T>({ reading, reload }: ChoiceSource<T>, choicesOf: (all: T) => readonly string[]) {
  const values = reading.kind === 'loaded' ? choicesOf(reading.value) : [];
  return {
    options: values.map((value) => ({ value, label: value })),
    loading: reading.kind === 'loading' ? messages.loading : undefined,
    hint: reading.kind === 'loaded' && values.length === 0 ? messages.none : undefined,
    error: reading.kind === 'failed' ? reading.error.message : undefined,
    aside: reading.kind === 'failed' && (
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
