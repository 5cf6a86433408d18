import { safeImageAddress } from '../../ui/safe-image-address';

/** How a `qrCode` is to be shown. */
export type QrSource = { readonly kind: 'drawn' | 'image'; readonly address: string } | { readonly kind: 'none' };

/** More does not fit into a code that a phone can read. */
const longestDrawn = 1000;

/** Reads `qrCode`: an `otpauth://` address to be drawn, or a picture; anything else is not shown. */
export function qrSource(qrCode: string, apiBase: string): QrSource {
  if (/^otpauth:\/\//i.test(qrCode)) {
    return qrCode.length > longestDrawn ? { kind: 'none' } : { kind: 'drawn', address: qrCode };
  }
  if (/^data:image\//i.test(qrCode)) return { kind: 'image', address: qrCode };
  const address = safeImageAddress(qrCode, apiBase);
  return address === undefined ? { kind: 'none' } : { kind: 'image', address };
}
