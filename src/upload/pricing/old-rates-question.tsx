import { useState } from 'react';
import { localDate } from '../../lists/actions/download-list';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import type { UploadSession } from '../session/upload-session.types';
import { useUpload } from '../use-upload';
import { oldRates } from './old-rates';
import { pricingMessages as messages } from './pricing.messages';

/** Asks whether rates of an earlier day still hold, such as those of a template. It does not prevent sending. */
export function OldRatesQuestion({ session }: { readonly session: UploadSession }) {
  const { options } = useUpload(session);
  const [keptText, setKeptText] = useState('');
  const rates = oldRates(options.costs, localDate(new Date()));
  const names = rates.map(({ currency, from, rate, date }) => messages.oldRate(currency, from, rate, date));
  const text = names.join(' ');
  if (text === keptText) return null;
  return (
    <Banner tone="warning" title={messages.oldRates(rates.length)}>
      {text}
      <div className="pricebook-wrap pricebook-banner-buttons">
        <Button onClick={() => setKeptText(text)}>{messages.keepRates(rates.length)}</Button>
        <Button onClick={() => session.actor.send({ type: 'pricing.open' })}>
          {messages.changeRates(rates.length)}
        </Button>
      </div>
    </Banner>
  );
}
