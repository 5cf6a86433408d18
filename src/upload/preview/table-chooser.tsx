import { Button } from '../../ui/controls/button';
import { nextTable } from '../mapping/next-table';
import type { OpenedProps } from '../step-props';
import { uploadMessages as messages } from '../upload.messages';
import { useUpload } from '../use-upload';
import { reusable, withExclusions } from './exclusion-choices';

/** Offers the next table of the sheet; its columns are mapped like those of the current table. */
export function TableChooser({ session, opened }: OpenedProps) {
  const { options } = useUpload(session);
  const next = nextTable(opened.columns);
  if (next === undefined || options.skuParts) return null;
  const read = () => {
    // Single excluded rows belong to the current table only.
    const kept = withExclusions(options, reusable(options.exclusions ?? {}) ?? {});
    session.change({ ...kept, header: opened.header, columns: next.columns });
  };
  return (
    <div className="pricebook-inline-field">
      <span>{messages.tableBeside}</span>
      <Button onClick={read}>{messages.readTable(next.from, next.to)}</Button>
    </div>
  );
}
