import { Info } from 'lucide-react';
import { useState } from 'react';
import { encodingChoices } from '../../machines/reading.types';
import type { NumberNotation } from '../../sheet/numbers';
import { classNames } from '../../ui/class-names';
import { LinkButton } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import type { OpenedProps } from '../step-props';
import { uploadMessages as messages } from '../upload.messages';
import { useUpload } from '../use-upload';
import { InlineSelect } from './inline-select';
import { formatTwo } from './preview-cells';
import { needsSeparator } from './validation-issues';

const unchosen = { value: '', label: messages.chooseSeparator } as const;
const separators = (['point', 'comma'] as const).map((value) => ({ value, label: messages.separatorExample[value] }));
const encodings = encodingChoices.map((value) => ({ value, label: messages.encodings[value] }));

export function ReadingSummary({ session, opened }: OpenedProps) {
  const { send } = session.actor;
  const [isChanging, setChanging] = useState(false);
  const { options, checked } = useUpload(session);
  const separator = options.decimalSeparator ?? (isChanging ? (checked ?? opened).decimalSeparator : '');
  const separatorSelect = (
    <InlineSelect
      label={messages.separatorQuestion}
      value={separator}
      options={separator === '' ? [unchosen, ...separators] : separators}
      onChange={(decimalSeparator) => {
        if (decimalSeparator === '') return;
        setChanging(false);
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
  const isPlain = checked?.numbers.kind === 'plain' && opened.encoding === undefined && !isChanging;
  return (
    <div className={classNames('pricebook-reading', isPlain && 'is-plain')}>
      {!isPlain && <Info />}
      <div>
        <Numbers session={session} opened={opened} />
        {opened.encoding !== undefined && <> {messages.encoding(opened.encoding)}</>}
        {isChanging && separatorSelect}
        {isChanging && opened.isText && (
          <InlineSelect
            label={messages.encodingLabel}
            value={options.encoding ?? opened.encoding ?? 'utf-8'}
            options={encodings}
            onChange={(encoding) => session.changeOptions({ ...options, encoding })}
          />
        )}
      </div>
      <div className="pricebook-wrap pricebook-reading-actions">
        <LinkButton aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
          {messages.readDifferently}
        </LinkButton>
        <LinkButton onClick={() => send({ type: 'mapping.open' })}>{messages.mapColumns}</LinkButton>
      </div>
    </div>
  );
}

function Numbers({ session, opened }: OpenedProps) {
  const { options, checked } = useUpload(session);
  const { numbers, example } = checked ?? {};
  if (numbers?.kind === 'plain') return null;
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
