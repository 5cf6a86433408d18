/** Widths in px of the columns that hold no data. */
export const selectWidth = 35;
/** In a narrow table, where the buttons of a row are a menu. */
export const menuWidth = 44;
