import { useState } from 'react';
import { Button } from '../../ui/controls/button';
import type { UploadSession } from '../session/upload-session.types';
import { missingMessages as messages } from './missing.messages';

interface ChangePricesButtonProps {
  readonly session: UploadSession;
  /** The articles' keys. */
  readonly keys: readonly string[];
}

/** The button that changes the prices of these articles by a rule. */
export function ChangePricesButton({ session, keys }: ChangePricesButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { ChangeArticlePrices } = session.kind;
  if (!ChangeArticlePrices) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{messages.changePrices}</Button>
      {isOpen && (
        <ChangeArticlePrices
          host={session.host()}
          keys={keys}
          reloadList={session.reloadList}
          onDone={() => setOpen(false)}
        />
      )}
    </>
  );
}
