import type { SheetRow } from './cell';
import { limits } from './limits';
import type { RowStore } from './row-store';
import { sheetFailure } from './sheet-failure';

const mebibyte = 1024 * 1024;
/** Block size for reading pages. The first block has room for the header and a page of 50 rows. */
const pageBlock = { rows: 64, bytes: 2 * mebibyte };
/** Block size for reading all rows. */
const batchBlock = { rows: 128, bytes: mebibyte };
/** Title rows, header and the rows below it. */
const maxRows = limits.rows + limits.headerRows;

/** @throws SheetFailure `too-many-rows` */
const storeBlock = (block: RowBlock, source: RowSource) => {
  const { first, rows, firstNumber, bytes } = block;
  if (first + rows > maxRows) throw sheetFailure('too-many-rows');
  const parse = source.isSmall
    ? () => source.parse(bytes(), firstNumber)
    : blobParser(source, block.toBlob(), firstNumber);
  return { first, end: first + rows, parse };
};

/** Does not refer to the block, whose bytes can be discarded. */
const blobParser = (source: RowSource, blob: Blob, firstNumber: number) => async () =>
  source.parse(new Uint8Array(await blob.arrayBuffer()), firstNumber);

async function* parseInSecondScan(source: RowSource): AsyncGenerator<readonly SheetRow[], void, void> {
  for await (const { bytes, firstNumber, first } of source.blocks(batchBlock)) {
    if (first > maxRows) throw sheetFailure('too-many-rows');
    yield await source.parse(bytes(), firstNumber);
  }
}

/**
 * Returns as soon as the first rows are parsed. Counting scans the file without parsing; reading other rows parses only
 * their blocks.
 */
export const openBlockStore = async (source: RowSource): Promise<RowStore> => {
  const scan = source.blocks(pageBlock);
  const stored: ReturnType<typeof storeBlock>[] = [];
  const firstRows: SheetRow[] = [];
  // Blocks of blank rows have none.
  while (firstRows.length < pageBlock.rows) {
    const { value: block } = await scan.next();
    if (!block) break;
    stored.push(storeBlock(block, source));
    firstRows.push(...(await source.parse(block.bytes(), block.firstNumber)));
  }
  let scanning: ReturnType<typeof storeOthers> | undefined;
  const storeOthers = async () => {
    for await (const block of scan) if (block.rows > 0) stored.push(storeBlock(block, source));
    return stored;
  };
  const allBlocks = () => {
    scanning ??= storeOthers();
    return scanning;
  };

  return {
    firstRows,
    count: async () => (await allBlocks()).at(-1)?.end ?? 0,
    async read(from, to) {
      if (to <= firstRows.length) return firstRows.slice(from, to);
      const blocks = (await allBlocks()).filter(({ first, end }) => first < to && end > from);
      const rows: SheetRow[] = [];
      for (const { parse } of blocks) rows.push(...(await parse()));
      const start = Math.max(0, from - (blocks[0]?.first ?? from));
      return rows.slice(start, start + to - from);
    },
    async *batches() {
      if (source.isSmall) for (const { parse } of await allBlocks()) yield await parse();
      else yield* parseInSecondScan(source);
    },
  };
};

/** The bytes of consecutive rows. */
export interface RowBlock {
  /** Position of the block's first row, from 0; blank rows do not count. */
  readonly first: number;
  /** Number of rows; blank ones do not count. */
  readonly rows: number;
  /** Joins the bytes; not called for blocks that are only counted. Valid until bytes of another block are joined. */
  bytes(): Uint8Array<ArrayBuffer>;
  /** Row number of the block's first row, blank or not, as a spreadsheet program shows it. */
  readonly firstNumber: number;
  /** The bytes as a Blob, which the browser can store on disk. */
  toBlob(): Blob;
}

export interface BlockSize {
  readonly rows: number;
  readonly bytes: number;
}

/** A file that can be scanned several times, block by block. */
export interface RowSource {
  /** Whether the blocks stay in memory: a second scan would take as much memory, because its garbage is collected late. */
  readonly isSmall: boolean;
  blocks(size: BlockSize): AsyncGenerator<RowBlock, void, void>;
  /** Parses a block; omits blank rows. Reads the bytes before it returns. */
  parse(bytes: Uint8Array<ArrayBuffer>, firstNumber: number): Promise<readonly SheetRow[]>;
}
