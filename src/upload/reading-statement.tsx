import { useSignals } from '@preact/signals-react/runtime';
import { useId, useState } from 'react';
import type { ReadingChoice } from '../machines/upload.types';
import type { NumberConvention } from '../sheet/number-convention';
import { Banner } from '../ui/banner';
import { Info } from '../ui/icons';
import { SelectBox } from '../ui/select';
import { asksForSign } from './obstacles';
import { formatTwo } from './preview-cells';
import type { Checked, Opened } from './reading/reading.types';
import { uploadMessages as messages } from './upload.messages';
import type { FileView } from './upload-session';

interface ReadingStatementProps {
  readonly view: FileView;
  readonly onChoose: (choice: ReadingChoice) => void;
  readonly onMap: () => void;
}

/** Says how the file was read, and lets a person say otherwise. */
export function ReadingStatement({ view, onChoose, onMap }: ReadingStatementProps) {
  useSignals();
  const [isChanging, setChanging] = useState(false);
  const { opened, checked, choice } = view;
  const file = opened.value;
  const found = checked.value;
  if (file === undefined) return null;
  const sign = (
    <SignChoice
      chosen={choice.value.decimalSign ?? (isChanging ? (found ?? file).decimalSign : '')}
      onChoose={(decimalSign) => {
        setChanging(false);
        onChoose({ ...choice.value, decimalSign });
      }}
    />
  );
  if (found && asksForSign(found, choice.value)) {
    return (
      <Banner tone="warning" title={messages.signQuestion}>
        <p>{question(found.numbers)}</p>
        {sign}
      </Banner>
    );
  }
  const encoding = file.format.kind === 'csv' && file.format.encoding !== 'utf-8' ? file.format.encoding : undefined;
  return (
    <div className="pricebook-reading">
      <Info />
      <div>
        <Numbers file={file} checked={found} isChosen={choice.value.decimalSign !== undefined} />
        {encoding !== undefined && <> {messages.encoding(encoding)}</>}
        {isChanging && sign}
      </div>
      <div className="pricebook-reading-actions">
        <button
          type="button"
          className="pricebook-link"
          aria-expanded={isChanging}
          onClick={() => setChanging(!isChanging)}
        >
          {messages.readDifferently}
        </button>
        <button type="button" className="pricebook-link" onClick={onMap}>
          {messages.mapColumns}
        </button>
      </div>
    </div>
  );
}

interface NumbersProps {
  readonly file: Opened;
  readonly checked: Checked | undefined;
  readonly isChosen: boolean;
}

function Numbers({ file, checked, isChosen }: NumbersProps) {
  if (checked?.numbers.kind === 'plain') {
    return (
      <>
        <b>{messages.numbersPlain}</b>
        {messages.noNumbersToRead}
      </>
    );
  }
  const { decimalSign } = checked ?? file;
  const cells = checked?.numbers.kind === 'clear' ? checked.numbers.cells : undefined;
  const example = checked?.example;
  return (
    <>
      <b>{messages.decimal[decimalSign]}</b>
      {isChosen ? messages.chosenSign : cells !== undefined && messages.agree(cells)}
      {example && messages.example(example.written, formatTwo(example.read))}
    </>
  );
}

function question(numbers: NumberConvention): string {
  if (numbers.kind === 'open') return messages.signOpen(numbers.cells, numbers.example);
  if (numbers.kind !== 'mixed') return '';
  return messages.signMixed(numbers.point, numbers.pointExample, numbers.comma, numbers.commaExample);
}

const unchosen = { value: '', label: messages.signChoose };
const signs = (['point', 'comma'] as const).map((value) => ({ value, label: messages.signExample[value] }));

interface SignChoiceProps {
  readonly chosen: 'point' | 'comma' | '';
  readonly onChoose: (sign: 'point' | 'comma') => void;
}

function SignChoice({ chosen, onChoose }: SignChoiceProps) {
  const id = useId();
  return (
    <div className="pricebook-sign">
      <label htmlFor={id}>{messages.signQuestion}</label>
      <SelectBox
        id={id}
        value={chosen}
        options={[...(chosen === '' ? [unchosen] : []), ...signs]}
        onChange={(value) => {
          if (value === 'point' || value === 'comma') onChoose(value);
        }}
      />
    </div>
  );
}
