import { useEffect } from 'react';
import type { WidgetProps } from '../../embed/widget';
import { QuotesView } from './quotes.view';

/** A placeholder without requests. */
export function Quotes({ host }: WidgetProps<Record<never, never>, Record<never, never>, object>) {
  useEffect(() => host.settled('ready'), [host]);
  return <QuotesView />;
}
