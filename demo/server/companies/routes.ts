import { Hono } from 'hono';
import * as v from 'valibot';
import { companyKeys } from '../../../src/wire/company';
import type { Api, Deps, Env } from '../auth/access/context';
import { sessionOrigin } from '../auth/access/origin';
import { requirePermission, requirePermissionOrApprovalLink } from '../auth/access/require-permission';
import { describeRoute } from '../http/describe-route';
import { readBody, readQuery, requiredText, wireId } from '../http/request';
import { respond } from '../http/respond';
import { columnSelector } from '../lists/chosen-columns';
import { listRequestSchema } from '../lists/list-request';
import { createCompanyBody, updateCompanyBody } from './company-body';
import { createCompany, deleteCompany, updateCompany } from './company-changes';
import { companyChoices, companyList, companyPage } from './company-list';
import { companyAttributes, priceCategories } from './form-choices';

const categoryQuery = v.object({ CURRENCY: requiredText });
const companyQuery = v.object({ ID: wireId });

export function companyRoutes(deps: Deps): Api {
  const { db } = deps;
  const read = requirePermission(deps, 'companies.read');
  const write = requirePermission(deps, 'companies.write');
  return new Hono<Env>()
    .get('/getCompanyAttributes', describeRoute({ summary: 'The choices of the company form' }), read, async (c) =>
      respond(c, 'Company attributes.', await companyAttributes(db)),
    )
    .get(
      '/getPriceCategory',
      describeRoute({ summary: 'The price categories of a currency', query: categoryQuery }),
      read,
      async (c) => {
        const { CURRENCY } = readQuery(c, categoryQuery);
        return respond(c, 'Price categories.', await priceCategories(db, CURRENCY));
      },
    )
    .get(
      '/getCompanyList',
      describeRoute({
        summary: 'ID and name of every company; an approval token is accepted instead of a session',
        errors: [400, 410],
      }),
      requirePermissionOrApprovalLink(deps, 'companies.read'),
      async (c) => respond(c, 'Companies.', await companyList(db)),
    )
    .post(
      '/getCompanies',
      describeRoute({ summary: 'A page of the companies', body: listRequestSchema }),
      read,
      async (c) => {
        const request = await readBody(c, listRequestSchema);
        const choose = columnSelector(companyKeys, request.tableColumns);
        const { items, meta } = await companyPage(db, request);
        return respond(c, 'Companies.', { items: items.map(choose), meta });
      },
    )
    .post(
      '/getCompanyFilterData',
      describeRoute({ summary: 'The values that filters of companies offer' }),
      read,
      async (c) => respond(c, 'Filter choices.', { filterData: await companyChoices(db) }),
    )
    .post(
      '/createCompany',
      describeRoute({ summary: 'Adds a company', body: createCompanyBody, errors: [409] }),
      write,
      async (c) => {
        const record = await createCompany(db, sessionOrigin(c, deps), await readBody(c, createCompanyBody));
        return respond(c, 'Company created successfully!', record);
      },
    )
    .patch(
      '/updateCompany',
      describeRoute({
        summary: 'Changes a company; absent fields keep their values',
        body: updateCompanyBody,
        errors: [404, 409],
      }),
      write,
      async (c) => {
        const record = await updateCompany(db, sessionOrigin(c, deps), await readBody(c, updateCompanyBody));
        return respond(c, 'Company updated successfully!', record);
      },
    )
    .delete(
      '/deleteCompany',
      describeRoute({ summary: 'Deletes a company', query: companyQuery, errors: [404, 409] }),
      write,
      async (c) => {
        const { ID } = readQuery(c, companyQuery);
        return respond(c, 'Company deleted successfully!', await deleteCompany(db, sessionOrigin(c, deps), ID));
      },
    );
}
