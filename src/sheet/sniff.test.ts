import { describe, expect, it } from 'vitest';
import { sniff } from './sniff';

const bytes = (latin1: string) => Uint8Array.from(latin1, (sign) => sign.charCodeAt(0));
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
});
