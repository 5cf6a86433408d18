import { type RefObject, useLayoutEffect, useRef } from 'react';
import { sentenceSeparator } from '../../../texts/notation';
import { adoptingRef } from '../../../ui/adopt-sheets';
import { LinkButton } from '../../../ui/controls/button';
import { positionBelow } from '../../../ui/overlays/position-below';
import { uiOverlayStyles } from '../../../ui/overlays/styles';
import { draftMessages } from './cell-drafts.messages';
import css from './cell-problem.css?inline';

const { problem: messages } = draftMessages;
const adoptCss = adoptingRef([...uiOverlayStyles, css]);

interface CellProblemProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly problem: string;
  /** Prices that the text may mean. */
  readonly suggestions: readonly string[];
  readonly onUse: (price: string) => void;
  readonly onOpenForm: () => void;
  /** The focus has left both the input and this. */
  readonly onClose: () => void;
}

/** Shows at a cell why its text is no price, and offers prices that it may mean. Tab reaches it from the input; Escape returns. */
export function CellProblem({ input, problem, suggestions, onUse, onOpenForm, onClose }: CellProblemProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [shown, anchor] = [bubble.current, input.current];
    if (!shown || !anchor) return;
    adoptCss(shown);
    shown.showPopover();
    const place = () => positionBelow(shown, anchor, 'end');
    place();
    window.addEventListener('scroll', place, true);
    return () => window.removeEventListener('scroll', place, true);
  }, [input]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      ref={bubble}
      role="group"
      aria-label={problem}
      popover="manual"
      className="pricebook-popup pricebook-cell-problem"
      // A click keeps the focus in the input.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== 'Escape') return;
        event.preventDefault();
        input.current?.focus();
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== input.current && !isInProblem(relatedTarget) && document.hasFocus()) onClose();
      }}
    >
      <span role="alert">
        {problem}
        {sentenceSeparator().trim()}
      </span>
      {suggestions.map((price) => (
        <LinkButton
          key={price}
          onClick={() => {
            onUse(price);
            input.current?.focus();
          }}
        >
          {messages.use(price)}
        </LinkButton>
      ))}
      <LinkButton onClick={onOpenForm}>{messages.openForm}</LinkButton>
    </div>
  );
}

export const isInProblem = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.pricebook-cell-problem') !== null;
