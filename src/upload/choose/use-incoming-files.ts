import { type RefObject, useEffect, useRef } from 'react';
import { refuseFiles } from '../../ui/carries-files';
import { sessionMessages as messages } from '../session/session.messages';
import { useDroppedFiles } from '../use-dropped-files';

/** Controls that take a pasted text, or hold a choice that one would not replace. */
const fields = 'textarea, select, input:not([type=checkbox], [type=radio], [type=file]), [contenteditable]';

/**
 * Reports files dropped on the dialog around `inside`, and pasted cells, unless they are pasted into a field or while a dialog is open
 * within it. Files dropped elsewhere are ignored, because the browser would open them in place of the page. Returns whether files are
 * dragged over the dialog.
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
      const [target] = event.composedPath();
      if (target instanceof Element && target.closest(fields)) return;
      if (inside.current?.closest('dialog')?.querySelector('dialog[open]')) return;
      const file = pastedFile(event.clipboardData);
      if (file === undefined) return;
      event.preventDefault();
      report.current([file]);
    };
    window.addEventListener('paste', paste, { signal });
    for (const type of ['dragover', 'drop'] as const) window.addEventListener(type, refuseFiles, { signal });
    return () => listening.abort();
  }, [inside]);
  return useDroppedFiles(inside, onFiles);
}

/** Prefers text, because spreadsheet programs copy cells as text and as a picture. */
function pastedFile(data: DataTransfer | null): File | undefined {
  const text = data?.getData('text/plain') ?? '';
  if (/[\t\n]/.test(text.trim())) return new File([text], messages.pastedRows, { type: 'text/csv' });
  return text === '' ? data?.files[0] : undefined;
}
