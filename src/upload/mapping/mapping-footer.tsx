import type { OpenedFile } from '../../machines/reading.types';
import type { Mapping } from '../../machines/upload.types';
import { Button } from '../../ui/controls/button';
import { isCompleteMapping } from '../reading/file-columns';
import type { StepProps } from '../step-props';
import { uploadMessages as messages } from '../upload.messages';
import { columnsOf, type UploadShape } from '../upload-shape';
import { useUpload } from '../use-upload';
import { withMappingAndCosts } from './mapping-options';
import { shapeWithMatchedKey } from './match-field';

export const isBlankSheet = ({ sheetProblem }: OpenedFile): boolean =>
  sheetProblem === 'empty' || sheetProblem === 'one-row';

export function MappingFooter({ session }: StepProps) {
  const { send } = session.actor;
  const { mapping, options, opened } = useUpload(session);
  const issue =
    opened && isBlankSheet(opened)
      ? messages.chooseSheet
      : mapping && mappingIssue(mapping, shapeWithMatchedKey(session.kind.shape, mapping.matchBy));
  const hasCosts = Boolean(mapping?.costColumns?.length);
  const goOn = () => {
    if (hasCosts) send({ type: 'pricing.open' });
    else if (mapping) session.changeOptions(withMappingAndCosts(options, mapping, opened));
  };
  return (
    <>
      <span className="pricebook-dialog-beside">{issue}</span>
      <Button onClick={() => send({ type: 'mapping.close' })}>{messages.back}</Button>
      <Button variant="primary" disabledReason={issue} onClick={goOn}>
        {hasCosts ? messages.setPrices : messages.useMapping}
      </Button>
    </>
  );
}

function mappingIssue({ columns, skuParts, costColumns }: Mapping, shape: UploadShape): string | undefined {
  const duplicates = new Set(columns.flatMap(({ state, key }) => (state === 'duplicate' ? [key] : [])));
  if (duplicates.size > 0) {
    if (duplicates.has(shape.keyColumn.key)) return messages.mappingKeyTwice(shape.keyColumn.label);
    const duplicateColumns = columnsOf(shape).filter(({ key }) => duplicates.has(key));
    return messages.mappingDuplicates(duplicateColumns.map(({ label }) => label));
  }
  const hasKey = skuParts !== undefined || columns.some(({ key }) => key === shape.keyColumn.key);
  if (skuParts && skuParts.columns[0] === skuParts.columns[1]) return messages.skuPartsEqual(shape.keyColumn.label);
  return isCompleteMapping(columns, shape, { skuParts, costs: costColumns })
    ? undefined
    : messages.mappingMissing(hasKey ? undefined : shape.keyColumn.label);
}
