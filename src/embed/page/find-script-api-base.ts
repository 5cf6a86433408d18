/**
 * `data-api-base` of the tag that loads `pricebook.js`, the module at this address. Call it while that module is evaluated: a loader may
 * remove the tag afterwards. After a redirect no tag has the address; then the only tag of another folder that has a `data-api-base`
 * and our name in its address is used. No other product's tag is: its back end would get the passwords.
 */
export function findScriptApiBase(moduleAddress: string): string | undefined {
  const scripts = [...document.scripts];
  const folder = new URL('.', moduleAddress).href;
  const own = scripts.filter(({ src }) => src === moduleAddress);
  const [tag, another] = (
    own[0] ? own : scripts.filter(({ src }) => /pricebook/.test(src) && !src.startsWith(folder))
  ).filter(({ dataset }) => dataset.apiBase);
  return own[0] || !another ? tag?.dataset.apiBase : undefined;
}

/** The key in the page's shared state under which `pricebook.js` of this folder stores its `data-api-base`. */
export const scriptApiBaseName = (folder: string): string => `script-api-base@1 ${folder}`;
