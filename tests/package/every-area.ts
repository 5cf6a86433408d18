// Compiled by `npm run types`: an area without its typings is named in the error.
import 'pricebook/elements';
import type { JSX } from 'react';
import type { Area } from '../../src/areas';

type Tag = `pricebook-${Area}`;
const none = <T extends never>(_missing?: T) => undefined;

// `src/widgets/<area>/element.ts` lacks the tag in HTMLElementTagNameMap, or `src/elements.ts` lacks that file.
none<Exclude<Tag, keyof HTMLElementTagNameMap>>();
none<Exclude<Tag, keyof JSX.IntrinsicElements>>();
// A tag is typed that `src/areas.ts` does not have.
none<Exclude<Extract<keyof HTMLElementTagNameMap, `pricebook-${string}`>, Tag>>();
