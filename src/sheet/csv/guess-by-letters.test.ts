import { describe, expect, it } from 'vitest';
import { type DetectedEncoding, decodeText } from './encoding';
import { guessByLetters } from './guess-by-letters';

/** Encodes text by the reverse of decoding each byte. */
function encode(text: string, encoding: DetectedEncoding): Uint8Array<ArrayBuffer> {
  const codes = new Map(
    Array.from({ length: 256 }, (_, code) => [decodeText(Uint8Array.of(code), encoding), code] as const),
  );
  return Uint8Array.from(text, (character) => codes.get(character) ?? 0x3f);
}

const russian = 'Артикул;Наименование товара;Цена\r\n10-2;Насос циркуляционный, сталь;41.00р.\r\n';
const capitals = 'АРТИКУЛ;НАИМЕНОВАНИЕ ТОВАРА;ЦЕНА\r\n10;НАСОС ЦИРКУЛЯЦИОННЫЙ;41\r\n';
const greek = 'Κωδικός;Περιγραφή προϊόντος;Τιμή\r\nA-1;Αντλία κυκλοφορίας νερού;12,50\r\n';

describe('The encoding of text that is not Unicode', { tags: 'QC20' }, () => {
  it.each<readonly [DetectedEncoding, string]>([
    ['windows-1251', russian],
    ['koi8-r', russian],
    ['ibm866', russian],
    ['windows-1251', capitals],
    ['koi8-r', capitals],
    ['windows-1253', greek],
  ])('is recognized by its letters: %s', (encoding, text) => {
    expect(guessByLetters(encode(text, encoding))).toBe(encoding);
  });

  it.each<readonly [DetectedEncoding, string]>([
    [
      'windows-1252',
      'Größe;Stück;Übergröße für Gehäuse, Prüfstände, Öl, Kühlöl, Spülgerät, Bügelsäge, Töne, Räder, Höhe, Käfig\r\n',
    ],
    ['windows-1250', 'Příliš žluťoučký kůň úpěl ďábelské ódy; čerpadlo, těsnění, šroub, výměník\r\n'],
    ['gbk', ''],
  ])('stays Western European where letters leave a doubt: %s', (encoding, text) => {
    const bytes =
      encoding === 'gbk'
        ? Uint8Array.from({ length: 400 }, (_, at) => 0xb0 + ((at * 7) % 0x4e))
        : encode(text, encoding);
    expect(guessByLetters(bytes)).toBe('windows-1252');
  });

  it('has the characters of code page 852', () => {
    expect(decodeText(Uint8Array.of(0x41, 0x88, 0xa5, 0xe7), 'ibm852')).toBe('Ałąš');
  });
});
