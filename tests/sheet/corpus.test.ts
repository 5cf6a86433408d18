import { existsSync, openAsBlob, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Outcome, outcomeOf } from './outcome';

/** Files that others made: real price lists, and awkward ones. They lie beside the checkout, if at all. */
const corpus = fileURLToPath(new URL('../../../shared/data/', import.meta.url));
const isHere = existsSync(corpus);

const real: readonly (readonly [file: string, outcome: Outcome])[] = [
  ['ZionShaul_sample-monthly.xlsx', [9, 9]],
  ['bavRepository_pricelist.xls', [999, 6]],
  ['hennedzi_pricelist.xls', [999, 6]],
  ['medusajs_exported-products-semicolon.csv', [3, 56]],
  ['medusajs_prices-with-region.csv', [1, 55]],
  ['namewiz_unified-create-prices.csv', [1850, 4]],
  ['shopifypartners_apparel.csv', [22, 46]],
  ['sumteck_price_list.xlsx', [484, 4]],
  ['vendure-ecommerce_products.csv', [88, 14]],
  ['xianliWang30_price_list.xlsx', [47, 6]],
];

const awkward: readonly (readonly [file: string, outcome: Outcome])[] = [
  ['csv_dj_books-ISO-8859-1.csv', [1, 3]],
  ['csv_dj_books-no-headers.csv', 'header-only'],
  ['csv_papa_long-sample.csv', [7, 7]],
  ['csv_php_backslash.csv', [1, 2]],
  ['csv_php_contains_html.csv', 'header-only'],
  ['csv_php_enclosure.csv', [3, 3]],
  ['csv_php_issue.2232.csv', [3, 3]],
  ['csv_php_premiere.utf16le.csv', [2, 3]],
  ['csv_sj_text_and_numbers.txt', [2, 3]],
  ['csv_spectrum_empty_crlf.csv', [2, 3]],
  ['csv_spectrum_escaped_quotes.csv', [2, 2]],
  ['csv_spectrum_quotes_and_newlines.csv', [2, 2]],
  ['csv_spectrum_simple.csv', [1, 3]],
  ['csv_spectrum_simple_crlf.csv', [1, 3]],
  ['csv_spectrum_utf8.csv', [2, 3]],
  ['csv_ug_exampleFile.csv', [1000, 6]],
  ['other_cal_issue_666_lost_sheets.xlsb', 'wrong-spreadsheet'],
  ['other_cal_issue_666_panic.xlsb', 'wrong-spreadsheet'],
  ['other_cal_pass_protected.ods', 'wrong-spreadsheet'],
  ['other_sj_crlf.xlsb', 'wrong-spreadsheet'],
  ['other_sj_crlf.xml', 'wrong-spreadsheet'],
  ['other_sj_minimal_112.numbers', 'wrong-spreadsheet'],
  ['other_sj_write.dif', 'wrong-spreadsheet'],
  ['other_sj_write_L2.wk1', 'wrong-spreadsheet'],
  ['xls_cal_biff5_write.xls', [1, 4]],
  ['xls_cal_sst_continue.xls', [135, 1]],
  ['xls_cal_xls_ref_String.xls', [3, 1]],
  ['xls_php_1900_Calendar.xls', [1, 2]],
  ['xls_php_Colours.xls', 'no-cells'],
  ['xls_poi_35564.xls', [82, 23]],
  ['xls_poi_45365.xls', [157, 25]],
  ['xls_poi_51832.xls', 'encrypted'],
  ['xls_poi_59830.xls', [149, 14]],
  ['xls_poi_60405.xls', [2, 7]],
  ['xls_poi_61300.xls', 'damaged-xls'],
  ['xls_poi_clusterfuzz-testcase-minimized-POIHSSFFuzzer-5285517825277952.xls', [3, 1]],
  ['xls_poi_clusterfuzz-testcase-minimized-POIHSSFFuzzer-5436547081830400.xls', [3, 1]],
  ['xls_poi_clusterfuzz-testcase-minimized-POIHSSFFuzzer-6137883240824832.xls', 'damaged-xls'],
  ['xls_poi_clusterfuzz-testcase-minimized-POIHSSFFuzzer-6483562584932352.xls', 'damaged-xls'],
  ['xls_poi_testEXCEL_3.xls', [28, 10]],
  ['xls_poi_testEXCEL_4.xls', [137, 12]],
  ['xls_poi_testEXCEL_95.xls', [16, 5]],
  ['xls_sj_A4X_2013.xls', 'header-only'],
  ['xls_sj_crlf.xls', [2, 2]],
  ['xls_sj_defined_names_unicode.xls', 'header-only'],
  ['xls_sj_number_format_greek.xls', [28, 7]],
  ['xls_sj_number_format_vietnamese.xls', [28, 7]],
  ['xls_sj_password_2002_128_enhdss.xls', 'encrypted'],
  ['xls_sj_password_2002_40_xor.xls', 'encrypted'],
  ['xls_sj_phpexcel_bad_cfb_dir.xls', [2, 30]],
  ['xls_sj_sushi.xls', 'header-only'],
  ['xlsx_cal_empty_sheet.xlsx', 'no-cells'],
  ['xlsx_cal_encoded_entities.xlsx', [1, 1]],
  ['xlsx_cal_inlineStr_cdata.xlsx', [1, 2]],
  ['xlsx_cal_minimal_package.xlsx', [193, 36]],
  ['xlsx_cal_nonstandard-xml-ns-prefix.xlsx', [2, 2]],
  ['xlsx_cal_rph.xlsx', 'header-only'],
  ['xlsx_cal_string-ref.xlsx', [1, 1]],
  ['xlsx_cal_vba.xlsm', 'no-cells'],
  ['xlsx_cx_EmptyText.xlsx', [1, 1]],
  ['xlsx_cx_inputfile.xlsx', [7, 2]],
  ['xlsx_dj_books.xlsx', [1, 4]],
  ['xlsx_exz_BadWorkbook.xlsx', 'damaged-sheet'],
  ['xlsx_exz_MergeCell.xlsx', [11, 4]],
  ['xlsx_exz_SharedStrings.xlsx', 'header-only'],
  ['xlsx_exz_encryptSHA1.xlsx', 'encrypted'],
  ['xlsx_poi_45430.xlsx', 'no-cells'],
  ['xlsx_poi_49609.xlsx', [38, 98]],
  ['xlsx_poi_51710.xlsx', [1098, 13]],
  ['xlsx_poi_57482-OnlyNumeric.xlsx', [5, 2]],
  ['xlsx_poi_clusterfuzz-testcase-minimized-POIXSSFFuzzer-4828727001088000.xlsx', 'damaged-zip'],
  ['xlsx_poi_clusterfuzz-testcase-minimized-POIXSSFFuzzer-5089447305609216.xlsx', 'damaged-zip'],
  ['xlsx_poi_clusterfuzz-testcase-minimized-XLSX2CSVFuzzer-5636439151607808.xlsx', 'damaged-zip'],
  ['xlsx_poi_crash-274d6342e4842d61be0fb48eaadad6208ae767ae.xlsx', 'damaged-zip'],
  ['xlsx_poi_crash-9bf3cd4bd6f50a8a9339d363c2c7af14b536865c.xlsx', 'encrypted'],
  ['xlsx_poi_poc-shared-strings.xlsx', 'cell-too-long'],
  ['xlsx_poi_poc-xmlbomb-empty.xlsx', 'cell-too-long'],
  ['xlsx_poi_poc-xmlbomb.xlsx', 'cell-too-long'],
  ['xlsx_poi_protect.xlsx', 'encrypted'],
  ['xlsx_poi_xlsx-corrupted.xlsx', [2, 4]],
  ['xlsx_poi_xxe_in_schema.xlsx', [1, 5]],
  ['xlsx_sj_Attendance.xlsx', [24, 9]],
  ['xlsx_sj_ErrorTypes.xlsx', [13, 10]],
  ['xlsx_sj_crlf.xlsx', [2, 2]],
  ['xlsx_sj_interview.xlsx', [18, 4]],
  ['xlsx_sj_minimal_112.xlsx', [2, 2]],
  ['xlsx_sj_mixed_sheets.xlsx', [1, 2]],
  ['xlsx_sj_sheet_visibility_strict.xlsx', [1, 7]],
  ['xlsx_ug_TrailingCellsWorkbook.xlsx', [3, 7]],
];

describe.each([
  ['real', real],
  ['awkward', awkward],
])('reading the %s files', (folder, table) => {
  it.skipIf(!isHere).each(table)('comes to the expected end with %s', async (file, outcome) => {
    expect(await outcomeOf(await openAsBlob(`${corpus}${folder}/${file}`), file)).toEqual(outcome);
  });

  it.skipIf(!isHere)('knows them all', () => {
    const files = readdirSync(`${corpus}${folder}`).filter((file) => file !== 'INDEX.tsv');
    expect(table.map(([file]) => file).toSorted()).toEqual(files.toSorted());
  });
});

it.runIf(!isHere)('skips the corpus: the folder ../shared/data is not there', () => {
  expect(isHere).toBe(false);
});
