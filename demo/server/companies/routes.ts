import * as v from 'valibot';
import { companyEntity } from '../../../src/wire/company';
import { type Api, type Deps, sessionOrigin } from '../auth/access/context';
import { requirePermissionOrApprovalLink } from '../auth/access/require-permission';
import { permittedRoute, routesOf } from '../auth/access/routes-of';
import { deleteRecord } from '../entity/entity-changes';
import { entityRoutes, tableRoutes } from '../entity/entity-routes';
import { requiredText } from '../http/request';
import { respond } from '../http/respond';
import { companyTable, requireUnused } from './company-table';
import { readCompanyAttributes, readCompanyList, readPriceCategories } from './form-choices';

export function companyRoutes(deps: Deps): Api {
  const { db } = deps;
  const { readRoute, deletionRoute } = entityRoutes(deps, companyEntity);
  const readRouteByLink = permittedRoute(
    deps,
    'companies.read',
    requirePermissionOrApprovalLink(deps, 'companies.read'),
  );
  return routesOf({
    'GET /getCompanyAttributes': readRoute({
      summary: 'The choices of the company form',
      handle: async (c) => respond(c, 'Company attributes.', await readCompanyAttributes(db)),
    }),
    'GET /getPriceCategory': readRoute({
      summary: 'The price categories of a currency',
      query: v.object({ CURRENCY: requiredText }),
      handle: async (c, { query }) => respond(c, 'Price categories.', await readPriceCategories(db, query.CURRENCY)),
    }),
    'GET /getCompanyList': readRouteByLink({
      summary: 'ID and name of every company; an approval token is accepted instead of a session',
      errors: [400, 410],
      handle: async (c) => respond(c, 'Companies.', await readCompanyList(db)),
    }),
    ...tableRoutes(deps, companyTable),
    ...deletionRoute((c, id) => deleteRecord(db, companyTable, sessionOrigin(c, deps), id, requireUnused)),
  });
}
