/**
 * `data-api-base` of the script tag that loaded the module at this address. Call it while that module is evaluated: a loader may
 * remove the tag afterwards. After a redirect the module's folder differs from its tag's; then the only module script that
 * has a `data-api-base` is used.
 */
export function findScriptApiBase(moduleAddress: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  const folder = new URL('.', moduleAddress).href;
  const ofFolder = scripts.filter(({ src }) => src.startsWith(folder));
  const withApiBase = (ofFolder[0] ? ofFolder : scripts).filter(
    ({ type, dataset }) => dataset.apiBase && (ofFolder[0] || type === 'module'),
  );
  return ofFolder[0] || !withApiBase[1] ? withApiBase[0]?.dataset.apiBase : undefined;
}

/** The key in the page's shared state under which `pricebook.js` of this folder stores its `data-api-base`. */
export const scriptApiBaseName = (folder: string): string => `script-api-base@1 ${folder}`;
