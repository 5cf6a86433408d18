import { type RefObject, useEffect, useRef, useState } from 'react';

const pastedName = 'Pasted rows.csv';

/**
 * Reports files dropped on the dialog around `inside`, and pasted cells. Files dropped elsewhere are ignored, because the
 * browser would open them in place of the page. Returns whether files are dragged over the dialog.
 */
export function useIncomingFiles(
  inside: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const report = useRef(onFiles);
  useEffect(() => {
    report.current = onFiles;
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const isInside = ({ clientX, clientY }: DragEvent): boolean => {
      const box = inside.current?.closest('dialog')?.getBoundingClientRect();
      if (box === undefined) return false;
      return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
    };
    const dragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = isInside(event) ? 'copy' : 'none';
      setOver(isInside(event));
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      if (isInside(event)) report.current(files);
    };
    const paste = (event: ClipboardEvent) => {
      const file = pastedFile(event.clipboardData);
      if (file === undefined) return;
      event.preventDefault();
      report.current([file]);
    };
    window.addEventListener('dragover', dragOver, { signal });
    // `relatedTarget` is null when the pointer leaves the window.
    window.addEventListener('dragleave', (event) => event.relatedTarget === null && setOver(false), { signal });
    window.addEventListener('drop', drop, { signal });
    window.addEventListener('paste', paste, { signal });
    return () => listening.abort();
  }, [inside]);
  return isOver;
}

/** Prefers text, because spreadsheet programs copy cells as text and as a picture. */
function pastedFile(data: DataTransfer | null): File | undefined {
  const text = data?.getData('text/plain') ?? '';
  if (/[\t\n]/.test(text.trim())) return new File([text], pastedName, { type: 'text/csv' });
  return text === '' ? data?.files[0] : undefined;
}
