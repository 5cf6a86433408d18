import { RotateCw } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../controls/button';
import { Banner } from './banner';
import { isWebPage, retryOf } from './retry';

interface FailureBannerProps {
  readonly error: Error;
  /** Called by the banner's retry button; absent where the form or dialog has a button that tries again. */
  readonly onRetry?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** @default the error's message */
  readonly children?: ReactNode;
}

/** Says why something failed, with the button that helps. */
export function FailureBanner({ error, onRetry, children = error.message }: FailureBannerProps) {
  const hasButton = onRetry !== undefined || isWebPage(error);
  return (
    <Banner tone="danger" actions={hasButton && <Button size="small" icon={RotateCw} {...retryOf(error, onRetry)} />}>
      {children}
    </Banner>
  );
}
