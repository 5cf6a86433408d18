import type { MouseEventHandler } from 'react';
import { LinkButton } from '../ui/controls/button';
import { Banner } from '../ui/feedback/banner';
import { recordMessages } from './record.messages';

const messages = recordMessages.draft;

interface RestoredBannerProps {
  readonly isLocked: boolean;
  readonly onDiscard: MouseEventHandler<HTMLElement>;
}

/** Says that the form shows a stored draft, with a button that discards it unless the form is locked. */
export function RestoredBanner({ isLocked, onDiscard }: RestoredBannerProps) {
  const discard = isLocked ? undefined : <LinkButton onClick={onDiscard}>{messages.discard}</LinkButton>;
  return (
    <Banner title={messages.title} actions={discard}>
      {messages.text}
    </Banner>
  );
}
