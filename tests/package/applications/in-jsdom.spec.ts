// @vitest-environment jsdom
import 'pricebook/elements';
import { expect, test } from 'vitest';

// Run by jsdom.test.ts in a project that has installed the package, as an application's own tests.
test.each((process.env.AREAS ?? '').split(','))('<pricebook-%s> mounts', async (area) => {
  const element = document.createElement(`pricebook-${area}`);
  const state = new Promise((resolve) => {
    element.addEventListener('pricebook-ready', (event) => resolve(event instanceof CustomEvent && event.detail.state));
  });
  document.body.append(element);
  expect(['ready', 'signed-out']).toContain(await state);
  expect((element.shadowRoot ?? element).textContent).not.toBe('');
  element.remove();
});
