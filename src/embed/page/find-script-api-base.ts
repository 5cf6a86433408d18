/**
 * `data-api-base` of the tag that loads `pricebook.js`, the module at this address in this folder, whatever its query string. Call it while
 * that module is evaluated: a loader may remove the tag afterwards. After a redirect no tag has the address; then the only module script
 * with a `data-api-base` is used whose file is named after us, or is the `latest` of our folder or of one called `pricebook`. No other
 * product's tag is, whatever its host and folder are called: its back end would get the passwords.
 */
export function findScriptApiBase(moduleAddress: string, folder: string): string | undefined {
  const modules = [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')];
  const own = modules.filter(({ src }) => src.split('?')[0] === moduleAddress.split('?')[0]);
  const [tag, another] = (
    own[0]
      ? own
      : modules.filter(({ src }) =>
          // Hosts do not match: "//" has no word boundary.
          src
            .replace(folder, 'x/pricebook/')
            .split('?')[0]
            ?.match(/\b\/pricebook(\/latest)?[^/]*$/),
        )
  ).filter(({ dataset }) => dataset.apiBase);
  return own[0] || !another ? tag?.dataset.apiBase : undefined;
}

/** The key in the page's shared state under which `pricebook.js` of this folder stores its `data-api-base`. */
export const scriptApiBaseName = (folder: string): string => `script-api-base@1 ${folder}`;
