import type { CheckedFile } from '../../machines/reading.types';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { currenciesIn } from '../../wire/price-levels';
import { columnTitle } from '../column-title';
import { openPricingForAmounts } from '../pricing/open-pricing-for-amounts';
import { findRowCurrencies, namedCurrencies, type RowCurrencies } from '../reading/currency-conflicts';
import type { UploadSession } from '../session/upload-session.types';
import { useUpload } from '../use-upload';
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
  const conflict = findRowCurrencies(columns, values, options);
  return (
    <>
      {namedCurrencies(columns, options.costs).map(({ currency, names, keys, costCurrency }) =>
        costCurrency === undefined ? (
          <Banner key={currency} tone="warning">
            {messages.namedCurrency(names, currency, currenciesIn(keys.join()))}
            <div className="pricebook-wrap pricebook-banner-buttons">
              <ConvertButton session={session} currency={currency} keys={keys} />
            </div>
          </Banner>
        ) : (
          // The rule can be changed below.
          <Banner key={`${currency} ${costCurrency}`} tone="warning">
            {messages.namedCostCurrency(names, currency, costCurrency)}
          </Banner>
        ),
      )}
      {conflict && <RowsBanner session={session} conflict={conflict} />}
    </>
  );
}

function RowsBanner({ session, conflict }: { readonly session: UploadSession; readonly conflict: RowCurrencies }) {
  const { options } = useUpload(session);
  const { column, name, currency, matching, others, hasBlanks, keys, areCosts } = conflict;
  const [one, ...more] = others;
  const includeOnlyRowsWith = (includedValues: readonly string[]) =>
    session.changeOptions(withExclusions(options, { ...options.exclusions, only: { column, values: includedValues } }));
  // If no row is in the prices' currency, the rows in another currency can be converted.
  const choices = matching.length > 0 ? [{ currency, values: matching }] : others;
  const sentence = areCosts ? messages.rowCostCurrencies : messages.rowCurrencies;
  const isOneCurrency = matching.length === 0 && more.length === 0;
  return (
    <Banner tone="warning">
      {sentence(columnTitle({ index: column, name }), others, currency)}
      <div className="pricebook-wrap pricebook-banner-buttons">
        {!(isOneCurrency && !hasBlanks) &&
          choices.map((choice) => (
            <Button key={choice.currency} onClick={() => includeOnlyRowsWith(choice.values)}>
              {messages.onlyCurrency(choice.currency)}
            </Button>
          ))}
        {/* Costs have a rule already, which can be changed below. */}
        {isOneCurrency && !areCosts && one && <ConvertButton session={session} currency={one.currency} keys={keys} />}
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
    <Button
      onClick={() =>
        openPricingForAmounts(session.actor, mapping, options.costs, { keys, currency, isNamedByCells: false })
      }
    >
      {messages.convert(currency)}
    </Button>
  );
}
