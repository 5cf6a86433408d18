import { useEffect, useState } from 'react';
import { useFetch } from '../../record/use-fetch';
import { sentenceSeparator } from '../../texts/notation';
import { SearchField } from '../../ui/form/combobox';
import type { UploadSession } from '../session/upload-session.types';
import { correctMessages as messages } from './correct-row.messages';

/** Time in ms after the last key. */
const debounceMs = 100;

interface KeySearchProps {
  readonly session: UploadSession;
  readonly search: NonNullable<UploadSession['kind']['searchKeys']>;
  readonly hint: string | undefined;
  readonly value: string;
  readonly onChange: (key: string) => void;
}

/** The key of a row as text, with the records that the back end finds by what is typed. */
export function KeySearch({ session, search, hint, value, onChange }: KeySearchProps) {
  const { label } = session.kind.shape.keyColumn;
  const [initial] = useState(value);
  const typed = useDebounced(value);
  const text = typed === initial ? '' : typed.trim();
  const { state } = useFetch(text, async () => (text === '' ? [] : search(session.host().client, text)));
  return (
    <SearchField
      label={label}
      hint={(hint ? [hint, messages.search] : [messages.search]).join(sentenceSeparator())}
      error={state.kind === 'failed' ? messages.searchFailed(state.error.message) : undefined}
      placeholder=""
      options={state.kind === 'loaded' ? state.value : []}
      value={value}
      onChange={onChange}
    />
  );
}

function useDebounced(value: string): string {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
