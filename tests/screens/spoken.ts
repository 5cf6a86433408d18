// Writes what a screen reader would announce for every view, one text per area, into screens/spoken.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startApp } from '../support/app/app';
import { launchBrowser } from '../support/app/browser';
import { createProxy } from '../support/app/proxy';
import { spokenText } from '../support/views/spoken';
import type { View } from '../support/views/view';
import { viewsByArea } from '../support/views/views';

const folder = fileURLToPath(new URL('../../screens/spoken/', import.meta.url));
const wanted = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const app = await startApp();
const proxy = await createProxy(app.url);
const browser = await launchBrowser();
const session = await app.signIn();

async function speak({ name, show }: View): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(10_000);
  try {
    await show({ page, app, proxy, session });
    return `## ${name}\n\n${(await spokenText(page)).join('\n')}\n`;
  } catch (error) {
    process.exitCode = 1;
    return `## ${name}\n\nFAILED: ${error instanceof Error ? error.message : String(error)}\n`;
  } finally {
    await page.close();
    await proxy.restore();
  }
}

try {
  for (const [area, views] of Object.entries(viewsByArea)) {
    if (wanted.length > 0 && !wanted.includes(area)) continue;
    const texts: string[] = [];
    for (const view of views) texts.push(await speak(view));
    writeFileSync(`${folder}${area}.txt`, texts.join('\n'));
    process.stdout.write(`spoken/${area}.txt\n`);
  }
} finally {
  await browser.close();
  await proxy.close();
  await app.close();
}
