/** An address whose file is named after us, or is the `latest` of a folder that is. A host does not count: its slash follows another. */
const ours = /\w\/pricebook(\/latest)?[^/]*$/;

const withoutQuery = (address: string): string => address.replace(/\?.*/, '');

/**
 * `data-api-base` of the tag that loads `pricebook.js`, the module at this address, whatever its query string. Call it while that module
 * is evaluated: a loader may remove the tag afterwards. After a redirect no tag has the address; then the only module script with a
 * `data-api-base` is used whose address is ours. No other product's tag is, whatever its host and folder are called: its back end would
 * get the passwords.
 */
export function findScriptApiBase(moduleAddress: string): string | undefined {
  const modules = [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')];
  const own = modules.filter(({ src }) => withoutQuery(src) === withoutQuery(moduleAddress));
  const renamed = modules.filter(({ src }) => ours.test(withoutQuery(src)));
  const [tag, another] = (own[0] ? own : renamed).filter(({ dataset }) => dataset.apiBase);
  return own[0] || !another ? tag?.dataset.apiBase : undefined;
}

/** The key in the page's shared state under which `pricebook.js` of this folder stores its `data-api-base`. */
export const scriptApiBaseName = (folder: string): string => `script-api-base@1 ${folder}`;
