import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, it } from 'vitest';

const { window } = new JSDOM('<!doctype html>');
const names = ['HTMLElement', 'document', 'customElements'] as const;
beforeAll(() => {
  for (const name of names) Reflect.set(globalThis, name, window[name]);
});
afterAll(() => {
  for (const name of names) Reflect.deleteProperty(globalThis, name);
});

it('The installed @r2wc has the members that our elements use', async () => {
  const { default: r2wc } = await import('@r2wc/react-to-web-component');
  const Plain = r2wc(() => null, { props: [] });
  window.customElements.define('plain-element', Plain);
  const element = new Plain();
  expect(Reflect.get(element, Symbol.for('r2wc.connected'))).toBe(true);
  const rendered: unknown[] = [];
  Reflect.set(element, Symbol.for('r2wc.context'), {
    root: { render: (node: unknown) => rendered.push(node) },
    ReactComponent: 'output',
  });
  Reflect.apply(Plain.prototype.connectedCallback, element, []);
  expect(rendered).toMatchObject([{ type: 'output', props: { container: element } }]);
  expect(Reflect.get(element, Symbol.for('r2wc.props'))).toEqual({ container: element });
  expect(element).toMatchObject({
    container: element,
    connectedCallback: expect.any(Function),
    disconnectedCallback: expect.any(Function),
  });
});
