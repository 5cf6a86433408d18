import { book, compound, firstBytes, type HostileCase, sheetPart, xls } from './hostile-kit';
import { makeZip } from './make-zip';

/** Files in disguise, and broken containers. */
export const hostileFiles: readonly HostileCase[] = [
  { title: 'an empty file', file: () => new Blob([]), outcome: 'empty-file' },
  { title: 'one byte', file: () => new Blob(['a']), name: 'a.csv', outcome: 'header-only' },
  { title: 'a PDF named .xlsx', file: () => new Blob(['%PDF-1.7\n1 0 obj']), outcome: 'wrong-type' },
  {
    title: 'a program named .csv',
    file: () => new Blob(['\x7fELF\x02\x01\x01']),
    name: 'a.csv',
    outcome: 'wrong-type',
  },
  {
    title: 'random bytes',
    file: () => new Blob([Uint8Array.from({ length: 999 }, (_, i) => (i * 7919) % 251)]),
    outcome: 'wrong-type',
  },
  {
    title: 'a picture',
    file: () => new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])]),
    outcome: 'wrong-type',
  },
  {
    title: 'HTML named .xls',
    file: () => new Blob(['<html><table><tr><td>1</td></tr></table></html>']),
    name: 'a.xls',
    outcome: 'wrong-spreadsheet',
  },
  { title: 'CSV named .xls', file: () => new Blob(['Main SKU;x\nA;1\n']), name: 'a.xls', outcome: 'wrong-extension' },
  { title: 'CSV named .xlsx', file: () => new Blob(['Main SKU;x\nA;1\n']), outcome: 'wrong-extension' },
  { title: 'an .xlsx named .csv', file: () => book({}), name: 'a.csv', outcome: 'wrong-extension' },
  { title: 'an .xlsx named .xls', file: () => book({}), name: 'a.xls', outcome: 'wrong-extension' },
  { title: 'an .xls named .xlsx', file: xls, outcome: 'wrong-extension' },
  { title: 'an .xls', file: xls, name: 'A.XLS', outcome: [1, 2] },
  { title: 'an .xlsx', file: () => book({}), outcome: [2, 2] },
  { title: 'an .xlsx with another ending', file: () => book({}), name: 'a.download', outcome: [2, 2] },
  { title: 'a protected .xlsx', file: () => compound('EncryptionInfo', 'EncryptedPackage'), outcome: 'encrypted' },
  { title: 'an old Office document', file: () => compound('WordDocument'), name: 'a.xls', outcome: 'wrong-type' },
  {
    title: 'an .xls that ends after its directory',
    file: () => compound('Workbook'),
    name: 'a.xls',
    outcome: 'damaged-xls',
  },
  { title: 'an .xls that is cut off', file: () => firstBytes(xls(), 0.6), name: 'a.xls', outcome: 'damaged-xls' },
  {
    title: 'a zip entry that is encrypted',
    file: () => book({ change: { [sheetPart]: { flags: 1 } } }),
    outcome: 'encrypted',
  },
  { title: 'a zip file that is cut off', file: () => firstBytes(book({}), 0.7), outcome: 'damaged-zip' },
  { title: 'a zip file that only begins', file: () => new Blob(['PK\x03\x04']), outcome: 'damaged-zip' },
  { title: 'an empty zip file', file: () => makeZip([]), outcome: 'zip-without-spreadsheet' },
  {
    title: 'a zip file of other files',
    file: () => makeZip([{ name: 'prices.csv', content: 'a,b' }]),
    outcome: 'zip-without-spreadsheet',
  },
  {
    title: 'a Word document',
    file: () => makeZip([{ name: 'word/document.xml', content: '<w/>' }]),
    outcome: 'wrong-type',
  },
  { title: 'an .xlsb', file: () => makeZip([{ name: 'xl/workbook.bin', content: 'x' }]), outcome: 'wrong-spreadsheet' },
  { title: 'an .ods', file: () => makeZip([{ name: 'content.xml', content: '<o/>' }]), outcome: 'wrong-spreadsheet' },
  {
    title: 'an entry that stands in it twice',
    file: () => book({ extra: [{ name: 'XL/Workbook.xml', content: '<workbook/>' }] }),
    outcome: 'damaged-zip',
  },
  {
    title: 'a sheet with a wrong checksum',
    file: () => book({ change: { [sheetPart]: { claimedCrc: 1 } } }),
    outcome: 'damaged-zip',
  },
  {
    title: 'an uncompressed sheet with a wrong checksum',
    file: () => book({ change: { [sheetPart]: { claimedCrc: 1, stored: true } } }),
    outcome: 'damaged-zip',
  },
  { title: 'an uncompressed sheet', file: () => book({ change: { [sheetPart]: { stored: true } } }), outcome: [2, 2] },
  // Text
  {
    title: 'a quote that is never closed',
    file: () => new Blob(['Main SKU;x\nA;"1\nB;2\n']),
    name: 'a.csv',
    outcome: 'unclosed-quote',
  },
  {
    title: 'text that says it is UTF-8 and is not',
    file: () => new Blob([new Uint8Array([0xef, 0xbb, 0xbf, 0x61, 0x0a, 0xe4, 0x0a])]),
    name: 'a.csv',
    outcome: 'broken-text',
  },
];
