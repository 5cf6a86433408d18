import { type CommaMeaning, withoutSeparators } from '../../../texts/comma-meaning';
import { inputNumber } from '../../../texts/notation';
import { adoptingRef } from '../../../ui/adopt-sheets';
import { Button } from '../../../ui/controls/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { priceProblem } from '../price-draft';
import { priceText } from '../prices.columns';
import { blockMessages } from './block.messages';
import css from './comma-question.css?inline';

const adoptCss = adoptingRef([css]);

const { comma: messages } = blockMessages;
const maxExamples = 4;

interface CommaQuestionProps {
  /** Pasted prices with a comma that can be read in two ways. */
  readonly texts: readonly string[];
  readonly onChoose: (meaning: CommaMeaning) => void;
  readonly onCancel: () => void;
}

/** Asks what the comma of pasted prices separates, and shows both readings. */
export function CommaQuestion({ texts, onChoose, onCancel }: CommaQuestionProps) {
  const examples = [...new Set(texts)].slice(0, maxExamples);
  return (
    <Dialog
      title={messages.title}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{messages.cancel}</Button>
          <Button onClick={() => onChoose('thousands')}>{messages.thousands}</Button>
          <Button onClick={() => onChoose('decimals')}>{messages.decimals}</Button>
        </>
      }
    >
      <p>{messages.text(texts.length)}</p>
      <table ref={adoptCss} className="pricebook-comma-table">
        <thead>
          <tr>
            <td />
            <th scope="col">{messages.thousands}</th>
            <th scope="col">{messages.decimals}</th>
          </tr>
        </thead>
        <tbody>
          {examples.map((text) => (
            <tr key={text}>
              <th scope="row">{inputNumber(text)}</th>
              <td>{readAs(text, 'thousands')}</td>
              <td>{readAs(text, 'decimals')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

function readAs(text: string, meaning: CommaMeaning): string {
  const price = withoutSeparators(text, meaning);
  return priceProblem(price) === undefined ? priceText(price) : messages.refused;
}
