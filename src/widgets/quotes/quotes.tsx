import { Hammer } from 'lucide-react';
import { useEffect } from 'react';
import type { WidgetProps } from '../../embed/widget';
import { StatePanel } from '../../ui/feedback/state-panel';
import { quotesMessages as messages } from './quotes.messages';

export function Quotes({ host }: WidgetProps<Record<never, never>, Record<never, never>, object>) {
  useEffect(() => host.announceReady('ready'), [host]);
  return (
    <section className="pricebook-quotes">
      <h2 className="pricebook-heading">{messages.heading}</h2>
      <div className="pricebook-quotes-frame">
        <StatePanel icon={Hammer} title={messages.title}>
          {messages.text}
        </StatePanel>
      </div>
    </section>
  );
}
