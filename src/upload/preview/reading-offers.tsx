import { useState } from 'react';
import type { CheckedFile, ReadingOptions } from '../../machines/reading.types';
import type { OfferedAmounts } from '../../machines/reading-offers.types';
import type { Mapping } from '../../machines/upload.types';
import { shownList } from '../../texts/notation';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { uiMessages } from '../../ui/ui.messages';
import { titleAt } from '../column-title';
import { costCurrencyIn } from '../pricing/costs-by-column';
import { openPricingForAmounts } from '../pricing/open-pricing-for-amounts';
import type { UploadSession } from '../session/upload-session.types';
import { columnsOf, matchedLabel } from '../upload-shape';
import { useUpload } from '../use-upload';
import { CurrencyBanners } from './currency-banners';
import { InlineSelect } from './inline-select';
import { PriceUnitsOffer } from './price-units';
import { offerMessages as messages } from './reading-offers.messages';
import { useLastDefined } from './use-last-defined';

/** Offers to read values in another way than they are written, and says which are read so. */
export function ReadingOffers({ session }: { readonly session: UploadSession }) {
  const { options, ...context } = useUpload(session);
  const checked = useLastDefined(context.checked);
  if (checked === undefined) return null;
  const { statuses, severalAddresses, amounts, costAmounts } = checked.offers;
  const { firstAddress, ...optionsWithAllAddresses } = options;
  return (
    <>
      <NearKeysOffer session={session} offer={checked.offers.nearKeys} />
      <StatusesUsed session={session} />
      {statuses.length > 0 && (
        <StatusOffer
          // Other values start without a choice.
          key={statuses.map(({ value }) => value).join('\n')}
          values={statuses}
          onUse={(chosen) => session.changeOptions({ ...options, statuses: { ...options.statuses, ...chosen } })}
        />
      )}
      {severalAddresses > 0 && (
        <Banner
          actions={
            <Button onClick={() => session.changeOptions({ ...options, firstAddress: true })}>
              {messages.takeFirst}
            </Button>
          }
        >
          {messages.severalAddresses(severalAddresses)}
        </Banner>
      )}
      {firstAddress && (
        <Banner
          actions={
            <Button onClick={() => session.changeOptions(optionsWithAllAddresses)}>{messages.readAsWritten}</Button>
          }
        >
          {messages.firstTaken}
        </Banner>
      )}
      {[...new Set(amounts.map(({ currency }) => currency))].map((currency) => (
        <AmountsOffer
          key={currency}
          session={session}
          currency={currency}
          amountsByColumn={amounts.filter((one) => one.currency === currency)}
        />
      ))}
      {costAmounts.map(({ column, currency, cells }) => (
        <Banner key={`${column} ${currency}`} tone="warning">
          {messages.costAmounts(
            cells,
            currency,
            titleAt(context.opened?.columns, column),
            costCurrencyIn(options, column),
          )}
        </Banner>
      ))}
      <PriceUnitsOffer session={session} found={checked.offers.priceUnits} />
      <CurrencyBanners session={session} values={checked.columnValues} />
      <TextCurrencies session={session} />
    </>
  );
}

interface AmountsOfferProps {
  readonly session: UploadSession;
  readonly currency: string;
  readonly amountsByColumn: readonly OfferedAmounts[];
}

function AmountsOffer({ session, currency, amountsByColumn }: AmountsOfferProps) {
  const { options, mapping } = useUpload(session);
  const keys = amountsByColumn.map(({ key }) => key);
  const labels = columnsOf(session.kind.shape).flatMap(({ key, label }) => (keys.includes(key) ? [label] : []));
  const cells = amountsByColumn.reduce((sum, one) => sum + one.cells, 0);
  const texts = amountsByColumn.reduce((sum, one) => sum + one.texts, 0);
  const storeAsTexts = () =>
    session.changeOptions({ ...options, textCurrencies: [...(options.textCurrencies ?? []), currency] });
  const convert = (columns: Mapping) =>
    openPricingForAmounts(session.actor, columns, options.costs, { keys, currency, isNamedByCells: true });
  return (
    <Banner tone="warning">
      {messages.amounts(cells, currency, shownList(labels), texts)}
      <div className="pricebook-wrap pricebook-banner-buttons">
        {mapping && <Button onClick={() => convert(mapping)}>{messages.readAsNumbers(currency)}</Button>}
        {texts > 0 && <Button onClick={storeAsTexts}>{messages.storeAsTexts}</Button>}
      </div>
    </Banner>
  );
}

