/** Folder that this code was loaded from; all files of the embed build lie in it, side by side. */
export const scriptFolder = (): string => new URL(/* @vite-ignore */ '.', import.meta.url).href;

/** `data-api-base` of the script tag that brought this code, if it has one; a wrong one throws when a client is made of it. */
export function scriptApiBase(): string | undefined {
  const folder = scriptFolder();
  const tags = document.querySelectorAll<HTMLScriptElement>('script[src][data-api-base]');
  return [...tags].find((tag) => tag.src.startsWith(folder))?.dataset.apiBase || undefined;
}
