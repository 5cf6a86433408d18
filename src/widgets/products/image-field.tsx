import { Upload } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { WidgetHost } from '../../embed/widget';
import { Button } from '../../ui/controls/button';
import { Progress } from '../../ui/feedback/progress';
import { Field } from '../../ui/form/field';
import { TextField } from '../../ui/form/text-field';
import { pictureAddress } from './group-cell';
import { formMessages } from './product-form.messages';
import { type PendingFile, useImageUpload } from './use-image-upload';

const messages = formMessages.image;

interface ImageFieldProps {
  readonly host: WidgetHost;
  readonly isLocked: boolean;
  readonly address: string;
  /** Why the stored address is unknown; `undefined` when it is known. */
  readonly note: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (address: string) => void;
  /** Called when a chosen file starts or fails to upload, and with `undefined` when none is pending. */
  readonly onPending: (pending: PendingFile | undefined) => void;
}

export function ImageField({ host, isLocked, address, note, error, onChange, onPending }: ImageFieldProps) {
  const { input, file, upload, choose, retry } = useImageUpload({ host, onUploaded: onChange, onPending });
  // While the address is edited, the picture of the previous one stays.
  const [previous, setPrevious] = useState<string>();
  const shownAddress = previous ?? address;
  return (
    <div className="pricebook-image-field">
      <Picture file={file} address={shownAddress === '' ? '' : pictureAddress(shownAddress, host.client.apiBase)} />
      <div className="pricebook-stack">
        <Field
          label={messages.file}
          hint={upload.step === 'done' ? messages.uploaded : messages.fileHint}
          error={upload.step === 'failed' ? upload.message : undefined}
        >
          {(control) => (
            <div className="pricebook-image-file">
              <input
                {...control}
                ref={input}
                type="file"
                accept="image/*"
                className="pricebook-input"
                disabled={isLocked}
                onChange={(event) => choose(event.target.files?.[0])}
              />
              <Button icon={Upload} busy={upload.step === 'sending'} onClick={retry}>
                {messages.upload}
              </Button>
              {file !== undefined && (
                <Button variant="quiet" onClick={() => choose(undefined)}>
                  {messages.remove}
                </Button>
              )}
            </div>
          )}
        </Field>
        <div role="status" className="pricebook-image-progress">
          {upload.step === 'sending' && (
            <>
              <Progress label={messages.progress} percent={upload.percent} />
              {messages.sending(upload.percent)}
            </>
          )}
        </div>
        <TextField
          label={messages.address}
          hint={note ?? messages.addressHint}
          error={error}
          autoComplete="off"
          inputMode="url"
          readOnly={isLocked}
          value={address}
          onChange={onChange}
          onFocus={() => setPrevious(address)}
          onBlur={() => setPrevious(undefined)}
        />
      </div>
    </div>
  );
}

interface PictureProps {
  readonly file: File | undefined;
  /** '' for none, `undefined` if it must not be shown. */
  readonly address: string | undefined;
}

function Picture({ file, address }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const [local, setLocal] = useState<string>();
  useEffect(() => {
    if (file === undefined) return;
    const url = URL.createObjectURL(file);
    setLocal(url);
    return () => {
      URL.revokeObjectURL(url);
      setLocal(undefined);
    };
  }, [file]);
  const source = local ?? address;
  return (
    <div className="pricebook-image-place">
      {source === undefined ? (
        messages.unseen
      ) : source === '' ? (
        messages.none
      ) : source === broken ? (
        messages.broken
      ) : (
        <img src={source} alt={messages.alt} referrerPolicy="no-referrer" onError={() => setBroken(source)} />
      )}
    </div>
  );
}
