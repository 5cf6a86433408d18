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

interface StoredBlock {
  readonly first: number;
  readonly end: number;
  readonly firstNumber: number;
  readonly bytes: Blob;
}

/** Reads blocks until they have enough rows for the first page. A block of blank rows has 0 rows. */
const readFirstBlocks = async (scan: AsyncGenerator<RowBlock, void, void>): Promise<readonly RowBlock[]> => {
  const blocks: RowBlock[] = [];
  for (let rows = 0; rows < pageBlock.rows; ) {
    const { value: block } = await scan.next();
    if (!block) break;
    blocks.push(block);
    rows += block.rows;
  }
  return blocks;
};

/** Scans to the end. Returns all blocks with rows, the first ones included. */
const storeBlocks = async (
  firstBlocks: readonly RowBlock[],
  scan: AsyncGenerator<RowBlock, void, void>,
): Promise<readonly StoredBlock[]> => {
  const stored: StoredBlock[] = [];
  const store = ({ first, rows, firstNumber, toBlob }: RowBlock) => {
    if (first + rows > maxRows) throw sheetFailure('too-many-rows');
    if (rows > 0) stored.push({ first, end: first + rows, firstNumber, bytes: toBlob() });
  };
  for (const block of firstBlocks) store(block);
  for await (const block of scan) store(block);
  return stored;
};

/**
 * Returns as soon as the first rows are parsed. Counting scans the file without parsing; reading other rows parses only
 * their blocks.
 */
export const openBlockStore = async (source: RowSource): Promise<RowStore> => {
  const scan = source.blocks(pageBlock);
  const firstBlocks = await readFirstBlocks(scan);
  const firstRows: SheetRow[] = [];
  for (const { bytes, firstNumber } of firstBlocks) firstRows.push(...(await source.parse(bytes(), firstNumber)));
  let scanning: Promise<readonly StoredBlock[]> | undefined;
  const allBlocks = () => {
    scanning ??= storeBlocks(firstBlocks, scan);
    return scanning;
  };

  return {
    firstRows,
    count: async () => (await allBlocks()).at(-1)?.end ?? 0,
    async read(from, to) {
      if (to <= firstRows.length) return firstRows.slice(from, to);
      const blocks = (await allBlocks()).filter(({ first, end }) => first < to && end > from);
      const rows: SheetRow[] = [];
      for (const { bytes, firstNumber } of blocks) {
        rows.push(...(await source.parse(new Uint8Array(await bytes.arrayBuffer()), firstNumber)));
      }
      const start = Math.max(0, from - (blocks[0]?.first ?? from));
      return rows.slice(start, start + to - from);
    },
    async *batches() {
      for await (const { bytes, firstNumber, first } of source.blocks(batchBlock)) {
        if (first > maxRows) throw sheetFailure('too-many-rows');
        yield await source.parse(bytes(), firstNumber);
      }
    },
  };
};

/** The bytes of consecutive rows. */
export interface RowBlock {
  /** Position of the block's first row, from 0; blank rows do not count. */
  readonly first: number;
  /** Number of rows; blank ones do not count. */
  readonly rows: number;
  /** Joined on demand, because counting rows needs no bytes. */
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
  blocks(size: BlockSize): AsyncGenerator<RowBlock, void, void>;
  /** Parses a block; omits blank rows. */
  parse(bytes: Uint8Array<ArrayBuffer>, firstNumber: number): Promise<readonly SheetRow[]>;
}
