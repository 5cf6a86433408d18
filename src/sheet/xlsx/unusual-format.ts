import { SheetFailure, sheetFailure } from '../sheet-failure';

/**
 * Thrown when the rows of an .xlsx cannot be read block by block. When a sheet is opened, the whole file is read instead;
 * later, the error is reported as `damaged-sheet`.
 */
export class UnusualFormat extends SheetFailure {
  constructor(reason: string) {
    const { id, message, details } = sheetFailure('damaged-sheet');
    super(id, message, details, { cause: reason });
  }
}
