import { createElement, Fragment, type ReactNode } from 'react';

/** A text with an element in place of its parameter: languages differ in where it stands. */
export function textAround(text: (parameter: string) => string, element: ReactNode): ReactNode {
  const [before, after] = text(placeholder).split(placeholder);
  return createElement(Fragment, {}, before, element, after);
}

const placeholder = '\u0000';
