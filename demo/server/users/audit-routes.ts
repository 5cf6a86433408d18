import { Hono } from 'hono';
import { auditPage, auditQuery } from '../audit/audit-list';
import type { Api, Deps, Env } from '../auth/access/context';
import { requirePermission } from '../auth/access/require-permission';
import { describeRoute } from '../http/describe-route';
import { readQuery } from '../http/request';
import { respond } from '../http/respond';

const description = {
  summary: 'A page of the record of changes, sign-ins and refusals, the newest first',
  query: auditQuery,
};

export function auditRoutes(deps: Deps): Api {
  return new Hono<Env>().get('/', describeRoute(description), requirePermission(deps, 'audit.read'), async (c) =>
    respond(c, 'Record of changes.', await auditPage(deps.db, readQuery(c, auditQuery))),
  );
}
