import { useId, useState } from 'react';
import type { CheckedFile, ChosenEncoding, OpenedFile } from '../../machines/upload-file.types';
import type { NumberNotation } from '../../sheet/numbers';
import { Info } from '../../ui/controls/icons';
import { Banner } from '../../ui/feedback/banner';
import { SelectBox } from '../../ui/form/select';
import type { UploadSession } from '../session/upload-session';
import { uploadMessages as messages } from '../upload.messages';
import { useUpload } from '../use-upload';
import { formatTwo } from './preview-cells';
import { needsSeparator } from './validation-issues';

interface ReadingSummaryProps {
  readonly session: UploadSession;
  readonly opened: OpenedFile;
}

/** Shows how numbers and text were read, and lets the user change that. */
export function ReadingSummary({ session, opened }: ReadingSummaryProps) {
  const { send } = session.actor;
  const [isChanging, setChanging] = useState(false);
  const options = useUpload(session, (context) => context.options);
  const checked = useUpload(session, (context) => context.checked);
  const separatorSelect = (
    <SeparatorSelect
      value={options.decimalSeparator ?? (isChanging ? (checked ?? opened).decimalSeparator : '')}
      onChange={(decimalSeparator) => {
        setChanging(false);
        send({ type: 'options.change', options: { ...options, decimalSeparator } });
      }}
    />
  );
  if (checked && needsSeparator(checked, options)) {
    return (
      <Banner tone="warning" title={messages.separatorQuestion}>
        <p>{question(checked.numbers)}</p>
        {separatorSelect}
      </Banner>
    );
  }
  return (
    <div className="pricebook-reading">
      <Info />
      <div>
        <Numbers opened={opened} checked={checked} isChosen={options.decimalSeparator !== undefined} />
        {opened.encoding !== undefined && <> {messages.encoding(opened.encoding)}</>}
        {isChanging && separatorSelect}
        {isChanging && opened.isText && <EncodingSelect session={session} opened={opened} />}
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
        <button type="button" className="pricebook-link" onClick={() => send({ type: 'mapping.open' })}>
          {messages.mapColumns}
        </button>
      </div>
    </div>
  );
}

const encodings: readonly ChosenEncoding[] = ['utf-8', 'windows-1250', 'windows-1251', 'windows-1252', 'macintosh'];

function EncodingSelect({ session, opened }: ReadingSummaryProps) {
  const id = useId();
  const options = useUpload(session, (context) => context.options);
  return (
    <div className="pricebook-inline-field">
      <label htmlFor={id}>{messages.encodingLabel}</label>
      <SelectBox
        id={id}
        value={options.encoding ?? opened.encoding ?? 'utf-8'}
        options={encodings.map((value) => ({ value, label: messages.encodings[value] }))}
        onChange={(value) => {
          const encoding = encodings.find((known) => known === value);
          if (encoding) session.actor.send({ type: 'options.change', options: { ...options, encoding } });
        }}
      />
    </div>
  );
}

interface NumbersProps {
  readonly opened: OpenedFile;
  readonly checked: CheckedFile | undefined;
  readonly isChosen: boolean;
}

function Numbers({ opened, checked, isChosen }: NumbersProps) {
  if (checked?.numbers.kind === 'plain') {
    return (
      <>
        <b>{messages.numbersPlain}</b>
        {messages.noNumbersToRead}
      </>
    );
  }
  const { decimalSeparator } = checked ?? opened;
  const cells = checked?.numbers.kind === 'clear' ? checked.numbers.cells : undefined;
  const example = checked?.example;
  return (
    <>
      <b>{messages.decimal[decimalSeparator]}</b>
      {isChosen ? messages.chosenSeparator : cells !== undefined && messages.agree(cells)}
      {example && messages.example(example.written, formatTwo(example.read))}
    </>
  );
}

function question(numbers: NumberNotation): string {
  if (numbers.kind === 'ambiguous') return messages.separatorAmbiguous(numbers.cells, numbers.example);
  if (numbers.kind !== 'mixed') return '';
  return messages.separatorMixed(numbers.point, numbers.pointExample, numbers.comma, numbers.commaExample);
}

const placeholder = { value: '', label: messages.chooseSeparator };
const separators = (['point', 'comma'] as const).map((value) => ({ value, label: messages.separatorExample[value] }));

interface SeparatorSelectProps {
  readonly value: 'point' | 'comma' | '';
  readonly onChange: (separator: 'point' | 'comma') => void;
}

function SeparatorSelect({ value, onChange }: SeparatorSelectProps) {
  const id = useId();
  return (
    <div className="pricebook-inline-field">
      <label htmlFor={id}>{messages.separatorQuestion}</label>
      <SelectBox
        id={id}
        value={value}
        options={[...(value === '' ? [placeholder] : []), ...separators]}
        onChange={(chosen) => {
          if (chosen === 'point' || chosen === 'comma') onChange(chosen);
        }}
      />
    </div>
  );
}
