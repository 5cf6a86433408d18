import { pageState } from '../../api/session/page-state';
import { findScriptApiBase, scriptApiBaseName } from './find-script-api-base';

/** Folder that this code was loaded from; it contains all files of the embed build. */
const scriptFolder = (): string => new URL(/* @vite-ignore */ '.', import.meta.url).href;

/** Read once, when the first module of this folder is evaluated: the tag may be removed or changed afterwards. */
const atStart =
  typeof document === 'undefined'
    ? { value: undefined }
    : pageState(scriptApiBaseName(scriptFolder()), () => ({ value: findScriptApiBase(import.meta.url) }));

/** `data-api-base` of the script tag that loaded this code, if any. `createClient` throws when it is invalid. */
export const scriptApiBase = (): string | undefined => atStart.value;
