import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Correction, OpenedFile, ReadingOptions } from '../../machines/reading.types';
import { unclearReadings, withoutSeparators } from '../../texts/comma-meaning';
import { inputNumber } from '../../texts/notation';
import { Button, LinkButton } from '../../ui/controls/button';
import { Checkbox } from '../../ui/controls/checkbox';
import { Banner } from '../../ui/feedback/banner';
import { Dialog } from '../../ui/overlays/dialog';
import { useDiscardPrompt } from '../../ui/overlays/use-discard-prompt';
import { titleAt } from '../column-title';
import type { PreviewRow } from '../reading/check-rows';
import { isNumeric } from '../reading/contents';
import type { UploadSession } from '../session/upload-session.types';
import type { OpenedProps } from '../step-props';
import { uploadMessages } from '../upload.messages';
import { columnsOf, type UploadColumn } from '../upload-shape';
import { useUpload } from '../use-upload';
import { CorrectedCellField } from './correct-cell';
import { correctMessages as messages } from './correct-row.messages';
import { type CorrectableCell, correctableCells, correctionOf, isSuppliersNumber } from './correctable-cells';
import { FoldedSection } from './folded-section';
import { KeySearch } from './key-search';

interface CorrectRowDialogProps {
  readonly session: UploadSession;
  readonly opened: OpenedFile;
  readonly row: PreviewRow;
  readonly onClose: () => void;
}

