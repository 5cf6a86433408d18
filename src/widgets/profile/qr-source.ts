import { safeImageAddress } from '../../ui/safe-image-address';

export type QrSource = { readonly kind: 'drawn' | 'image'; readonly address: string } | { readonly kind: 'none' };

/** Longer addresses make codes too dense for phones. */
const maxDrawnLength = 1000;

/** `otpauth://` addresses are drawn as a code, and safe image addresses are shown; others return `none`. */
export function qrSource(qrCode: string, apiBase: string): QrSource {
  if (/^otpauth:\/\//i.test(qrCode)) {
    return qrCode.length > maxDrawnLength ? { kind: 'none' } : { kind: 'drawn', address: qrCode };
  }
  if (/^data:image\//i.test(qrCode)) return { kind: 'image', address: qrCode };
  const address = safeImageAddress(qrCode, apiBase);
  return address === undefined ? { kind: 'none' } : { kind: 'image', address };
}
