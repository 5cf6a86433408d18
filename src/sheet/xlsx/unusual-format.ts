import { SheetFailure, sheetFailure } from '../sheet-failure';

/**
 * The file is no usual .xlsx, so that its rows cannot be cut out of it. Found at once, it is read whole instead; found
 * only after the first rows were shown, it is the failure `damaged-sheet`.
 */
export class UnusualFormat extends SheetFailure {
  constructor(reason: string) {
    const { id, message } = sheetFailure('damaged-sheet');
    super(id, message, { cause: reason });
  }
}
