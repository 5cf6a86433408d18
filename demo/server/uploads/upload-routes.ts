import { limits } from '../../../src/sheet/limits';
import { sheetFailure } from '../../../src/sheet/sheet-failure';
import { codedMessage } from '../../../src/wire/error-texts';
import { type Api, type Deps, type SessionOrigin, sessionOrigin } from '../auth/access/context';
import type { Action } from '../auth/access/policy';
import { permittedRoute, routesOf } from '../auth/access/routes-of';
import { analyzeAfterBulk, type BulkTable, type Database } from '../db/database';
import { limitLargeBody } from '../http/body-limit';
import { documentedAs } from '../http/describe-route';
import { respond, respondWithWarning } from '../http/respond';
import { type ConfirmedPair, confirmBody, documentedBody, readPairs, type ValueSchemas } from './confirm-body';
import type { ConfirmOutcome } from './confirm-pairs';
import { readUpload } from './read-upload';
import type { UploadOutcome } from './save-rows';
import { sheetError } from './sheet-error';
import { pairsOnWire } from './upload-resource';
import { fileFormSchema } from './uploaded-file';
import type { UploadedRows } from './uploaded-rows';

const MEGABYTE = 1024 * 1024;

interface Uploads<K extends string, V> {
  readonly action: Action;
  /** For paths and messages. */
  readonly noun: 'Price' | 'Product';
  readonly schemas: ValueSchemas<K, V>;
  /** The tables that are written. */
  readonly tables: readonly BulkTable[];
  /** A module whose `readFile` was made by `rowsReader`. */
  readonly readerModule: URL;
  readonly save: (db: Database, file: UploadedRows<K, V>, origin: SessionOrigin) => Promise<UploadOutcome>;
  readonly confirm: (
    db: Database,
    pairs: readonly ConfirmedPair<K, V>[],
    origin: SessionOrigin,
  ) => Promise<ConfirmOutcome>;
}

/** The two routes of an upload: one for the file, one to confirm the changes that it would make. */
export function uploadRoutes<K extends string, V>(
  deps: Deps,
  { action, noun, schemas, tables, readerModule, save, confirm }: Uploads<K, V>,
): Api {
  const writeRoute = permittedRoute(deps, action);
  const analyze = (rows: number) => deps.background.run(() => analyzeAfterBulk(deps.longDb, rows, tables));
  return routesOf({
    [`POST /upload${noun}`]: writeRoute({
      summary: `Uploads a file of ${noun.toLowerCase()}s: saves new rows, and returns those that differ from stored records`,
      form: fileFormSchema,
      errors: [409, 422, 429, 503],
      acceptsIdempotencyKey: true,
      limit: limitLargeBody(
        limits.fileBytes / MEGABYTE + 1,
        sheetError(sheetFailure('file-too-large', limits.fileBytes)),
      ),
      handle: async (c) => {
        const file = await readUpload<K, V>(readerModule, c, c.get('account').id);
        const { created, unchanged, pairs } = await save(deps.longDb, file, sessionOrigin(c, deps));
        analyze(created);
        const { encoding } = file;
        const data = { needsConfirmation: pairs.length > 0, ...pairsOnWire(pairs), created, unchanged, encoding };
        const done = `${noun}s uploaded: ${formatCount(created)} new, ${formatCount(unchanged)} unchanged`;
        const readAs = encoding === undefined ? '' : ` The text was read as ${encoding}.`;
        if (pairs.length === 0) return respond(c, `${done}, 0 changed.${readAs}`, data);
        const differ = pairs.length === 1 ? '1 row differs' : `${formatCount(pairs.length)} rows differ`;
        const question = `${differ} from what is stored: please confirm the changes.`;
        return respondWithWarning(c, `${done}.${readAs} ${question}`, data);
      },
    }),
    // Prices and products have one each, as app.ts puts both under a path of their own.
    'POST /confirmChanges': writeRoute({
      summary: 'Saves changes that an upload has returned, all or none',
      body: documentedAs(confirmBody(), documentedBody(schemas)),
      errors: [409, 429, 503],
      limit: limitLargeBody(32, { text: codedMessage('changes-too-large', { megabytes: 32 }) }),
      handle: async (c, { body }) => {
        const pairs = readPairs(body.pairs, schemas);
        const { changed, unchanged } = await confirm(deps.longDb, pairs, sessionOrigin(c, deps));
        analyze(changed);
        const already = unchanged > 0 ? `, ${formatCount(unchanged)} already up to date` : '';
        return respond(c, `${noun} changes confirmed: ${formatCount(changed)} saved${already}.`, {
          changed,
          unchanged,
        });
      },
    }),
  });
}

const formatCount = (value: number): string => value.toLocaleString('en');
