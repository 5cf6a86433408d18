import { useEffect, useRef, useState } from 'react';
import { uploadProductImage } from '../../api/resources/products';
import { ApiError, asSentence } from '../../api/transport/errors';
import { newIdempotencyKey } from '../../api/transport/idempotency-key';
import { notifyError } from '../../embed/page/notify-error';
import type { WidgetHost } from '../../embed/widget';
import { useKeptEffect } from '../../ui/use-kept-effect';
import { formMessages } from './product-form.messages';

const messages = formMessages.image;

/** State of a chosen file that is not uploaded yet. Saving the product would lose it. */
export type PendingFile = 'sending' | 'failed';

type UploadState =
  | { readonly step: 'none' | 'done' }
  | { readonly step: 'sending'; readonly percent: number }
  | { readonly step: 'failed'; readonly message: string };

interface ImageUploadOptions {
  readonly host: WidgetHost;
  readonly onUploaded: (address: string) => void;
  readonly onPending: (pending: PendingFile | undefined) => void;
}

/** Uploads a picture as soon as it is chosen. Another choice, or unmounting, aborts the upload. */
export function useImageUpload({ host, onUploaded, onPending }: ImageUploadOptions) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [upload, setUpload] = useState<UploadState>({ step: 'none' });
  const request = useRef<AbortController>(undefined);
  // The same for each attempt to send the chosen file.
  const key = useRef('');
  useKeptEffect(() => () => request.current?.abort(), []);

  // A change of another field during the upload replaces the callback.
  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
  });

  function show(next: UploadState): void {
    setUpload(next);
    onPending(next.step === 'sending' || next.step === 'failed' ? next.step : undefined);
  }
  function choose(chosen: File | undefined): void {
    request.current?.abort();
    setFile(chosen);
    key.current = newIdempotencyKey();
    if (chosen !== undefined) return void send(chosen);
    show({ step: 'none' });
    if (input.current) input.current.value = '';
  }
  function retry(): void {
    if (file !== undefined) return void send(file);
    setUpload({ step: 'failed', message: messages.noFile });
    input.current?.focus();
    input.current?.click();
  }
  async function send(chosen: File): Promise<void> {
    const controller = new AbortController();
    request.current = controller;
    show({ step: 'sending', percent: 0 });
    try {
      const address = await uploadProductImage(host.client, chosen, {
        signal: controller.signal,
        idempotencyKey: key.current,
        onProgress: (percent) => {
          if (percent >= 0 && !controller.signal.aborted) setUpload({ step: 'sending', percent });
        },
      });
      if (controller.signal.aborted) return;
      choose(undefined);
      show({ step: 'done' });
      latest.current(address);
    } catch (cause) {
      if (controller.signal.aborted) return;
      const isUnknown = cause instanceof ApiError && cause.kind === 'unknown-outcome';
      const messageOf = (why: string) => (isUnknown ? `${asSentence(cause.reason)} ${messages.sendAgain}` : why);
      const { message } = notifyError(host, 'upload image', cause, { title: messages.failed, message: messageOf });
      show({ step: 'failed', message: messages.why(messageOf(message)) });
    }
  }
  return { input, file, upload, choose, retry };
}
