import { describe, expect, it } from 'vitest';
import { sniff } from './sniff';

const bytes = (latin1: string) => Uint8Array.from(latin1, (sign) => sign.charCodeAt(0));
/** The header of a .dbf with fields named A, A1 … */
function dbfHeader({ version = '\x03', fields = 2, after = '' }) {
  const length = 33 + 32 * fields + after.length;
  const names = Array.from({ length: fields }, (_, at) => `A${at || ''}`.padEnd(11, '\0'));
  const start = `${version}\x7e\x03\x01\x01\0\0\0${String.fromCharCode(length % 256, length >> 8)}\x0b\0`;
  return `${start.padEnd(32, '\0')}${names.map((name) => `${name}C`.padEnd(32, '\0')).join('')}\r${after} value`;
}
const kindOf = async (latin1: string) => (await sniff(new Blob([bytes(latin1)]))).kind;

describe('detecting a file’s format by its bytes', () => {
  it.each([
    ['empty', ''],
    ['zip', 'PK\x03\x04\x14\x00'],
    ['zip', 'PK\x05\x06\x00\x00'],
    ['compound', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
    ['bare-biff', '\x09\x04\x06\x00\x00\x04'],
    ['text', 'Main SKU;Größe\r\n'],
    ['text', '\xef\xbb\xbfMain SKU\t1'],
    ['text', '\xff\xfeM\x00a\x00'],
    ['text', 'M\x00a\x00i\x00n\x00'],
    ['text', '"<a href=\'\'>"'],
    ['text', '\x80 5'],
    ['text', 'ID;Price;Name\r\n1;2;x'],
    ['text', 'MZ;Price\r\n1;2'],
    ['other', 'MZ\x90\x00\x03'],
    ['other-spreadsheet', 'ID;PWXL;N;E\r\nP;PGeneral'],
    ['other-spreadsheet', 'ID;PCALCOOO32\r\nP;PGeneral'],
    ['other-spreadsheet', 'ID;PSCALC3;N\r\nB;Y2'],
    ['other', '%PDF-1.4'],
    ['other', '\x1f\x8b\x08'],
    ['other', 'a\x00\x01\x02\x03'],
    ['other', '{"prices": []}'],
    ['other', '<?xml version="1.0"?><prices/>'],
    ['other-spreadsheet', '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>'],
    ['other-spreadsheet', '\xef\xbb\xbf <!DOCTYPE html><html>'],
    ['other-spreadsheet', '<\x00h\x00t\x00m\x00l\x00>\x00'],
    ['other-spreadsheet', 'TABLE\r\n0,1\r\n"x"'],
  ])('detects %s', async (kind, content) => {
    expect(await kindOf(content)).toBe(kind);
  });

  it.each([
    ['dBase III', dbfHeader({})],
    ['Visual FoxPro', dbfHeader({ version: '\x30', after: '\0'.repeat(263) })],
    ['Clipper, with a byte after the fields', dbfHeader({ after: '\0' })],
    ['200 fields', dbfHeader({ version: '\x30', fields: 200, after: '\0'.repeat(263) })],
    ['dBase 7', dbfHeader({ version: '\x04', after: `${'\0'.repeat(20)}\r` })],
  ])('detects a table of %s', { tags: 'QC82' }, async (_, header) => {
    expect(await sniff(new Blob([bytes(header)]))).toMatchObject({ name: 'a dBase table (.dbf)' });
  });

  it.each([
    ['a short file', '0\x7e\x03\x01\x01\0\0\0\x68\x01'],
    ['other bytes', `0\x7e\x03\x01\x01\0\0\0\x68\x01${'\x01\x02'.repeat(300)}`],
  ])('takes %s for no table, although it begins like one', { tags: 'QC82' }, async (_, content) => {
    expect(await kindOf(content)).toBe('other');
  });
});
