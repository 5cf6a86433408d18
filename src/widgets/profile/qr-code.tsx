import { QRCodeSVG } from 'qrcode.react';
import { profileMessages } from './profile.messages';

/** Draws an `otpauth://` address, dark on light in every colour scheme, since not every app reads the inverse. */
export function QrCode({ address }: { readonly address: string }) {
  return <QRCodeSVG value={address} size={130} level="M" marginSize={3} title={profileMessages.twoFactor.qrCode} />;
}
