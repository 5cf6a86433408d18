import type { MouseEvent } from 'react';
import { uiMessages } from '../ui.messages';

/** Whether a web page was the answer, such as a proxy's sign-in page. */
export const isWebPage = (error: Error): boolean => 'isWebPage' in error && error.isWebPage === true;

/** Text and click of the button after a failure: tries again, or loads the page again, which leads to a proxy's sign-in page. */
export const retryOf = <E extends HTMLElement>(error: Error, onRetry: ((event: MouseEvent<E>) => void) | undefined) =>
  isWebPage(error)
    ? { children: uiMessages.loadPageAgain, onClick: () => location.reload() }
    : { children: uiMessages.tryAgain, onClick: onRetry };
