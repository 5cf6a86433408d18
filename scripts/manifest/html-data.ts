import { areas } from '../../src/areas';
import type { Manifest } from './manifest';

/** Custom data for HTML in Visual Studio Code: what completes and explains tags and attributes. */
export function makeHtmlData({ modules }: Manifest) {
  return {
    version: 1.1,
    tags: modules.map(({ declarations: [{ tagName, description, attributes = [] }] }) => ({
      name: tagName,
      description,
      attributes: attributes.map(({ name, description: said, default: byDefault, type }) => ({
        name,
        description: [said, byDefault && `Default: ${byDefault}.`].filter(Boolean).join(' '),
        ...(type?.text === 'boolean' ? { valueSet: 'v' } : { values: choicesOf(type?.text ?? '') }),
      })),
    })),
    globalAttributes: [
      {
        name: 'data-pricebook',
        description: 'Becomes the element of that area, for editors that strip unknown tags.',
        values: areas.map((name) => ({ name })),
      },
    ],
  };
}

/** The choices of `'light' | 'dark'` or `10 | 20`; none where anything goes. */
function choicesOf(type: string): readonly { readonly name: string }[] {
  const choices = type.split(' | ').map((choice) => /^'([^']*)'$|^(\d+)$/.exec(choice));
  return choices.flatMap((choice) => (choice ? [{ name: choice[1] ?? choice[2] ?? '' }] : []));
}
