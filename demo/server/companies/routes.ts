import { Hono } from 'hono';
import * as v from 'valibot';
import { allow } from '../auth/allow';
import { allowApprover } from '../auth/allow-approver';
import type { Api, Deps, Env } from '../context';
import { answer } from '../envelope';
import { chosenColumns } from '../lists/chosen-columns';
import { listRequestSchema } from '../lists/list-request';
import { described } from '../openapi/described';
import { readBody, readQuery, requiredText, wireId } from '../request';
import { createCompanyBody, updateCompanyBody } from './company-body';
import { createCompany, deleteCompany, updateCompany } from './company-changes';
import { companyKeys } from './company-columns';
import { companyChoices, companyList, companyPage } from './company-list';
import { companyAttributes, priceCategories } from './form-choices';

const categoryQuery = v.object({ CURRENCY: requiredText });
const companyQuery = v.object({ ID: wireId });

/** The calls under /api/company. */
export function companyRoutes(deps: Deps): Api {
  const { db } = deps;
  const read = allow(deps, 'companies.read');
  const write = allow(deps, 'companies.write');
  return new Hono<Env>()
    .get('/getCompanyAttributes', described({ summary: 'What the form of a company offers' }), read, async (c) =>
      answer(c, 'Company attributes.', await companyAttributes(db)),
    )
    .get(
      '/getPriceCategory',
      described({ summary: 'The price categories of a currency', query: categoryQuery }),
      read,
      async (c) => {
        const { CURRENCY } = readQuery(c, categoryQuery);
        return answer(c, 'Price categories.', await priceCategories(db, CURRENCY));
      },
    )
    .get(
      '/getCompanyList',
      described({ summary: 'ID and name of every company; an approval token is a session here', refusals: [400, 410] }),
      allowApprover(deps, 'companies.read'),
      async (c) => answer(c, 'Companies.', await companyList(db)),
    )
    .post(
      '/getCompanies',
      described({ summary: 'A page of the companies', body: listRequestSchema }),
      read,
      async (c) => {
        const request = await readBody(c, listRequestSchema);
        const choose = chosenColumns(companyKeys, request.tableColumns);
        const { items, meta } = await companyPage(db, request);
        return answer(c, 'Companies.', { items: items.map(choose), meta });
      },
    )
    .post(
      '/getCompanyFilterData',
      described({ summary: 'The values that filters of companies offer' }),
      read,
      async (c) => answer(c, 'Filter choices.', { filterData: await companyChoices(db) }),
    )
    .post(
      '/createCompany',
      described({ summary: 'Adds a company', body: createCompanyBody, refusals: [409] }),
      write,
      async (c) => {
        const record = await createCompany(db, await readBody(c, createCompanyBody));
        return answer(c, 'Company created successfully!', record);
      },
    )
    .patch(
      '/updateCompany',
      described({ summary: 'Changes a company; what is absent stays', body: updateCompanyBody, refusals: [404, 409] }),
      write,
      async (c) => {
        const record = await updateCompany(db, await readBody(c, updateCompanyBody));
        return answer(c, 'Company updated successfully!', record);
      },
    )
    .delete(
      '/deleteCompany',
      described({ summary: 'Deletes a company', query: companyQuery, refusals: [404, 409] }),
      write,
      async (c) => {
        const { ID } = readQuery(c, companyQuery);
        return answer(c, 'Company deleted successfully!', await deleteCompany(db, ID));
      },
    );
}
