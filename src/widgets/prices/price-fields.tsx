import { Plus } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { inputNumber, sentenceSeparator, typedNumber } from '../../texts/notation';
import { adoptingRef } from '../../ui/adopt-sheets';
import { Button, LinkButton } from '../../ui/controls/button';
import { CloseIcon, IconButton } from '../../ui/controls/icon-button';
import { Field } from '../../ui/form/field';
import { WithReadings } from '../../ui/form/with-readings';
import type { PriceRecord } from '../../wire/price';
import {
  type Currency,
  currencies,
  type PriceKey,
  priceKey,
  priceKeys,
  priceLabel,
  pricesPerCurrency,
} from '../../wire/price-levels';
import { currencyClass } from './currency-styles';
import { pastedReadings } from './in-place/pasted-text';
import {
  addPrice,
  insertPrice,
  isStoredPrice,
  type PriceDraft,
  priceProblem,
  removePrice,
  setDraftPrice,
} from './price-draft';
import css from './price-fields.css?inline';
import { formMessages as messages } from './price-form.messages';
import { priceText } from './prices.columns';

const adoptCss = adoptingRef([css]);

interface PriceFieldsProps {
  readonly draft: PriceDraft;
  readonly record: PriceRecord | undefined;
  readonly isLocked: boolean;
  readonly onChange: (draft: PriceDraft) => void;
}

interface RemovedPrice {
  readonly text: string;
  readonly index: number;
}

export function PriceFields(props: PriceFieldsProps) {
  return (
    <div className="pricebook-two-fields">
      {currencies.map((currency) => (
        <CurrencyFields key={currency} currency={currency} {...props} />
      ))}
    </div>
  );
}

function CurrencyFields({ currency, ...props }: PriceFieldsProps & { readonly currency: Currency }) {
  const { draft, record, isLocked } = props;
  const prices = draft.prices[currency];
  const inputs = usePriceInputs(currency, props);
  const { removed } = inputs;
  const isFull = prices.length >= pricesPerCurrency;
  return (
    <fieldset ref={adoptCss} className={`pricebook-currency ${currencyClass(currency)}`}>
      <legend className="pricebook-visually-hidden">{currency}</legend>
      <div className="pricebook-currency-head">
        <b aria-hidden="true">{currency}</b>
        <span className="pricebook-muted pricebook-number">{messages.count(prices.length)}</span>
        <Button
          variant="quiet"
          icon={Plus}
          aria-label={messages.addPriceTo(currency)}
          disabledReason={isFull ? messages.allUsed : undefined}
          onClick={inputs.add}
        >
          {messages.addPrice}
        </Button>
      </div>
      {prices.length === 0 && <p className="pricebook-muted">{messages.noPrices(currency)}</p>}
      <div className="pricebook-currency-inputs">
        {prices.map((price, index) => {
          const key = priceKey(currency, index + 1);
          return (
            <PriceInput
              key={key}
              priceKey={key}
              price={price}
              isStored={isStoredPrice(price, currency, record)}
              // The first input of an existing record has the focus, because its SKU is fixed.
              isFirst={draft.mainSku !== '' && key === priceKeys[0]}
              isLocked={isLocked}
              onChange={(text) => props.onChange(setDraftPrice(draft, currency, index, text))}
              onRemove={prices.length > 1 && !isLocked ? (event) => inputs.remove(event, index) : undefined}
            />
          );
        })}
      </div>
      <div role="status" className="pricebook-price-removed">
        {removed && !isFull && !isLocked && (
          <>
            {messages.removed(priceLabel(priceKey(currency, removed.index + 1)), inputNumber(removed.text))}
            <LinkButton onClick={(event) => inputs.undo(event, removed)}>{messages.undo}</LinkButton>
          </>
        )}
      </div>
    </fieldset>
  );
}

