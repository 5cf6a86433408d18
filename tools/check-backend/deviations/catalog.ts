import type { Deviation } from './deviation';
import { listDeviations } from './list-deviations';
import { priceDeviations } from './price-deviations';
import { responseDeviations } from './response-deviations';
import { valueDeviations } from './value-deviations';

/** The known deviations by name, in the order of the documentation. */
export const deviations = { ...responseDeviations, ...listDeviations, ...valueDeviations, ...priceDeviations };

export type DeviationName = keyof typeof deviations;

export const deviationOf = (name: DeviationName): Deviation => deviations[name];
