import { toReact } from '../../embed/to-react';
import { withSignIn } from '../../lists/with-sign-in';
import { companiesDefinition } from './companies.definition';
import { CompanyList } from './company-list';

/**
 * The companies as a React component.
 * @example
 * <Companies pageSize={50} onSave={({ record }) => console.log(record)} />
 */
export const Companies = toReact(companiesDefinition, withSignIn(CompanyList, companiesDefinition.methods));
