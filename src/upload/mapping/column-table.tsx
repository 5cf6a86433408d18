import { useDeferredValue, useState } from 'react';
import type { FileColumn } from '../../machines/reading.types';
import type { Mapping } from '../../machines/upload.types';
import { LinkButton } from '../../ui/controls/button';
import { SelectBox, type SelectBoxProps } from '../../ui/form/select';
import { columnPlaceText, columnTitle } from '../column-title';
import { uploadMessages as messages } from '../upload.messages';
import { columnsOf, type UploadColumn, type UploadShape } from '../upload-shape';
import { costChoice, hasPrices, suggestsCosts, unitChoice } from './cost-columns';
import { priceColumnsToOffer } from './offer-prices';

interface ColumnTableProps {
  readonly mapping: Mapping;
  readonly shape: UploadShape;
  /** Whether prices may follow from the costs of a column. */
  readonly offersCosts: boolean;
  /** Called with the position of a column of the file, and the key that it gets, `costChoice` or `unitChoice`. */
  readonly onMap: (index: number, key: string | null) => void;
}

/** Columns that are rendered at once. The others follow: 200 would block the page. */
const initialColumnCount = 40;

export function ColumnTable({ mapping, shape, offersCosts, onMap }: ColumnTableProps) {
  const keyPartIndexes: readonly number[] = mapping.skuParts?.columns ?? [];
  const keyOptions = columnsOf(shape)
    .filter(({ key }) => keyPartIndexes.length === 0 || key !== shape.keyColumn.key)
    .map(({ key, label }) => ({ value: key, label }));
  const costIndexes: readonly number[] = mapping.costColumns ?? [];
  const costOptions = offersCosts ? [{ value: costChoice, label: messages.costChoice }] : [];
  const unitOptions = hasPrices(shape) ? [{ value: unitChoice, label: messages.unitChoice }] : [];
  const optionsWithNone = (label: string) => [{ value: '', label }, ...costOptions, ...unitOptions, ...keyOptions];
  const choiceOf = ({ index, key = '' }: FileColumn) => {
    if (index === mapping.unitColumn) return unitChoice;
    return costIndexes.includes(index) ? costChoice : key;
  };
  const options = optionsWithNone(messages.notUsed);
  const optionsOfPart = optionsWithNone(messages.partOf(shape.keyColumn.label));
  const shownColumnCount = useDeferredValue(mapping.columns.length, initialColumnCount);
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
          .slice(0, shownColumnCount)
          .map((column) => {
            const { index, state, samples } = column;
            const name = distinctName(mapping.columns, column);
            return (
              <tr key={index} className={`is-${state}`}>
                <th scope="row">{name}</th>
                <td>{samples.join(' · ') || messages.none}</td>
                <td>
                  <KeySelect
                    aria-label={messages.standsForLabel(name)}
                    aria-invalid={state === 'duplicate' || undefined}
                    options={keyPartIndexes.includes(index) ? optionsOfPart : options}
                    value={choiceOf(column)}
                    onChange={(value) => onMap(index, value || null)}
                  />
                  <PriceOffers
                    name={name}
                    offers={
                      keyPartIndexes.includes(index) || choiceOf(column) !== ''
                        ? []
                        : priceColumnsToOffer(column, mapping.columns, shape)
                    }
                    hasCostOffer={offersCosts && choiceOf(column) === '' && suggestsCosts(column)}
                    onChoose={(choice) => onMap(index, choice)}
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
  readonly hasCostOffer: boolean;
  readonly onChoose: (choice: string) => void;
}

/** Names the prices that the column may stand for, or that may be calculated from it. */
function PriceOffers({ name, offers, hasCostOffer, onChoose }: PriceOffersProps) {
  const choices = [
    ...offers.map(({ key, label }) => ({ choice: key, label, fullName: messages.offerOf(label, name) })),
    ...(hasCostOffer
      ? [{ choice: costChoice, label: messages.offerCosts, fullName: messages.offerCostsOf(name) }]
      : []),
  ];
  if (choices.length === 0) return null;
  return (
    <div className="pricebook-wrap pricebook-offers">
      {messages.offer}
      {choices.map(({ choice, label, fullName }) => (
        <LinkButton
          key={choice}
          aria-label={fullName}
          onClick={({ currentTarget }) => {
            // The offers are removed once one is chosen.
            currentTarget.closest('td')?.querySelector('select')?.focus();
            onChoose(choice);
          }}
        >
          {label}
        </LinkButton>
      ))}
    </div>
  );
}

/** Adds the column's place in the sheet when another column has the same name. */
function distinctName(columns: readonly FileColumn[], column: Pick<FileColumn, 'index' | 'name'>): string {
  const { index, name } = column;
  const isShared = name !== '' && columns.some((other) => other.index !== index && other.name === name);
  return isShared ? `${name} (${columnPlaceText(index)})` : columnTitle(column);
}

/** Renders all options on first use: forty of them for each of 200 columns would block the page. */
function KeySelect({ options, ...select }: SelectBoxProps) {
  const [isUsed, setUsed] = useState(false);
  const renderAll = () => setUsed(true);
  const renderedOptions = isUsed ? options : options.filter((option) => option.value === select.value);
  return <SelectBox {...select} options={renderedOptions} onPointerDown={renderAll} onFocus={renderAll} />;
}
