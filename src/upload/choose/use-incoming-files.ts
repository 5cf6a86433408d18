import { type RefObject, useEffect, useRef } from 'react';
import { refuseFiles } from '../../ui/carries-files';
import { sessionMessages as messages } from '../session/session.messages';
import { useDroppedFiles } from '../use-dropped-files';

/**
 * Reports files dropped on the dialog around `inside`, and pasted cells. Files dropped elsewhere are ignored, because the
 * browser would open them in place of the page. Returns whether files are dragged over the dialog.
 */
export function useIncomingFiles(
  inside: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const report = useRef(onFiles);
  useEffect(() => {
    report.current = onFiles;
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const paste = (event: ClipboardEvent) => {
      const file = pastedFile(event.clipboardData);
      if (file === undefined) return;
      event.preventDefault();
      report.current([file]);
    };
    window.addEventListener('paste', paste, { signal });
    for (const type of ['dragover', 'drop'] as const) window.addEventListener(type, refuseFiles, { signal });
    return () => listening.abort();
  }, []);
  return useDroppedFiles(inside, onFiles);
}

/** Prefers text, because spreadsheet programs copy cells as text and as a picture. */
function pastedFile(data: DataTransfer | null): File | undefined {
  const text = data?.getData('text/plain') ?? '';
  if (/[\t\n]/.test(text.trim())) return new File([text], messages.pastedRows, { type: 'text/csv' });
  return text === '' ? data?.files[0] : undefined;
}
