import * as v from 'valibot';
import { companyEntity } from '../../../src/wire/company';
import { type Api, type Deps, sessionOrigin } from '../auth/access/context';
import { requirePermissionOrApprovalLink } from '../auth/access/require-permission';
import { permitted, routesOf } from '../auth/access/routes-of';
import { deleteRecord } from '../entity/entity-changes';
import { entityRoutes, tableRoutes } from '../entity/entity-routes';
import { requiredText } from '../http/request';
import { respond } from '../http/respond';
import { companyTable, requireUnused } from './company-table';
import { companyAttributes, companyList, priceCategories } from './form-choices';

export function companyRoutes(deps: Deps): Api {
  const { db } = deps;
  const { read, remove } = entityRoutes(deps, companyEntity);
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
    ...tableRoutes(deps, companyTable),
    ...remove((c, id) => deleteRecord(db, companyTable, sessionOrigin(c, deps), id, requireUnused)),
  });
}