/** Actions of a currency's buttons; each moves the focus to an input. */
function usePriceInputs(currency: Currency, { draft, onChange }: PriceFieldsProps) {
  const prices = draft.prices[currency];
  const [removed, setRemoved] = useState<RemovedPrice>();
  const changeDraft = (target: HTMLElement, next: PriceDraft, position: number) => {
    const form = target.closest('form');
    flushSync(() => onChange(next));
    form?.querySelector<HTMLElement>(`input[name="${priceKey(currency, position)}"]`)?.focus();
  };
  return {
    removed,
    add({ currentTarget }: MouseEvent<HTMLElement>) {
      changeDraft(currentTarget, addPrice(draft, currency), Math.min(prices.length + 1, pricesPerCurrency));
    },
    remove({ currentTarget }: SyntheticEvent<HTMLElement>, index: number) {
      const text = prices[index] ?? '';
      setRemoved(text.trim() === '' ? undefined : { text, index });
      changeDraft(currentTarget, removePrice(draft, currency, index), Math.min(index + 1, prices.length - 1));
    },
    undo({ currentTarget }: MouseEvent<HTMLElement>, { text, index }: RemovedPrice) {
      setRemoved(undefined);
      changeDraft(currentTarget, insertPrice(draft, currency, index, text), index + 1);
    },
  };
}

interface PriceInputProps {
  readonly priceKey: PriceKey;
  readonly price: string;
  /** Whether the text is stored: the price rules do not apply to it. */
  readonly isStored: boolean;
  readonly isFirst: boolean;
  readonly isLocked: boolean;
  readonly onChange: (text: string) => void;
  readonly onRemove: ((event: SyntheticEvent<HTMLElement>) => void) | undefined;
}

function PriceInput({ priceKey: key, price, isStored, isFirst, isLocked, onChange, onRemove }: PriceInputProps) {
  const [wasBlurred, setBlurred] = useState(false);
  const afterMouseUp = useAfterMouseUp();
  const problem = priceProblem(price);
  const isRefused = problem !== undefined && !isStored && wasBlurred;
  const readings = isRefused ? pastedReadings(inputNumber(price), key) : [];
  const message = problem && (readings.length > 1 ? messages.unclear : messages.problems[problem]);
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // Saves the form, which then says what is wrong here.
    if (event.key === 'Enter') setBlurred(true);
    const isDelete = event.key === 'Delete' || event.key === 'Backspace';
    // A held key clears the text, but must not remove the price.
    if (!onRemove || !isDelete || event.repeat || price !== '') return;
    event.preventDefault();
    onRemove(event);
  };
  return (
    <WithReadings readings={readings} label={(reading) => messages.use(priceText(reading))} onUse={onChange}>
      <Field
        label={priceLabel(key)}
        hint={message && isStored ? [message, messages.storedHint].join(sentenceSeparator()) : undefined}
        error={isRefused ? message : undefined}
      >
        {(control) => (
          <div className="pricebook-control pricebook-price-input">
            <input
              {...control}
              name={key}
              data-autofocus={isFirst ? '' : undefined}
              inputMode="decimal"
              autoComplete="off"
              readOnly={isLocked}
              value={inputNumber(price)}
              onChange={(event) => onChange(typedNumber(event.target.value))}
              onKeyDown={handleKey}
              onBlur={() => afterMouseUp(() => setBlurred(true))}
            />
            {onRemove && (
              <IconButton
                icon={CloseIcon}
                size="tiny"
                // Not in the tab order, so that Enter after Tab cannot remove a price by mistake.
                tabIndex={-1}
                label={messages.remove(priceLabel(key))}
                onClick={onRemove}
              />
            )}
          </div>
        )}
      </Field>
    </WithReadings>
  );
}

/** Delays a callback until a pressed mouse is released: a button that moves under the pointer gets no click. */
function useAfterMouseUp(): (run: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const track = ({ type }: Event) => {
      isPressed.current = type === 'mousedown';
    };
    window.addEventListener('mousedown', track, true);
    window.addEventListener('mouseup', track, true);
    return () => {
      window.removeEventListener('mousedown', track, true);
      window.removeEventListener('mouseup', track, true);
    };
  }, []);
  return (run) => {
    if (isPressed.current) window.addEventListener('mouseup', () => setTimeout(run), { once: true });
    else run();
  };
}