/** Corrects the cells of one row. */
export function CorrectRowDialog({ session, opened, row, onClose }: CorrectRowDialogProps) {
  const { options, checked } = useUpload(session);
  const { decimalSeparator } = checked ?? opened;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [remembersNumber, setRemembersNumber] = useState(isSuppliersNumber(row, session.kind.shape.keyColumn.key));
  const [asksForMeaning, setAsksForMeaning] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const { shape, searchKeys } = session.kind;
  const keyColumn = shape.keyColumn;
  const cells = correctableCells(opened.columns, shape, options, row);
  const isDirty = cells.some(({ key, text }) => (typed[key] ?? text) !== text);
  const { requestClose, question } = useDiscardPrompt({ isDirty, onClose });
  const firstWrong = cells.find(({ finding }) => finding !== undefined) ?? cells[0];
  const keyText = cells.find(({ key }) => key === keyColumn.key)?.text ?? '';
  const hasOtherKey = row.keyInFile !== '' && (typed[keyColumn.key] ?? keyText) !== keyText;
  const canCorrectKey = options.matchBy === undefined && options.skuParts === undefined;
  // Where keys are found by a number, or joined of two columns, no cell can be corrected to a key: the key is stored for the row's number.
  const storesKeyAsName = !canCorrectKey || remembersNumber;
  const applyCorrections = () => {
    const changed = cells.filter(({ key, text }) => typed[key] !== undefined && typed[key] !== text);
    if (changed.some((cell) => isUnclear(cell, typed[cell.key]))) {
      flushSync(() => setAsksForMeaning(true));
      fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    const textOf = ({ key, content }: CorrectableCell) => correctedText(content, typed[key] ?? '');
    const isStoredAsKeyName = (cell: CorrectableCell) =>
      storesKeyAsName && cell.key === keyColumn.key && row.keyInFile !== '' && textOf(cell) !== '';
    const keyNames = changed.filter(isStoredAsKeyName).map((cell) => [row.keyInFile, textOf(cell)] as const);
    const corrections = changed.flatMap((cell): Correction[] => {
      const { index } = cell;
      if (index === undefined || isStoredAsKeyName(cell)) return [];
      return [correctionOf({ ...cell, index }, textOf(cell), row.number, decimalSeparator)];
    });
    if (changed.length > 0) session.changeOptions(withReplacedKeys(withCorrections(options, corrections), keyNames));
    onClose();
  };
  return (
    <Dialog
      title={messages.title(row.number)}
      onSubmit={applyCorrections}
      onClose={requestClose}
      footer={
        <>
          <Button onClick={requestClose}>{messages.cancel}</Button>
          <Button variant="primary" type="submit">
            {messages.use}
          </Button>
        </>
      }
    >
      <div ref={fields} className="pricebook-stack">
        <p>{messages.intro}</p>
        {cells.map((cell) => {
          const { key, finding } = cell;
          const hint = finding && uploadMessages.finding[finding];
          const value = typed[key] ?? cell.text;
          const changeText = (text: string) => setTyped({ ...typed, [key]: text });
          if (key === keyColumn.key && searchKeys)
            return (
              <KeySearch
                key={key}
                session={session}
                hint={hint}
                value={value}
                search={searchKeys}
                onChange={changeText}
              />
            );
          const state = { isFirst: cell === firstWrong, asksForMeaning: asksForMeaning && isUnclear(cell, typed[key]) };
          return (
            <CorrectedCellField key={key} cell={cell} value={value} hint={hint} state={state} onChange={changeText} />
          );
        })}
        {hasOtherKey && canCorrectKey && (
          <Checkbox checked={remembersNumber} onChange={setRemembersNumber}>
            {messages.remember(row.keyInFile, keyColumn.label)}
          </Checkbox>
        )}
      </div>
      {question}
    </Dialog>
  );
}

/** Whether a typed number can be read in two ways, or only as another one than it is written. */
const isUnclear = ({ content }: CorrectableCell, typed = ''): boolean =>
  isNumeric(content) && unclearReadings(typed.trim()).length > 0;

/** A number without separators of thousands, which the file's own separator would read in another way. */
const correctedText = (content: UploadColumn['content'], typed: string): string =>
  isNumeric(content) ? withoutSeparators(typed.trim()) : typed.trim();

/** Later corrections of a cell replace earlier ones, but keep what the file has. */
export function withCorrections(options: ReadingOptions, added: readonly Correction[]): ReadingOptions {
  const { corrections = [] } = options;
  if (added.length === 0) return options;
  const isSame = (one: Correction, other: Correction) => one.row === other.row && one.column === other.column;
  const otherCorrections = corrections.filter((one) => !added.some((other) => isSame(one, other)));
  const addedCorrections = added.map((one) => ({
    ...one,
    from: corrections.find((other) => isSame(one, other))?.from ?? one.from,
  }));
  return { ...options, corrections: [...otherCorrections, ...addedCorrections] };
}

/** The options with keys of ours for numbers of the supplier, in place of earlier ones. */
const withReplacedKeys = (
  options: ReadingOptions,
  addedKeyNames: readonly (readonly [theirs: string, ours: string])[],
): ReadingOptions =>
  addedKeyNames.length === 0
    ? options
    : { ...options, keyNames: { ...options.keyNames, ...Object.fromEntries(addedKeyNames) } };

/** The supplier's keys that stand for ours. */
export function ReplacedKeys({ session }: { readonly session: UploadSession }) {
  const { options } = useUpload(session);
  const { keyNames, ...optionsWithoutKeyNames } = options;
  if (keyNames === undefined) return null;
  const { label } = session.kind.shape.keyColumn;
  return (
    <FoldedSection
      title={messages.keyNames(Object.keys(keyNames).length, label)}
      facts={Object.entries(keyNames).map(([theirs, ours]) => messages.keyName(theirs, ours))}
    >
      <ul className="pricebook-findings">
        {Object.entries(keyNames).map(([theirs, ours]) => {
          const { [theirs]: _, ...otherKeyNames } = keyNames;
          const isLast = Object.keys(otherKeyNames).length === 0;
          return (
            <li key={theirs}>
              {messages.keyName(theirs, ours)}{' '}
              <LinkButton
                aria-label={messages.takeBackName(theirs)}
                onClick={() =>
                  session.changeOptions(
                    isLast ? optionsWithoutKeyNames : { ...optionsWithoutKeyNames, keyNames: otherKeyNames },
                  )
                }
              >
                {messages.takeBack}
              </LinkButton>
            </li>
          );
        })}
      </ul>
    </FoldedSection>
  );
}

/** What the file has, as it was shown: a number in the notation of the page, anything else as it is written. */
const shownFrom = ({ from, isNumber }: Correction): string =>
  isNumber && /^-?\d+(?:\.\d+)?$/.test(from) ? inputNumber(from) : from;

/** The list of corrected cells. */
export function Corrections({ session, opened }: OpenedProps) {
  const { options } = useUpload(session);
  const { corrections = [], ...optionsWithoutCorrections } = options;
  if (corrections.length === 0) return null;
  const labelByKey = new Map(columnsOf(session.kind.shape).map(({ key, label }) => [key, label]));
  const removeCorrection = (removedCorrection: Correction) => {
    const otherCorrections = corrections.filter((one) => one !== removedCorrection);
    session.changeOptions(
      otherCorrections.length === 0
        ? optionsWithoutCorrections
        : { ...optionsWithoutCorrections, corrections: otherCorrections },
    );
  };
  return (
    <Banner title={messages.corrected(corrections.length)}>
      <ul className="pricebook-findings">
        {corrections.map((one) => {
          const label = labelByKey.get(one.key) ?? titleAt(opened.columns, one.column);
          return (
            <li key={`${one.row} ${one.key}`}>
              {messages.line(one.row, label, shownFrom(one), one.isNumber ? inputNumber(one.text) : one.text)}{' '}
              <LinkButton aria-label={messages.takeBackOf(one.row, label)} onClick={() => removeCorrection(one)}>
                {messages.takeBack}
              </LinkButton>
            </li>
          );
        })}
      </ul>
    </Banner>
  );
}
