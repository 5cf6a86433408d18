import { safeImageAddress } from '../../ui/safe-image-address';

export type QrSource = { readonly kind: 'drawn' | 'image'; readonly address: string } | { readonly kind: 'none' };

/** Longer codes are too dense for phones. */
const longestDrawn = 1000;

/** `otpauth://` addresses are drawn; safe image addresses are shown; anything else is not. */
export function qrSource(qrCode: string, apiBase: string): QrSource {
  if (/^otpauth:\/\//i.test(qrCode)) {
    return qrCode.length > longestDrawn ? { kind: 'none' } : { kind: 'drawn', address: qrCode };
  }
  if (/^data:image\//i.test(qrCode)) return { kind: 'image', address: qrCode };
  const address = safeImageAddress(qrCode, apiBase);
  return address === undefined ? { kind: 'none' } : { kind: 'image', address };
}
