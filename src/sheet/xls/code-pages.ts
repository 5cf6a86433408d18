/**
 * Loads the tables of code pages, which are large, and hands them to SheetJS. Text before Excel 97 is in the code page of
 * its country; since then it is Unicode.
 */
export const loadCodePages = async (): Promise<void> => {
  const [{ setCodePages }, tables] = await Promise.all([
    import('../sheetjs/sheetjs'),
    import('xlsx/dist/cpexcel.full.mjs'),
  ]);
  setCodePages(tables);
};
