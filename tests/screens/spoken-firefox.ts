// Writes what Firefox exposes to a screen reader at each tab stop, one text per view, into screens/spoken/firefox.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startMarionette } from '../engines/marionette';
import { spokenStop, tabStops, tabViews } from '../engines/tab-stops';
import { startApp } from '../support/app/app';

const folder = fileURLToPath(new URL('../../screens/spoken/firefox/', import.meta.url));
mkdirSync(folder, { recursive: true });
const app = await startApp();
try {
  const firefox = await startMarionette();
  try {
    for (const view of tabViews) {
      const stops = await tabStops(firefox, app, view);
      writeFileSync(`${folder}${view.name}.txt`, `${stops.map(spokenStop).join('\n')}\n`);
      process.stdout.write(`spoken/firefox/${view.name}.txt\n`);
    }
  } finally {
    await firefox.close();
  }
} finally {
  await app.close();
}
