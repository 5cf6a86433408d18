import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import type { UploadSession } from '../session/upload-session.types';
import { uploadMessages as messages } from '../upload.messages';
import { useUpload } from '../use-upload';

export function RoundingOffer({ session }: { readonly session: UploadSession }) {
  const { options, checked } = useUpload(session);
  const { rounding, ...optionsWithoutRounding } = options;
  const manyDecimals = checked?.findings.find(({ kind }) => kind === 'many-decimals');
  if (rounding !== undefined) {
    return (
      <Banner
        actions={<Button onClick={() => session.changeOptions(optionsWithoutRounding)}>{messages.doNotRound}</Button>}
      >
        {checked === undefined ? messages.rounding : messages.rounded(checked.rounded, rounding)}
      </Banner>
    );
  }
  if (manyDecimals === undefined) return null;
  return (
    <Banner tone="warning" title={messages.manyDecimals(manyDecimals.cells)}>
      <div className="pricebook-wrap pricebook-preview-buttons">
        {([2, 4] as const).map((decimals) => (
          <Button key={decimals} onClick={() => session.changeOptions({ ...options, rounding: decimals })}>
            {messages.round(decimals)}
          </Button>
        ))}
      </div>
    </Banner>
  );
}
