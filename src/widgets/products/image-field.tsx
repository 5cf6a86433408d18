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
  /** Told how far a chosen file is that was not uploaded yet: saving would lose it. */
  readonly onPending: (pending: PendingFile | undefined) => void;
}

/** Whether a chosen file is on its way, or its upload has failed. */
export type PendingFile = 'sending' | 'failed';

/** How far a chosen file has come. */
type Sending =
  | { readonly step: 'none' | 'done' }
  | { readonly step: 'sending'; readonly percent: number }
  | { readonly step: 'failed'; readonly message: string };

/** The product's picture: a file that is uploaded, or the address of one. */
export function ImageField({ host, address, note, error, onChange, onPending }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [sending, setSending] = useState<Sending>({ step: 'none' });
  // What is being typed is no address yet: it is looked at when the field is left.
  const [before, setBefore] = useState<string>();
  const looked = before ?? address;
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  // Other fields may change while a file is sent.
  const newest = useRef(onChange);
  useEffect(() => {
    newest.current = onChange;
  });

  function show(next: Sending): void {
    setSending(next);
    onPending(next.step === 'sending' || next.step === 'failed' ? next.step : undefined);
  }
  function choose(chosen: File | undefined): void {
    stop.current?.abort();
    setFile(chosen);
    if (chosen !== undefined) return void send(chosen);
    show({ step: 'none' });
    if (input.current) input.current.value = '';
  }
  function retry(): void {
    if (file !== undefined) return void send(file);
    setSending({ step: 'failed', message: messages.noFile });
    input.current?.focus();
  }
  async function send(chosen: File): Promise<void> {
    const controller = new AbortController();
    stop.current = controller;
    show({ step: 'sending', percent: 0 });
    try {
      const kept = await uploadProductImage(host.client, chosen, {
        signal: controller.signal,
        onProgress: (percent) => {
          if (percent >= 0 && !controller.signal.aborted) setSending({ step: 'sending', percent });
        },
      });
      if (controller.signal.aborted) return;
      choose(undefined);
      show({ step: 'done' });
      newest.current(kept);
    } catch (cause) {
      if (controller.signal.aborted) return;
      const isLost = cause instanceof ApiError && cause.kind === 'unknown-outcome';
      const say = (why: string) => (isLost ? `${asSentence(cause.reason)} ${messages.sendAgain}` : why);
      const { message } = notifyError(host, 'upload image', cause, { title: messages.failed, message: say });
      show({ step: 'failed', message: messages.why(say(message)) });
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
              <Button icon={Upload} busy={isSending} onClick={retry}>
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
