export const carriesFiles = ({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>): boolean =>
  dataTransfer?.types.includes('Files') === true;

/** Keeps the browser from opening a dropped file in place of the page, where nothing else takes it. */
export function refuseFiles(event: DragEvent): void {
  if (!carriesFiles(event) || event.defaultPrevented || event.dataTransfer === null) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
