import { Hono } from 'hono';
import { limits } from '../../../../src/sheet/limits';
import { sheetFailure } from '../../../../src/sheet/sheet-failure';
import { allow } from '../../auth/allow';
import { maxBodySize } from '../../body-size';
import type { Api, Deps, Env } from '../../context';
import { answer, answerWarning } from '../../envelope';
import { readBody } from '../../request';
import { readUploadedFile } from '../../uploads/uploaded-file';
import { confirmBody, readPairs } from './confirm-body';
import { confirmChanges } from './confirm-changes';
import { readPriceFile } from './price-file';
import { type UploadOutcome, uploadPrices } from './upload-prices';

const MEGABYTE = 1024 * 1024;
/** The largest file, and what a multipart body has around it. */
const uploadSize = maxBodySize(
  limits.fileBytes / MEGABYTE + 1,
  sheetFailure('file-too-large', limits.fileBytes).message,
);
const confirmSize = maxBodySize(32, 'The request is too large: changes may have 32 MB at most. Please split the file.');

/** The calls under /api/price that take a price file in. */
export function priceUploadRoutes(deps: Deps): Api {
  const write = allow(deps, 'prices.write');
  return new Hono<Env>()
    .post('/uploadPrice', write, uploadSize, async (c) => {
      const outcome = await uploadPrices(deps.db, await readPriceFile(await readUploadedFile(c)));
      const { created, unchanged, pairs } = outcome;
      const data = { needsConfirmation: pairs.length > 0, duplicateData: pairs, created, unchanged };
      return pairs.length > 0 ? answerWarning(c, messageOf(outcome), data) : answer(c, messageOf(outcome), data);
    })
    .post('/confirmChanges', write, confirmSize, async (c) => {
      const { confirmedDuplicates } = await readBody(c, confirmBody);
      const { changed, unchanged } = await confirmChanges(deps.db, readPairs(confirmedDuplicates));
      const already = unchanged > 0 ? `, ${count(unchanged)} were so already` : '';
      return answer(c, `Price changes confirmed: ${count(changed)} saved${already}.`, { changed, unchanged });
    });
}

function messageOf({ created, unchanged, pairs }: UploadOutcome): string {
  const done = `${count(created)} new, ${count(unchanged)} unchanged`;
  if (pairs.length === 0) return `Prices uploaded: ${done}, 0 changed.`;
  const differ = pairs.length === 1 ? '1 row differs' : `${count(pairs.length)} rows differ`;
  return `Prices uploaded: ${done}. ${differ} from what is stored: please confirm the changes.`;
}

const count = (value: number): string => value.toLocaleString('en');
