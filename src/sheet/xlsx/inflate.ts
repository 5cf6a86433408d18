import { joinBytes, streamChunks } from '../bytes';
import { SheetFailure, type SheetFailureId, sheetFailure } from '../sheet-failure';
import type { ZipEntry } from './zip';

const localHeaderBytes = 30;
const localSignature = 0x04034b50;

/** Maximum size after inflating, and the failure beyond it. */
export interface InflateLimit {
  readonly bytes: number;
  readonly failure: Extract<SheetFailureId, 'inflated-too-large' | 'whole-too-large'>;
}

const contentOf = async (file: Blob, entry: ZipEntry): Promise<Blob> => {
  const header = new DataView(await file.slice(entry.offset, entry.offset + localHeaderBytes).arrayBuffer());
  if (header.byteLength < localHeaderBytes || header.getUint32(0, true) !== localSignature) {
    throw sheetFailure('damaged-zip');
  }
  const start = entry.offset + localHeaderBytes + header.getUint16(26, true) + header.getUint16(28, true);
  const content = file.slice(start, start + entry.compressed);
  if (content.size !== entry.compressed) throw sheetFailure('damaged-zip');
  return content;
};

const storedBlock = 0xffff;

/** Encodes uncompressed data as stored blocks of the deflate format. */
const asDeflated = (content: Blob): readonly BlobPart[] => {
  const parts: BlobPart[] = [];
  for (let from = 0; ; from += storedBlock) {
    const piece = content.slice(from, from + storedBlock);
    const header = new DataView(new ArrayBuffer(5));
    const isLast = from + storedBlock >= content.size;
    header.setUint8(0, isLast ? 1 : 0);
    header.setUint16(1, piece.size, true);
    header.setUint16(3, ~piece.size, true);
    parts.push(header, piece);
    if (isLast) return parts;
  }
};

/** Adds a gzip header and trailer, so that DecompressionStream checks length and checksum. */
const asGzip = (content: Blob, { isDeflated, crc32, declared }: ZipEntry): Blob => {
  const trailer = new DataView(new ArrayBuffer(8));
  trailer.setUint32(0, crc32, true);
  trailer.setUint32(4, declared % 2 ** 32, true);
  const deflated = isDeflated ? [content] : asDeflated(content);
  return new Blob([new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]), ...deflated, trailer]);
};

/** A browser inflates a piece at once, and the stream of a small file is one piece. */
const pieceBytes = 16 * 1024;

/** Whether the entry is at most 32 MiB after inflating. It is inflated in pieces, and its rows can be kept in memory. */
export const isSmallEntry = ({ declared }: ZipEntry): boolean => declared <= 32 * 1024 * 1024;

const smallPieces = () =>
  new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      for (let at = 0; at < chunk.length; at += pieceBytes) controller.enqueue(chunk.subarray(at, at + pieceBytes));
    },
  });

/**
 * Inflates one entry. Checks its size while inflating and its checksum at the end.
 * @throws SheetFailure `damaged-zip`, or the limit's failure
 */
export async function* inflate(
  file: Blob,
  entry: ZipEntry,
  limit: InflateLimit,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void> {
  if (entry.declared > limit.bytes) throw sheetFailure(limit.failure);
  const content = await contentOf(file, entry);
  const source = asGzip(content, entry).stream();
  // Small pieces save memory, and take a large entry a quarter longer.
  const pieces = isSmallEntry(entry) ? source.pipeThrough(smallPieces()) : source;
  const stream = pieces.pipeThrough(new DecompressionStream('gzip'));
  let bytes = 0;
  try {
    for await (const chunk of streamChunks(stream)) {
      bytes += chunk.length;
      if (bytes > limit.bytes) throw sheetFailure(limit.failure);
      if (bytes > entry.declared) throw sheetFailure('damaged-zip');
      yield chunk;
    }
  } catch (error) {
    if (error instanceof SheetFailure) throw error;
    throw sheetFailure('damaged-zip');
  }
}

export const inflateWhole = async (
  file: Blob,
  entry: ZipEntry,
  limit: InflateLimit,
): Promise<Uint8Array<ArrayBuffer>> => {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of inflate(file, entry, limit)) pieces.push(chunk);
  return joinBytes(pieces);
};
