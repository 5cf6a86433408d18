import { type RefObject, useState } from 'react';
import { draftMessages } from './cell-drafts.messages';

const { keyboard: messages } = draftMessages;

/** Changes the keyboard of a touch screen between numbers and letters, which prices such as POA need. Hidden on other screens. */
export function LettersKey({ input }: { readonly input: RefObject<HTMLInputElement | null> }) {
  const [mode, setMode] = useState<'decimal' | 'text'>('decimal');
  const otherMode = mode === 'decimal' ? 'text' : 'decimal';
  return (
    <button
      type="button"
      className="pricebook-letters-key"
      tabIndex={-1}
      aria-label={messages[otherMode].label}
      // The focus stays in the input, so that the keyboard remains open.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        if (input.current) input.current.inputMode = otherMode;
        setMode(otherMode);
      }}
    >
      {messages[otherMode].key}
    </button>
  );
}
