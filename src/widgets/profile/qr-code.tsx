import { QRCodeSVG } from 'qrcode.react';
import { profileMessages } from './profile.messages';

/** Dark on light in every colour scheme, because some apps cannot read inverted codes. */
export function QrCode({ address }: { readonly address: string }) {
  return <QRCodeSVG value={address} size={130} level="M" marginSize={3} title={profileMessages.twoFactor.qrCode} />;
}
