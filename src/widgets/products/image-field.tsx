import { useEffect, useRef, useState } from 'react';
import { uploadProductImage } from '../../api/resources/products';
import { ApiError, asSentence } from '../../api/transport/errors';
import { notifyError } from '../../embed/page/notify-error';
import type { WidgetHost } from '../../embed/widget';
import { Button } from '../../ui/controls/button';
import { Upload } from '../../ui/controls/icons';
import { Progress } from '../../ui/feedback/progress';
import { Field } from '../../ui/form/field';
import { TextField } from '../../ui/form/text-field';
import { pictureAddress } from './group-cell';
import { formMessages } from './product-form.messages';

const messages = formMessages.image;

interface ImageFieldProps {
  readonly host: WidgetHost;
  readonly address: string;
  /** Why the stored address is unknown; `undefined` when it is known. */
  readonly note: string | undefined;
  /** What the back end has found wrong with the address. */
  readonly error: string | undefined;
  readonly onChange: (address: string) => void;
  /** Told whether a file is chosen that was not sent yet: saving would lose it. */
  readonly onFile: (isChosen: boolean) => void;
}

/** How far a chosen file has come. */
type Sending =
  | { readonly step: 'none' | 'done' }
  | { readonly step: 'sending'; readonly percent: number }
  | { readonly step: 'failed'; readonly message: string };

/** The product's picture: a file that is uploaded, or the address of one. */
export function ImageField({ host, address, note, error, onChange, onFile }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [sending, setSending] = useState<Sending>({ step: 'none' });
  // What is being typed is no address yet: it is looked at when the field is left.
  const [before, setBefore] = useState<string>();
  const looked = before ?? address;
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  function choose(chosen: File | undefined): void {
    setFile(chosen);
    onFile(chosen !== undefined);
    setSending({ step: 'none' });
    if (chosen === undefined && input.current) input.current.value = '';
  }
  async function send(): Promise<void> {
    if (file === undefined) {
      setSending({ step: 'failed', message: messages.noFile });
      input.current?.focus();
      return;
    }
    const controller = new AbortController();
    stop.current = controller;
    setSending({ step: 'sending', percent: 0 });
    try {
      const kept = await uploadProductImage(host.client, file, {
        signal: controller.signal,
        onProgress: (percent) => {
          if (percent >= 0) setSending({ step: 'sending', percent });
        },
      });
      choose(undefined);
      setSending({ step: 'done' });
      onChange(kept);
    } catch (cause) {
      if (controller.signal.aborted) return;
      const isLost = cause instanceof ApiError && cause.kind === 'unknown-outcome';
      const say = (why: string) => (isLost ? `${asSentence(cause.reason)} ${messages.sendAgain}` : why);
      const { message } = notifyError(host, 'upload image', cause, { title: messages.failed, message: say });
      setSending({ step: 'failed', message: messages.why(say(message)) });
    }
  }

  const isSending = sending.step === 'sending';
  return (
    <div className="pricebook-image-field">
      <Picture file={file} address={looked === '' ? '' : pictureAddress(looked, host.client.apiBase)} />
      <div className="pricebook-stack">
        <Field
          label={messages.file}
          hint={sending.step === 'done' ? messages.uploaded : messages.fileHint}
          error={sending.step === 'failed' ? sending.message : undefined}
        >
          {(control) => (
            <div className="pricebook-image-file">
              <input
                {...control}
                ref={input}
                type="file"
                accept="image/*"
                className="pricebook-input"
                onChange={(event) => choose(event.target.files?.[0])}
              />
              <Button icon={Upload} busy={isSending} onClick={() => void send()}>
                {messages.upload}
              </Button>
              {file !== undefined && !isSending && (
                <Button variant="quiet" onClick={() => choose(undefined)}>
                  {messages.takeAway}
                </Button>
              )}
            </div>
          )}
        </Field>
        <div role="status" className="pricebook-image-progress">
          {sending.step === 'sending' && (
            <>
              <Progress label={messages.progress} percent={sending.percent} />
              {messages.sending(sending.percent)}
            </>
          )}
        </div>
        <TextField
          label={messages.address}
          hint={note ?? messages.addressHint}
          error={error}
          autoComplete="off"
          inputMode="url"
          value={address}
          onChange={onChange}
          onFocus={() => setBefore(address)}
          onBlur={() => setBefore(undefined)}
        />
      </div>
    </div>
  );
}

interface PictureProps {
  /** Chosen, and not sent yet. */
  readonly file: File | undefined;
  /** Where the picture is kept: '' for none, `undefined` where it may not be shown. */
  readonly address: string | undefined;
}

/** A small look at the picture, in a place of fixed size. */
function Picture({ file, address }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const [local, setLocal] = useState<string>();
  useEffect(() => {
    if (file === undefined) return;
    const made = URL.createObjectURL(file);
    setLocal(made);
    return () => {
      URL.revokeObjectURL(made);
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
