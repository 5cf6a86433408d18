import { pageState } from '../../api/session/page-state';
import type { Area } from '../../areas';
import { scriptApiBaseName } from './find-script-api-base';

/** Folder that this code was loaded from; it contains all files of the embed build. */
const scriptFolder = (): string => new URL(/* @vite-ignore */ '.', import.meta.url).href;

/**
 * `data-api-base` of the script tag that loaded this code, if any: what `pricebook.js` has found when it started, or else the first file of
 * an area. The tag may be removed or changed afterwards. `createClient` throws when it is invalid.
 */
export const scriptApiBase = () =>
  pageState<{ value?: string | undefined }>(scriptApiBaseName(scriptFolder()), () => ({}));

/** Reads the tag of an area's own file, which a page may load instead of `pricebook.js`. Called while that file is evaluated. */
export function readScriptTag(area: Area): void {
  scriptApiBase().value ??= [...document.scripts].find(({ src }) =>
    src.startsWith(`${scriptFolder()}${area}.js`),
  )?.dataset.apiBase;
}
