import * as v from 'valibot';
import { companyKeys } from '../../../src/wire/company';
import { type Api, type Deps, sessionOrigin } from '../auth/access/context';
import { requirePermissionOrApprovalLink } from '../auth/access/require-permission';
import { permitted, routesOf } from '../auth/access/routes-of';
import { requiredText, wireId } from '../http/request';
import { respond } from '../http/respond';
import { columnSelector } from '../lists/chosen-columns';
import { listRequestSchema } from '../lists/list-request';
import { createCompany, createCompanyBody, deleteCompany, updateCompany, updateCompanyBody } from './company-changes';
import { companyChoices, companyList, companyPage } from './company-list';
import { companyAttributes, priceCategories } from './form-choices';

export function companyRoutes(deps: Deps): Api {
  const { db } = deps;
  const read = permitted(deps, 'companies.read');
  const write = permitted(deps, 'companies.write');
  const readByLink = permitted(deps, 'companies.read', requirePermissionOrApprovalLink(deps, 'companies.read'));
  return routesOf({
    'GET /getCompanyAttributes': read({
      summary: 'The choices of the company form',
      handle: async (c) => respond(c, 'Company attributes.', await companyAttributes(db)),
    }),
    'GET /getPriceCategory': read({
      summary: 'The price categories of a currency',
      query: v.object({ CURRENCY: requiredText }),
      handle: async (c, { query }) => respond(c, 'Price categories.', await priceCategories(db, query.CURRENCY)),
    }),
    'GET /getCompanyList': readByLink({
      summary: 'ID and name of every company; an approval token is accepted instead of a session',
      errors: [400, 410],
      handle: async (c) => respond(c, 'Companies.', await companyList(db)),
    }),
    'POST /getCompanies': read({
      summary: 'A page of the companies',
      body: listRequestSchema,
      handle: async (c, { body }) => {
        const choose = columnSelector(companyKeys, body.tableColumns);
        const { items, meta } = await companyPage(db, body);
        return respond(c, 'Companies.', { items: items.map(choose), meta });
      },
    }),
    'POST /getCompanyFilterData': read({
      summary: 'The values that filters of companies offer',
      handle: async (c) => respond(c, 'Filter choices.', { filterData: await companyChoices(db) }),
    }),
    'POST /createCompany': write({
      summary: 'Adds a company',
      body: createCompanyBody,
      errors: [409],
      handle: async (c, { body }) =>
        respond(c, 'Company created successfully!', await createCompany(db, sessionOrigin(c, deps), body)),
    }),
    'PATCH /updateCompany': write({
      summary: 'Changes a company; absent fields keep their values',
      body: updateCompanyBody,
      errors: [404, 409],
      handle: async (c, { body }) =>
        respond(c, 'Company updated successfully!', await updateCompany(db, sessionOrigin(c, deps), body)),
    }),
    'DELETE /deleteCompany': write({
      summary: 'Deletes a company',
      query: v.object({ ID: wireId }),
      errors: [404, 409],
      handle: async (c, { query }) =>
        respond(c, 'Company deleted successfully!', await deleteCompany(db, sessionOrigin(c, deps), query.ID)),
    }),
  });
}
