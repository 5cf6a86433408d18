import { useLayoutEffect, useRef } from 'react';
import { adoptStyles } from '../../embed/adopt-styles';
import { Button } from '../../ui/controls/button';
import { Dialog } from '../../ui/overlays/dialog';
import type { RowAction } from '../../ui/table/table.types';
import type { PriceRecord } from '../../wire/price';
import { currencies, levelLabel, type PriceKey, priceKey, priceKeysOf } from '../../wire/price-levels';
import css from './price-card.css?inline';
import { priceCardMessages as messages } from './price-card.messages';
import { priceColumnKind, productColumns } from './prices.columns';

interface PriceCardProps {
  readonly record: PriceRecord;
  /** The actions of the row; the card offers all except deletion. */
  readonly actions: readonly RowAction<PriceRecord>[];
  readonly onClose: () => void;
}

/** A row of the price list as a card: its prices with the currencies side by side, then its product. */
export function PriceCard({ record, actions, onClose }: PriceCardProps) {
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // Styles are loaded with the card, to keep the first load of the list small.
    if (root.current) adoptStyles(root.current, [css]);
  }, []);
  const offered = actions.filter(({ tone }) => tone !== 'danger');
  const buttons = offered.map(({ name, icon, onPick }) => (
    <Button
      key={name}
      {...(icon && { icon })}
      onClick={() => {
        onClose();
        onPick(record);
      }}
    >
      {name}
    </Button>
  ));
  return (
    <Dialog kind="sheet" title={record.MAIN_SKU} {...(buttons.length > 0 && { footer: buttons })} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long card scrolls, also by keyboard */}
      <section ref={root} className="pricebook-price-card" aria-label={messages.label} tabIndex={0}>
        <Prices record={record} />
        <Product record={record} />
      </section>
    </Dialog>
  );
}

function Product({ record }: Pick<PriceCardProps, 'record'>) {
  const fields = productColumns()
    .filter(({ key }) => key !== 'MAIN_SKU')
    .map(({ key, name, kind, value }) => ({ key, name, kind, cell: kind.format(value(record)) }))
    .filter(({ cell }) => cell.look !== 'none');
  return (
    <dl>
      {fields.map(({ key, name, kind, cell }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{kind.draw?.(cell) ?? cell.text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Prices({ record }: Pick<PriceCardProps, 'record'>) {
  const levels = priceKeysOf(currencies[0])
    .map((key, index) => ({ key, keys: currencies.map((currency) => priceKey(currency, index + 1)) }))
    .filter(({ keys }) => keys.some((key) => record[key] !== ''));
  if (levels.length === 0) return <p className="pricebook-muted">{messages.noPrices}</p>;
  return (
    <table aria-label={messages.prices}>
      <thead>
        <tr>
          <th scope="col">{messages.level}</th>
          {currencies.map((currency) => (
            <th key={currency} scope="col">
              {currency}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {levels.map(({ key, keys }) => (
          <tr key={key}>
            <th scope="row">{levelLabel(key)}</th>
            {keys.map((one) => (
              <PriceCell key={one} value={record[one]} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PriceCell({ value }: { readonly value: PriceRecord[PriceKey] }) {
  const { text, look } = priceColumnKind.format(value);
  return look === 'none' ? <td className="pricebook-muted">{messages.noPrice}</td> : <td>{text}</td>;
}
