import type { SheetRow } from './cell';

/** Neighbouring rows as the bytes that hold them. */
export interface RowBlock {
  /** Position among the rows that are not blank, from 0, of the block's first row. */
  readonly first: number;
  /** How many rows that are not blank the block holds. */
  readonly rows: number;
  /** The bytes in one piece: made when they are wanted, which those that are only counted never are. */
  bytes(): Uint8Array<ArrayBuffer>;
  /** Number of the first line or row in the block, blank or not, as a spreadsheet program counts. */
  readonly firstNumber: number;
  /** The block's bytes where they cost no memory, or can be moved out of it. */
  keep(): Blob;
}

/** How large a block may grow. */
export interface BlockSize {
  readonly rows: number;
  /** Bytes after which a block ends even if it has fewer rows, or none. */
  readonly bytes: number;
}

/** A file that can be gone through from its beginning, block by block, any number of times. */
export interface RowSource {
  blocks(size: BlockSize): AsyncGenerator<RowBlock, void, void>;
  /** The rows of a block, blank ones left out. */
  parse(bytes: Uint8Array<ArrayBuffer>, firstNumber: number): Promise<readonly SheetRow[]>;
}
