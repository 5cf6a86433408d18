import { CircleAlert, ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import type { PictureChange } from '../../api/resources/profile';
import { Avatar } from '../../ui/controls/avatar';
import { Button } from '../../ui/controls/button';
import { profileMessages as messages } from './profile.messages';

interface PictureFieldProps {
  readonly name: string;
  readonly stored: string | undefined;
  readonly change: PictureChange;
  readonly error: string | undefined;
  readonly isLocked: boolean;
  onChange(change: PictureChange): void;
}

export function PictureField({ name, stored, change, error, isLocked, onChange }: PictureFieldProps) {
  const [notImage, setNotImage] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Allows choosing the same file again.
    target.value = '';
    if (!file) return;
    const isImage = file.type.startsWith('image/');
    setNotImage(isImage ? undefined : messages.notAnImage(file.name));
    if (isImage) onChange({ kind: 'replace', file });
  };
  const remove = () => {
    setNotImage(undefined);
    onChange({ kind: stored === undefined ? 'keep' : 'remove' });
  };
  const keptPicture = change.kind === 'keep' ? stored : undefined;
  const problem = notImage ?? error;
  const hints = { keep: messages.pictureHint, remove: messages.pictureRemoved };
  return (
    <div className="pricebook-picture">
      {change.kind === 'replace' ? <Preview file={change.file} /> : <Avatar name={name} picture={keptPicture} />}
      <div>
        <div className="pricebook-picture-actions">
          <Button icon={ImageUp} aria-describedby={hintId} onClick={() => input.current?.click()}>
            {messages.changePicture}
          </Button>
          {(change.kind === 'replace' || keptPicture !== undefined) && !isLocked && (
            <Button variant="quiet" icon={Trash2} onClick={remove}>
              {messages.removePicture}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={messages.changePicture}
          hidden
          disabled={isLocked}
          onChange={choose}
        />
        <p id={hintId} className={problem === undefined ? 'pricebook-hint' : 'pricebook-error'} role="status">
          {problem !== undefined && <CircleAlert />}
          {problem ?? (change.kind === 'replace' ? messages.newPicture(change.file.name) : hints[change.kind])}
        </p>
      </div>
    </div>
  );
}

/** The chosen picture, drawn on a canvas because a page's policy may forbid `blob:` images. */
function Preview({ file }: { readonly file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isMounted = true;
    const draw = (image: ImageBitmap) => {
      if (isMounted && canvas.current) drawCropped(canvas.current, image);
      image.close();
    };
    createImageBitmap(file).then(draw, () => undefined);
    return () => {
      isMounted = false;
    };
  }, [file]);
  return (
    <span className="pricebook-avatar" aria-hidden="true">
      <canvas ref={canvas} width={128} height={128} />
    </span>
  );
}

function drawCropped(canvas: HTMLCanvasElement, image: ImageBitmap): void {
  const side = Math.min(image.width, image.height);
  const context = canvas.getContext('2d');
  context?.clearRect(0, 0, canvas.width, canvas.height);
  const [left, top] = [(image.width - side) / 2, (image.height - side) / 2];
  context?.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height);
}
