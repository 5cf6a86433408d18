const localHeader = [0x50, 0x4b, 0x03, 0x04];
const endRecord = [0x50, 0x4b, 0x05, 0x06];
const endRecordLength = 22;
const longestComment = 0xffff;

/**
 * Whether a downloaded file is complete: its size equals its Content-Length, and an xlsx (a zip) has its first and last record.
 * The length of a cross-origin response is not compared: CORS hides its Content-Encoding.
 */
export async function isWholeFile({ headers, type }: Response, file: Blob): Promise<boolean> {
  const length = headers.get('content-length');
  const isComparable = type !== 'cors' && length !== null && !headers.has('content-encoding');
  if (isComparable && file.size < Number(length)) return false;
  const startsAsZip = startsWith(await bytesOf(file.slice(0, localHeader.length)), localHeader, 0);
  if (!startsAsZip) return !headers.get('content-type')?.includes('spreadsheetml');
  const tail = await bytesOf(file.slice(-(endRecordLength + longestComment)));
  for (let at = tail.length - endRecordLength; at >= 0; at--) {
    if (startsWith(tail, endRecord, at)) return true;
  }
  return false;
}

const bytesOf = async (part: Blob) => new Uint8Array(await part.arrayBuffer());

const startsWith = (bytes: Uint8Array, signature: readonly number[], at: number) =>
  signature.every((byte, index) => bytes[at + index] === byte);
