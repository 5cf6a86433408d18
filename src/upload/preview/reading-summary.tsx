import { Info } from 'lucide-react';
import type { NumberNotation } from '../../sheet/numbers';
import { Banner } from '../../ui/feedback/banner';
import type { OpenedProps } from '../step-props';
import { uploadMessages as messages } from '../upload.messages';
import { useUpload } from '../use-upload';
import { EncodingSelect } from './encoding-select';
import { InlineSelect } from './inline-select';
import { formatTwo } from './preview-cells';
import { needsSeparator } from './validation-issues';

const unchosen = () => ({ value: '', label: messages.chooseSeparator }) as const;
const separators = () =>
  (['point', 'comma'] as const).map((value) => ({ value, label: messages.separatorExample[value] }));

interface ReadingSummaryProps extends OpenedProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** How numbers and text are read, where that needs an explanation, and the fields to change it. */
export function ReadingSummary({ session, opened, isOpen, onOpen }: ReadingSummaryProps) {
  const { options, checked } = useUpload(session);
  const separator = options.decimalSeparator ?? (isOpen ? (checked ?? opened).decimalSeparator : '');
  const separatorSelect = (
    <InlineSelect
      label={messages.separatorQuestion}
      value={separator}
      options={separator === '' ? [unchosen(), ...separators()] : separators()}
      onChange={(decimalSeparator) => {
        if (decimalSeparator === '') return;
        onOpen(false);
        session.changeOptions({ ...options, decimalSeparator });
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
  const isPlain = options.decimalSeparator === undefined && checked?.example === undefined;
  if (isPlain && opened.encoding === undefined && !isOpen) return null;
  return (
    <div className="pricebook-reading">
      <Info />
      <div>
        {!isPlain && <Numbers session={session} opened={opened} />}
        {opened.encoding !== undefined && <> {messages.encoding(opened.encoding)}</>}
        {isOpen && separatorSelect}
        {isOpen && opened.canChooseEncoding && <EncodingSelect session={session} opened={opened} />}
      </div>
    </div>
  );
}

function Numbers({ session, opened }: OpenedProps) {
  const { options, checked } = useUpload(session);
  const { numbers, example } = checked ?? {};
  return (
    <>
      <b>{messages.decimal[(checked ?? opened).decimalSeparator]}</b>
      {options.decimalSeparator ? messages.chosenSeparator : numbers?.kind === 'clear' && messages.agree(numbers.cells)}
      {example && messages.example(example.written, formatTwo(example.read))}
    </>
  );
}

function question(numbers: NumberNotation): string {
  if (numbers.kind === 'ambiguous') return messages.separatorAmbiguous(numbers.cells, numbers.example);
  if (numbers.kind !== 'mixed') return '';
  return messages.separatorMixed(numbers.point, numbers.pointExample, numbers.comma, numbers.commaExample);
}
