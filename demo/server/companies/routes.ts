import { Hono } from 'hono';
import * as v from 'valibot';
import { allow } from '../auth/allow';
import { allowApprover } from '../auth/allow-approver';
import type { Api, Deps, Env } from '../context';
import { answer } from '../envelope';
import { chosenColumns } from '../lists/chosen-columns';
import { listRequestSchema } from '../lists/list-request';
import { readBody, readQuery, requiredText, wireId } from '../request';
import { createCompanyBody, updateCompanyBody } from './company-body';
import { createCompany, deleteCompany, updateCompany } from './company-changes';
import { companyKeys } from './company-columns';
import { companyChoices, companyList, companyPage } from './company-list';
import { companyAttributes, priceCategories } from './form-choices';

/** The calls under /api/company. */
export function companyRoutes(deps: Deps): Api {
  const { db } = deps;
  const read = allow(deps, 'companies.read');
  const write = allow(deps, 'companies.write');
  return new Hono<Env>()
    .get('/getCompanyAttributes', read, async (c) => answer(c, 'Company attributes.', await companyAttributes(db)))
    .get('/getPriceCategory', read, async (c) => {
      const { CURRENCY } = readQuery(c, v.object({ CURRENCY: requiredText }));
      return answer(c, 'Price categories.', await priceCategories(db, CURRENCY));
    })
    .get('/getCompanyList', allowApprover(deps, 'companies.read'), async (c) =>
      answer(c, 'Companies.', await companyList(db)),
    )
    .post('/getCompanies', read, async (c) => {
      const request = await readBody(c, listRequestSchema);
      const choose = chosenColumns(companyKeys, request.tableColumns);
      const { items, meta } = await companyPage(db, request);
      return answer(c, 'Companies.', { items: items.map(choose), meta });
    })
    .post('/getCompanyFilterData', read, async (c) =>
      answer(c, 'Filter choices.', { filterData: await companyChoices(db) }),
    )
    .post('/createCompany', write, async (c) => {
      const record = await createCompany(db, await readBody(c, createCompanyBody));
      return answer(c, 'Company created successfully!', record);
    })
    .patch('/updateCompany', write, async (c) => {
      const record = await updateCompany(db, await readBody(c, updateCompanyBody));
      return answer(c, 'Company updated successfully!', record);
    })
    .delete('/deleteCompany', write, async (c) => {
      const { ID } = readQuery(c, v.object({ ID: wireId }));
      return answer(c, 'Company deleted successfully!', await deleteCompany(db, ID));
    });
}
