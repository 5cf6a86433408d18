import { Workbook } from 'exceljs';
import { answerWith } from './reader-messages';

answerWith(async (file) => {
  const book = new Workbook();
  await book.xlsx.load(await file.arrayBuffer());
  const rows = [];
  // Its columns count from 1.
  book.worksheets[0]?.eachRow(({ values }) => rows.push(Array.isArray(values) ? values.slice(1) : []));
  return rows;
});
