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
import { needsSign } from './validation-issues';

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
  const sign = (
    <SignSelect
      value={options.decimalSign ?? (isChanging ? (checked ?? opened).decimalSign : '')}
      onChange={(decimalSign) => {
        setChanging(false);
        send({ type: 'options.change', options: { ...options, decimalSign } });
      }}
    />
  );
  if (checked && needsSign(checked, options)) {
    return (
      <Banner tone="warning" title={messages.signQuestion}>
        <p>{question(checked.numbers)}</p>
        {sign}
      </Banner>
    );
  }
  return (
    <div className="pricebook-reading">
      <Info />
      <div>
        <Numbers opened={opened} checked={checked} isChosen={options.decimalSign !== undefined} />
        {opened.encoding !== undefined && <> {messages.encoding(opened.encoding)}</>}
        {isChanging && sign}
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
    <div className="pricebook-sign">
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
  const { decimalSign } = checked ?? opened;
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

function question(numbers: NumberNotation): string {
  if (numbers.kind === 'ambiguous') return messages.signOpen(numbers.cells, numbers.example);
  if (numbers.kind !== 'mixed') return '';
  return messages.signMixed(numbers.point, numbers.pointExample, numbers.comma, numbers.commaExample);
}

const placeholder = { value: '', label: messages.signChoose };
const signs = (['point', 'comma'] as const).map((value) => ({ value, label: messages.signExample[value] }));

interface SignSelectProps {
  readonly value: 'point' | 'comma' | '';
  readonly onChange: (sign: 'point' | 'comma') => void;
}

function SignSelect({ value, onChange }: SignSelectProps) {
  const id = useId();
  return (
    <div className="pricebook-sign">
      <label htmlFor={id}>{messages.signQuestion}</label>
      <SelectBox
        id={id}
        value={value}
        options={[...(value === '' ? [placeholder] : []), ...signs]}
        onChange={(sign) => {
          if (sign === 'point' || sign === 'comma') onChange(sign);
        }}
      />
    </div>
  );
}
