import type { MouseEventHandler } from 'react';
import { LinkButton } from '../ui/controls/button';
import { Banner } from '../ui/feedback/banner';
import { recordMessages } from './record.messages';

const messages = recordMessages.draft;

/** Says that the form shows a stored draft, with a button that discards it. */
export function RestoredBanner({ onDiscard }: { readonly onDiscard: MouseEventHandler<HTMLElement> }) {
  return (
    <Banner title={messages.title} actions={<LinkButton onClick={onDiscard}>{messages.discard}</LinkButton>}>
      {messages.text}
    </Banner>
  );
}
