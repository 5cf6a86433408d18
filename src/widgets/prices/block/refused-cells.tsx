import { Banner } from '../../../ui/feedback/banner';
import { withShownText } from '../in-place/with-shown-text';
import { blockMessages as messages } from './block.messages';
import type { RefusedCell } from './block.types';

/** Names the cells that do not take their text, with the reason. */
export function RefusedCells({ cells }: { readonly cells: readonly RefusedCell[] }) {
  return (
    <Banner tone="warning" title={messages.refused(cells.length)}>
      <details open={cells.length <= 5}>
        <summary>{messages.which}</summary>
        <ul className="pricebook-findings">
          {cells.map((cell) => {
            const line = messages.refusedCell(withShownText(cell));
            return <li key={line}>{line}</li>;
          })}
        </ul>
      </details>
    </Banner>
  );
}