function TextCurrencies({ session }: { readonly session: UploadSession }) {
  const { options } = useUpload(session);
  const { textCurrencies, ...optionsWithoutTextCurrencies } = options;
  if (textCurrencies === undefined) return null;
  return (
    <Banner
      actions={
        <Button onClick={() => session.changeOptions(optionsWithoutTextCurrencies)}>{messages.chooseAgain}</Button>
      }
    >
      {messages.storedAsTexts(textCurrencies)}
    </Banner>
  );
}

interface NearKeysOfferProps {
  readonly session: UploadSession;
  readonly offer: CheckedFile['offers']['nearKeys'];
}

/** Offers to replace unknown keys by the known ones from which they differ only by case, blanks, dashes or leading zeros. */
function NearKeysOffer({ session, offer }: NearKeysOfferProps) {
  const { options } = useUpload(session);
  const { nearKeys, ...optionsWithoutNearKeys } = options;
  const label = matchedLabel(session.kind.shape, options.matchBy);
  if (nearKeys) {
    return (
      <Banner
        actions={
          <Button onClick={() => session.changeOptions(optionsWithoutNearKeys)}>{messages.readAsWritten}</Button>
        }
      >
        {messages.replacedByKnown(label)}
      </Banner>
    );
  }
  if (offer === undefined) return null;
  const { rows, written, known } = offer;
  const isKey = options.matchBy === undefined;
  return (
    <Banner
      tone="warning"
      actions={
        <Button onClick={() => session.changeOptions({ ...options, nearKeys: true })}>
          {messages.replaceByKnown(rows)}
        </Button>
      }
    >
      {isKey ? messages.nearKeys(rows, label, written, known) : messages.nearNumbers(rows, label, written, known)}
    </Banner>
  );
}

function StatusesUsed({ session }: { readonly session: UploadSession }) {
  const { options } = useUpload(session);
  const { statuses, ...optionsWithoutStatuses } = options;
  if (statuses === undefined) return null;
  const meanings = Object.entries(statuses).map(([value, status]) => messages.meaning(value, status));
  return (
    <Banner
      actions={<Button onClick={() => session.changeOptions(optionsWithoutStatuses)}>{messages.readAsWritten}</Button>}
    >
      {messages.statusesUsed(meanings)}
    </Banner>
  );
}

type Statuses = NonNullable<ReadingOptions['statuses']>;

interface StatusOfferProps {
  readonly values: readonly { readonly value: string; readonly rows: number }[];
  readonly onUse: (statuses: Statuses) => void;
}

const statusOptions = () =>
  [
    { value: '', label: messages.chooseStatus },
    { value: 'Active', label: uiMessages.statuses.active },
    { value: 'Inactive', label: uiMessages.statuses.inactive },
  ] as const;

function StatusOffer({ values, onUse }: StatusOfferProps) {
  const [chosen, setChosen] = useState<Statuses>({});
  const isChosen = Object.keys(chosen).length > 0;
  return (
    <Banner tone="warning" title={messages.statuses(values.reduce((sum, { rows }) => sum + rows, 0))}>
      {values.map(({ value, rows }) => {
        const key = value.toLowerCase();
        return (
          <InlineSelect
            key={value}
            label={messages.status(value, rows)}
            value={chosen[key] ?? ''}
            options={statusOptions()}
            onChange={(status) => {
              const { [key]: _, ...others } = chosen;
              setChosen(status === '' ? others : { ...others, [key]: status });
            }}
          />
        );
      })}
      <Button disabledReason={isChosen ? undefined : messages.chooseStatus} onClick={() => onUse(chosen)}>
        {messages.useStatuses}
      </Button>
    </Banner>
  );
}
