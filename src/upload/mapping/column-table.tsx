import { useDeferredValue, useState } from 'react';
import type { FileColumn } from '../../machines/reading.types';
import type { Mapping } from '../../machines/upload.types';
import { LinkButton } from '../../ui/controls/button';
import { SelectBox, type SelectBoxProps } from '../../ui/form/select';
import { columnLetters } from '../reading/file-columns';
import { uploadMessages as messages } from '../upload.messages';
import { columnsOf, type UploadColumn, type UploadShape } from '../upload-shape';
import { offeredPrices } from './offer-prices';

interface ColumnTableProps {
  readonly mapping: Mapping;
  readonly shape: UploadShape;
  readonly onKey: (index: number, key: string | null) => void;
}

/** Columns that are rendered at once. The others follow: 200 would block the page. */
const firstColumns = 40;

export function ColumnTable({ mapping, shape, onKey }: ColumnTableProps) {
  const parts: readonly number[] = mapping.skuParts?.columns ?? [];
  const known = columnsOf(shape)
    .filter(({ key }) => parts.length === 0 || key !== shape.key.key)
    .map(({ key, label }) => ({ value: key, label }));
  const withNone = (label: string) => [{ value: '', label }, ...known];
  const options = withNone(messages.notUsed);
  const optionsOfPart = withNone(messages.partOf(shape.key.label));
  const shown = useDeferredValue(mapping.columns.length, firstColumns);
  return (
    <table className="pricebook-mapping">
      <thead>
        <tr>
          <th scope="col">{messages.column}</th>
          <th scope="col">{messages.firstValues}</th>
          <th scope="col">{messages.standsFor}</th>
        </tr>
      </thead>
      <tbody>
        {mapping.columns
          .filter(({ state }) => state !== 'blank')
          .slice(0, shown)
          .map(({ index, key, state, samples, ...column }) => {
            const name = distinctName(mapping.columns, { index, ...column });
            return (
              <tr key={index} className={`is-${state}`}>
                <th scope="row">{name}</th>
                <td>{samples.join(' · ') || messages.none}</td>
                <td>
                  <KeySelect
                    aria-label={messages.standsForLabel(name)}
                    aria-invalid={state === 'duplicate' || undefined}
                    options={parts.includes(index) ? optionsOfPart : options}
                    value={key ?? ''}
                    onChange={(value) => onKey(index, value || null)}
                  />
                  <PriceOffers
                    name={name}
                    offers={
                      parts.includes(index)
                        ? []
                        : offeredPrices({ ...column, index, key, state, samples }, mapping.columns, shape)
                    }
                    onChoose={(price) => onKey(index, price)}
                  />
                </td>
              </tr>
            );
          })}
      </tbody>
    </table>
  );
}

interface PriceOffersProps {
  readonly name: string;
  readonly offers: readonly UploadColumn[];
  readonly onChoose: (key: string) => void;
}

/** Names the prices that the column may stand for. */
function PriceOffers({ name, offers, onChoose }: PriceOffersProps) {
  if (offers.length === 0) return null;
  return (
    <div className="pricebook-wrap pricebook-offers">
      {messages.offer}
      {offers.map(({ key, label }) => (
        <LinkButton
          key={key}
          aria-label={messages.offerOf(label, name)}
          onClick={({ currentTarget }) => {
            // The offers are removed once one is chosen.
            currentTarget.closest('td')?.querySelector('select')?.focus();
            onChoose(key);
          }}
        >
          {label}
        </LinkButton>
      ))}
    </div>
  );
}

/** Adds the column's letters when another column has the same name. */
function distinctName(columns: readonly FileColumn[], { index, name }: Pick<FileColumn, 'index' | 'name'>): string {
  const isShared = columns.some((other) => other.index !== index && other.name === name);
  return isShared ? `${name} (${columnLetters(index)})` : name;
}

/** Renders all options on first use: forty of them for each of 200 columns would block the page. */
function KeySelect({ options, ...select }: SelectBoxProps) {
  const [isUsed, setUsed] = useState(false);
  const fill = () => setUsed(true);
  const shown = isUsed ? options : options.filter((option) => option.value === select.value);
  return <SelectBox {...select} options={shown} onPointerDown={fill} onFocus={fill} />;
}
