import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/controls/button';
import { IconButton } from '../../ui/controls/icon-button';
import { Plus, X } from '../../ui/controls/icons';
import { Field } from '../../ui/form/field';
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
import { formMessages as messages } from './price-form.messages';
import { addPrice, changePrice, isOwnPrice, type PriceDraft, priceProblem, removePrice } from './price-rules';

interface PriceFieldsProps {
  readonly draft: PriceDraft;
  /** The record that the draft changes; `undefined` for a new one. */
  readonly record: PriceRecord | undefined;
  /** A save is under way: what was sent stays as it is. */
  readonly isLocked: boolean;
  readonly onChange: (draft: PriceDraft) => void;
}

/** The prices of each currency. */
export function PriceFields(props: PriceFieldsProps) {
  return (
    <div className="pricebook-pair">
      {currencies.map((currency) => (
        <CurrencyFields key={currency} currency={currency} {...props} />
      ))}
    </div>
  );
}

/** Inputs of one currency: up to 20, down to one. */
function CurrencyFields({
  currency,
  draft,
  record,
  isLocked,
  onChange,
}: PriceFieldsProps & { readonly currency: Currency }) {
  const prices = draft.prices[currency];
  const [left, setLeft] = useState<ReadonlySet<PriceKey>>(new Set());
  const isFull = prices.length >= pricesPerCurrency;

  const add = (event: MouseEvent<HTMLElement>) => {
    flushSync(() => onChange(addPrice(draft, currency)));
    focusPrice(event.currentTarget, priceKey(currency, Math.min(prices.length + 1, pricesPerCurrency)));
  };
  const remove = (event: MouseEvent<HTMLElement>, index: number) => {
    const form = event.currentTarget.closest('form');
    setLeft(new Set());
    flushSync(() => onChange(removePrice(draft, currency, index)));
    if (form) focusPrice(form, priceKey(currency, Math.min(index + 1, prices.length - 1)));
  };
  return (
    <fieldset className={`pricebook-currency ${currencyClass(currency)}`}>
      <legend className="pricebook-visually-hidden">{currency}</legend>
      <div className="pricebook-currency-head">
        <b aria-hidden="true">{currency}</b>
        <span className="pricebook-muted pricebook-number">{messages.count(prices.length)}</span>
        <Button
          variant="quiet"
          icon={Plus}
          aria-label={messages.addPriceTo(currency)}
          disabledReason={isFull ? messages.allUsed : undefined}
          onClick={add}
        >
          {messages.addPrice}
        </Button>
      </div>
      {prices.length === 0 && <p className="pricebook-muted">{messages.noPrices(currency)}</p>}
      <div className="pricebook-currency-inputs">
        {prices.map((price, index) => {
          const key = priceKey(currency, index + 1);
          const problem = priceProblem(price);
          const said = problem && messages.problems[problem];
          const isOwn = isOwnPrice(price, currency, record);
          return (
            <Field
              key={key}
              label={priceLabel(key)}
              hint={said && isOwn ? `${said}. ${messages.own}` : undefined}
              error={said && !isOwn && left.has(key) ? said : undefined}
            >
              {(control) => (
                <div className="pricebook-control pricebook-price-input">
                  <input
                    {...control}
                    name={key}
                    // An existing price begins at its first input, for its SKU is fixed.
                    data-autofocus={draft.mainSku !== '' && key === priceKeys[0] ? '' : undefined}
                    inputMode="decimal"
                    autoComplete="off"
                    readOnly={isLocked}
                    value={price}
                    onChange={(event) => onChange(changePrice(draft, currency, index, event.target.value))}
                    onBlur={() => setLeft((before) => new Set([...before, key]))}
                  />
                  {prices.length > 1 && !isLocked && (
                    <IconButton
                      icon={X}
                      size="tiny"
                      label={messages.remove(priceLabel(key))}
                      onClick={(event) => remove(event, index)}
                    />
                  )}
                </div>
              )}
            </Field>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Puts the focus into a price's input of the form around the element. */
function focusPrice(within: Element, key: PriceKey): void {
  within.closest('form')?.querySelector<HTMLElement>(`input[name="${key}"]`)?.focus();
}
