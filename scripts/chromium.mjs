import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless one comes first: it is the same engine and takes half the processor time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome.exe',
  'msedge.exe',
];

const usualPlaces = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    return folder === undefined ? [] : [join(folder, 'Google/Chrome/Application/chrome.exe')];
  }),
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Path of a Chromium on this machine: `CHROMIUM_PATH` where set, else the best on PATH or in the usual places.
 * `undefined` when there is none.
 */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined && given !== '') {
    if (!isExecutable(given)) throw new Error(`CHROMIUM_PATH is ${given}, which is no program that can be run.`);
    return given;
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...usualPlaces].find(isExecutable);
}
