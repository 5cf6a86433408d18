import type { MouseEvent } from 'react';

/** Whether it is the second click of a double-click, which would act on what has come into the place of the first. */
export const isOfDoubleClick = ({ detail }: MouseEvent): boolean => detail > 1;
