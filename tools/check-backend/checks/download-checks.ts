import type { Client } from '../../../src/api/transport/client';
import { ApiError } from '../../../src/api/transport/errors';
import { openSheet } from '../../../src/sheet/open-sheet';
import { type CheckResult, finding } from '../findings';
import { beginning } from '../inspect/inspect-response';
import type { Check, CheckContext } from './check';
import { leftOut } from './check';

interface DownloadToCheck {
  readonly area: string;
  /** The number of records in the list. */
  readonly total: () => number;
  readonly download: (client: Client, search: string) => Promise<Blob>;
}

const unmatchedSearch = 'zq-no-such-record-7f3';

/** Downloads all rows, and those of a search that finds nothing. */
export function downloadChecks({ area, total, download }: DownloadToCheck): readonly Check[] {
  let rows: number | undefined;
  return [
    {
      title: `${area}: the download`,
      async run(context) {
        const file = await fileOf(context, () => download(context.client, ''));
        if (!(file instanceof Blob)) return file;
        const read = `A file of ${file.size.toLocaleString('en')} bytes`;
        const start = new TextDecoder().decode(await file.slice(0, 2).arrayBuffer());
        if (start !== 'PK')
          return { read: `${read}.`, findings: [finding('download-no-xlsx', 'It does not begin with PK.')] };
        rows = await countRows(file);
        const found = `The file has ${rows} rows, the list ${total()}.`;
        return {
          read: `${read} with ${rows} rows.`,
          findings: rows < total() ? [finding('download-one-page', found)] : [],
        };
      },
    },
    {
      title: `${area}: the download of a search that finds nothing`,
      async run(context) {
        if (!rows) return leftOut('the download has no rows.');
        // A file without rows may be refused.
        const file = await download(context.client, unmatchedSearch).catch(() => undefined);
        const found = file && (await countRows(file));
        return {
          read: found === undefined ? 'No file.' : `${found} rows.`,
          findings: found
            ? [finding('download-unfiltered', `${found} rows came for a search that finds nothing.`)]
            : [],
        };
      },
    },
  ];
}

/** The rows below the header; 0 for a file that has none. */
const countRows = (file: Blob): Promise<number> =>
  openSheet(file).then(
    (sheet) => sheet.total(),
    () => 0,
  );

/** The file, or what was found instead. */
async function fileOf({ last }: CheckContext, download: () => Promise<Blob>): Promise<Blob | CheckResult> {
  try {
    return await download();
  } catch (error) {
    const response = last();
    const isAnswered = error instanceof ApiError && error.kind === 'unreadable' && response && response.status < 400;
    if (!isAnswered) throw error;
    const found = `${response.contentType}, which began: ${beginning(response.text)}`;
    return { read: error.message, findings: [finding('download-no-file', found)] };
  }
}
