import { RotateCw } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../controls/button';
import { Banner } from './banner';
import { isWebPage, retryOf } from './retry';

interface FailureBannerProps {
  readonly error: Error;
  /** Without it the button of the form or dialog tries again. */
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
