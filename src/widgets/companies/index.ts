import { toReact } from '../../embed/react-door';
import { companiesDefinition } from './companies.definition';

/** The companies as a React component. */
export const Companies = toReact(companiesDefinition);
