import { pageState } from '../../api/session/page-state';
import { areas } from '../../areas';
import { scriptApiBaseName } from './find-script-api-base';

/** Folder that this code was loaded from; it contains all files of the embed build. */
const scriptFolder = (): string => new URL(/* @vite-ignore */ '.', import.meta.url).href;

/**
 * `data-api-base` of the script tag that loaded this code, if any: what `pricebook.js` has found when it started, or else that of our files
 * in this folder. Read once, at the first call, which is made while an area's file is evaluated: the tags may be removed or changed
 * afterwards, and one that is added must not change the back end. `createClient` throws when it is invalid.
 */
export const scriptApiBase = (): string | undefined =>
  pageState(scriptApiBaseName(scriptFolder()), () => ({
    value: [...document.scripts].find(
      ({ src, dataset }) =>
        dataset.apiBase && ['pricebook', ...areas].some((file) => src.startsWith(`${scriptFolder()}${file}.js`)),
    )?.dataset.apiBase,
  })).value;
