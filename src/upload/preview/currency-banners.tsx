import type { CheckedFile } from '../../machines/reading.types';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { currenciesIn } from '../../wire/price-levels';
import { openPricingForAmounts } from '../pricing/open-pricing-for-amounts';
import type { UploadSession } from '../session/upload-session.types';
import { useUpload } from '../use-upload';
import { findRowCurrencies, namedCurrencies, type RowCurrencies } from './currency-conflicts';
import { withExclusions } from './exclusion-choices';
import { offerMessages as messages } from './reading-offers.messages';

interface CurrencyBannersProps {
  readonly session: UploadSession;
  readonly values: CheckedFile['columnValues'];
}

/** Warns where the file names another currency than that of the prices that it is stored as. */
export function CurrencyBanners({ session, values }: CurrencyBannersProps) {
  const { opened, options } = useUpload(session);
  const columns = opened?.columns ?? [];
  const conflict = findRowCurrencies(columns, values, options.exclusions?.only);
  return (
    <>
      {namedCurrencies(columns).map(({ currency, names, keys }) => (
        <Banner key={currency} tone="warning">
          {messages.namedCurrency(names, currency, currenciesIn(keys.join()))}
          <div className="pricebook-wrap pricebook-banner-buttons">
            <ConvertButton session={session} currency={currency} keys={keys} />
          </div>
        </Banner>
      ))}
      {conflict && <RowsBanner session={session} conflict={conflict} />}
    </>
  );
}

function RowsBanner({ session, conflict }: { readonly session: UploadSession; readonly conflict: RowCurrencies }) {
  const { options } = useUpload(session);
  const { column, name, currency, matching, others, keys } = conflict;
  const [one, ...more] = others;
  const includeOnlyRowsWith = (includedValues: readonly string[]) =>
    session.changeOptions(withExclusions(options, { ...options.exclusions, only: { column, values: includedValues } }));
  // If no row is in the prices' currency, the rows in another currency can be converted.
  const choices = matching.length > 0 ? [{ currency, values: matching }] : others;
  return (
    <Banner tone="warning">
      {messages.rowCurrencies(name, others, currency)}
      <div className="pricebook-wrap pricebook-banner-buttons">
        {matching.length === 0 && one && more.length === 0 ? (
          <ConvertButton session={session} currency={one.currency} keys={keys} />
        ) : (
          choices.map((choice) => (
            <Button key={choice.currency} onClick={() => includeOnlyRowsWith(choice.values)}>
              {messages.onlyCurrency(choice.currency)}
            </Button>
          ))
        )}
      </div>
    </Banner>
  );
}

interface ConvertButtonProps {
  readonly session: UploadSession;
  readonly currency: string;
  readonly keys: readonly string[];
}

function ConvertButton({ session, currency, keys }: ConvertButtonProps) {
  const { mapping, options } = useUpload(session);
  if (mapping === undefined) return null;
  return (
    <Button onClick={() => openPricingForAmounts(session.actor, mapping, options.costs, { keys, currency })}>
      {messages.convert(currency)}
    </Button>
  );
}
