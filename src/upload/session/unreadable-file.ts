import type { ApiError } from '../../api/transport/errors';
import { failureText, sheetFailureIds, sheetFailureTexts } from '../../sheet/sheet-failure';
import { isRecord } from '../../wire/values';
import { sheetFailureMessages } from '../worker/sheet-failure.messages';

/**
 * Returns why the back end cannot read a file, in the language of the page; `undefined` unless the response has a known cause and all
 * parameters of its text.
 */
export function unreadableFileText({ data }: Pick<ApiError, 'data'>): string | undefined {
  const { cause, details } = isRecord(data) ? data : {};
  const id = sheetFailureIds.find((known) => known === cause);
  if (id === undefined || !Array.isArray(details)) return undefined;
  // The response lacks the first parameter of the text, which is the limits.
  const isWhole = details.length >= sheetFailureTexts[id].length - 1 && details.every(isDetail);
  // A parameter that is not known is null in JSON.
  return isWhole
    ? failureText(
        sheetFailureMessages,
        id,
        details.map((detail) => detail ?? undefined),
      )
    : undefined;
}

const isDetail = (detail: unknown): boolean =>
  isRecord(detail) || detail === null || typeof detail === 'string' || typeof detail === 'number';
