import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import type { UploadSession } from '../session/upload-session';
import { uploadMessages as messages } from '../upload.messages';
import { useUpload } from '../use-upload';

export function RoundingOffer({ session }: { readonly session: UploadSession }) {
  const { send } = session.actor;
  const { options, checked } = useUpload(session);
  const { rounding, ...unrounded } = options;
  const found = checked?.findings.find(({ kind }) => kind === 'many-decimals');
  if (rounding !== undefined) {
    return (
      <Banner
        actions={
          <Button onClick={() => send({ type: 'options.change', options: unrounded })}>{messages.doNotRound}</Button>
        }
      >
        {messages.rounded(checked?.rounded ?? 0, rounding)}
      </Banner>
    );
  }
  if (found === undefined) return null;
  const round = (decimals: 2 | 4) => (
    <Button onClick={() => send({ type: 'options.change', options: { ...options, rounding: decimals } })}>
      {messages.round(decimals)}
    </Button>
  );
  return (
    <Banner tone="warning" title={messages.manyDecimals(found.cells)}>
      <div className="pricebook-exclusions-out">
        {round(2)}
        {round(4)}
      </div>
    </Banner>
  );
}
