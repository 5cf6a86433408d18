/** Widths in px of the columns that hold no data. */
export const selectWidth = 35;
/** Width of the column of row menus, which replace the buttons of rows in a narrow table. */
export const menuWidth = 44;
