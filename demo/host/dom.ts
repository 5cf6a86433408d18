/** Creates an element with properties and children; attributes such as `aria-label` are set by the caller. */
export function create<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

export function createButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = create('button', { type: 'button' }, label);
  button.addEventListener('click', onClick);
  return button;
}
