import { Info } from 'lucide-react';
import type { NumberNotation } from '../../sheet/numbers';
import { Banner } from '../../ui/feedback/banner';
import type { OpenedProps } from '../step-props';
import { uploadMessages as messages } from '../upload.messages';
import { useUpload } from '../use-upload';
import { EncodingSelect } from './encoding-select';
import { InlineSelect } from './inline-select';
import { formatTwoDecimals } from './preview-cells';
import { needsSeparator } from './validation-issues';

const unchosenOption = () => ({ value: '', label: messages.chooseSeparator }) as const;
const separatorOptions = () =>
  (['point', 'comma'] as const).map((value) => ({ value, label: messages.separatorExample[value] }));

interface ReadingSummaryProps extends OpenedProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** How numbers and text are read, where that needs an explanation, and the fields to change it. */
export function ReadingSummary({ session, opened, isOpen, onOpen }: ReadingSummaryProps) {
  const { options, checked } = useUpload(session);
  const { isSeparatorOfTemplate: _, ...optionsWithoutSource } = options;
  // Chosen, or else the detected one, which is shown only while the fields are open.
  const isAsked = checked !== undefined && needsSeparator(checked, options);
  const separator = isAsked ? '' : (options.decimalSeparator ?? (isOpen ? (checked ?? opened).decimalSeparator : ''));
  const separatorSelect = (
    <InlineSelect
      label={messages.separatorQuestion}
      value={separator}
      options={separator === '' ? [unchosenOption(), ...separatorOptions()] : separatorOptions()}
      onChange={(decimalSeparator) => {
        if (decimalSeparator === '') return;
        onOpen(false);
        session.changeOptions({ ...optionsWithoutSource, decimalSeparator });
      }}
    />
  );
  if (isAsked) {
    return (
      <Banner tone="warning" title={messages.separatorQuestion}>
        <p>{separatorQuestionText(checked.numberNotation)}</p>
        {separatorSelect}
      </Banner>
    );
  }
  const hasNothingToExplain = options.decimalSeparator === undefined && checked?.example === undefined;
  if (hasNothingToExplain && opened.encoding === undefined && !isOpen) return null;
  return (
    <div className="pricebook-reading">
      <Info />
      <div>
        {!hasNothingToExplain && <NumberReading session={session} opened={opened} />}
        {opened.encoding !== undefined && <> {messages.encoding(opened.encoding)}</>}
        {isOpen && separatorSelect}
        {isOpen && opened.canChooseEncoding && <EncodingSelect session={session} opened={opened} />}
      </div>
    </div>
  );
}

function NumberReading({ session, opened }: OpenedProps) {
  const { options, checked } = useUpload(session);
  const { numberNotation, example } = checked ?? {};
  const isChosen = options.decimalSeparator !== undefined;
  return (
    <>
      {messages.numberReading({
        separator: (checked ?? opened).decimalSeparator,
        isChosen,
        cells: !isChosen && numberNotation?.kind === 'clear' ? numberNotation.cells : undefined,
        example: example && { written: example.written, read: formatTwoDecimals(example.read) },
      })}
    </>
  );
}

function separatorQuestionText(numbers: NumberNotation): string {
  if (numbers.kind === 'clear') return messages.separatorOfTemplate[numbers.separator](numbers.certain);
  if (numbers.kind === 'ambiguous') return messages.separatorAmbiguous(numbers.cells, numbers.example);
  if (numbers.kind !== 'mixed') return '';
  return messages.separatorMixed(numbers.point, numbers.pointExample, numbers.comma, numbers.commaExample);
}
