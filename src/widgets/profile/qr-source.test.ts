import { beforeAll, describe, expect, test, vi } from 'vitest';
import { qrSource } from './qr-source';

const api = 'https://api.example.test';

describe('The QR code of an authenticator', () => {
  beforeAll(() => {
    vi.stubGlobal('document', { baseURI: 'https://page.test/' });
    vi.stubGlobal('location', { origin: 'https://page.test' });
    return () => vi.unstubAllGlobals();
  });

  test('is drawn from an otpauth address', { tags: 'DP11' }, () => {
    const address = 'otpauth://totp/Pricebook:a@b.test?secret=JBSWY3DPEHPK3PXP';
    expect(qrSource(address, api)).toEqual({ kind: 'drawn', address });
  });

  test.each(['data:image/png;base64,AAAA', 'https://api.example.test/qr.png'])('is an image from %s', (address) => {
    expect(qrSource(address, api)).toEqual({ kind: 'image', address });
  });

  test.each([
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://elsewhere.test/x.png',
    `otpauth://${'x'.repeat(3000)}`,
  ])('is missing for %.30s', (qrCode) => {
    expect(qrSource(qrCode, api)).toEqual({ kind: 'none' });
  });
});
