import type { TextEncoding } from './encoding';

/** What windows-1252 has in the places 0x80 to 0x9f; the five it leaves free stay what they are. */
const windowsSigns = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const controlSigns = /[\x80-\x9f]/g;

/** Bytes as text. A mark at the start must have been cut off. */
export const decodeText = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>, encoding: TextEncoding): string => {
  const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
  // Node 20 takes windows-1252 for latin1, which differs in these signs alone.
  if (encoding !== 'windows-1252') return text;
  return text.replace(controlSigns, (sign) => windowsSigns.charAt(sign.charCodeAt(0) - 0x80));
};
