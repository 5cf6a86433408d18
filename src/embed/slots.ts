export const lightRootSlot = 'pricebook-root';

/** Slot of a dialog that a widget opens in place. */
export const dialogSlot = 'pricebook-dialog';
