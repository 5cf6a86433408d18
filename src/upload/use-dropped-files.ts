import { type RefObject, useEffect, useRef, useState } from 'react';
import { carriesFiles } from '../ui/carries-files';

const dropAreaSelector = 'dialog, .pricebook-list';

/** Reports files dropped on the dialog or list around `inside`, but not on a dialog within it. Returns whether files are dragged over it. */
export function useDroppedFiles(
  inside: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const report = useRef(onFiles);
  useEffect(() => {
    report.current = onFiles;
  });
  useEffect(() => {
    const dropArea = inside.current?.closest<HTMLElement>(dropAreaSelector);
    if (!dropArea) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const isOnDropArea = (event: DragEvent) =>
      carriesFiles(event) &&
      event.composedPath().find((target) => target instanceof HTMLElement && target.matches(dropAreaSelector)) ===
        dropArea &&
      !isOnBackdrop(event);
    const dragOver = (event: DragEvent) => {
      const isHere = isOnDropArea(event);
      setOver(isHere);
      if (!isHere || event.dataTransfer === null) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    };
    const dragLeave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node) || !dropArea.contains(relatedTarget)) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!isOnDropArea(event)) return;
      event.preventDefault();
      report.current([...(event.dataTransfer?.files ?? [])]);
    };
    dropArea.addEventListener('dragover', dragOver, { signal });
    dropArea.addEventListener('dragleave', dragLeave, { signal });
    dropArea.addEventListener('drop', drop, { signal });
    return () => listeners.abort();
  }, [inside]);
  return isOver;
}

/** A dialog is also the target of events beside it, on its backdrop. */
function isOnBackdrop(event: DragEvent): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof HTMLDialogElement)) return false;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const { clientX, clientY } = event;
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
