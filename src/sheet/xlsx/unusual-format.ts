import { SheetFailure, sheetFailure } from '../sheet-failure';

/**
 * Thrown when single rows cannot be read from an .xlsx. On opening, the file is then read whole; later, it is the failure
 * `damaged-sheet`.
 */
export class UnusualFormat extends SheetFailure {
  constructor(reason: string) {
    const { id, message } = sheetFailure('damaged-sheet');
    super(id, message, { cause: reason });
  }
}
