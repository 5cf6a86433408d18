import type { CheckedFile, OpenedFile, ReadingOptions } from '../../machines/reading.types';
import { shownList, shownNumber } from '../../texts/notation';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { titleAt } from '../column-title';
import type { UploadSession } from '../session/upload-session.types';
import { useUpload } from '../use-upload';
import { unitMessages as messages, type UnitFacts } from './price-units.messages';
import { offerMessages } from './reading-offers.messages';

type PriceUnits = CheckedFile['offers']['priceUnits'];

function factsOf({ columns, units, example }: PriceUnits, opened: OpenedFile | undefined): UnitFacts {
  return {
    columns: shownList(columns.map((column) => titleAt(opened?.columns, column))),
    units,
    example: example && { ...example, divided: shownNumber(example.divided) },
  };
}

/** Says for how many pieces the prices are, and what is stored if they are sent as they stand. */
export function unitsText(priceUnits: PriceUnits, opened: OpenedFile | undefined): string {
  const unnamed = priceUnits.unnamed > 0 ? ` ${messages.unnamed(priceUnits.unnamed)}` : '';
  return `${messages.asked(factsOf(priceUnits, opened))}${unnamed}`;
}

export const withPriceUnits = (
  options: ReadingOptions,
  priceUnits: NonNullable<ReadingOptions['priceUnits']>,
): ReadingOptions => ({ ...options, priceUnits });

interface PriceUnitsOfferProps {
  readonly session: UploadSession;
  readonly found: PriceUnits;
}

/** Offers to divide prices that the file has for several pieces, or says what becomes of them. */
export function PriceUnitsOffer({ session, found }: PriceUnitsOfferProps) {
  const { opened, options } = useUpload(session);
  const { priceUnits, ...optionsWithoutUnits } = options;
  if (found.prices === 0) return null;
  if (priceUnits === undefined)
    return (
      <Banner tone="warning">
        {unitsText(found, opened)}
        <div className="pricebook-wrap pricebook-banner-buttons">
          <Button onClick={() => session.changeOptions(withPriceUnits(options, 'divided'))}>{messages.divide}</Button>
          <Button onClick={() => session.changeOptions(withPriceUnits(options, 'as-written'))}>
            {messages.takeAsWritten}
          </Button>
        </div>
      </Banner>
    );
  const facts = factsOf(found, opened);
  return (
    <Banner
      actions={<Button onClick={() => session.changeOptions(optionsWithoutUnits)}>{offerMessages.chooseAgain}</Button>}
    >
      {priceUnits === 'divided' ? messages.divided(facts) : messages.asWritten(facts)}
      {priceUnits === 'divided' && found.unnamed > 0 && ` ${messages.unnamed(found.unnamed)}`}
    </Banner>
  );
}
