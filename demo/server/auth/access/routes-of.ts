import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { GenericSchema } from 'valibot';
import { describeRoute, type RouteDescription } from '../../http/describe-route';
import { readBody, readQuery } from '../../http/request';
import type { Api, Deps, Env } from './context';
import { honorIdempotencyKey } from './idempotency-key';
import { type Action, rolesAllowedTo } from './policy';
import { requirePermission } from './require-permission';

/** A route of the API: its description for `/openapi.json`, and the function that responds to the validated input. */
interface Route<Body, Query> extends RouteDescription {
  readonly body?: GenericSchema<unknown, Body>;
  readonly query?: GenericSchema<unknown, Query>;
  readonly handle: (
    c: Context<Env>,
    input: { readonly body: Body; readonly query: Query },
  ) => Response | Promise<Response>;
}

interface PermittedRoute<Body, Query> extends Route<Body, Query> {
  /** Limits the body once the account is known. @default 1 MB */
  readonly limit?: MiddlewareHandler<Env>;
}

type Handlers = readonly MiddlewareHandler<Env>[];

/** Returns a function that makes the handlers of a route for the roles that permit the action. */
export function permittedRoute(deps: Deps, action: Action, guard = requirePermission(deps, action)) {
  return <Body, Query>({ limit, ...route }: PermittedRoute<Body, Query>): Handlers => {
    const [describe, respond] = publicRoute({ ...route, roles: rolesAllowedTo(action) });
    const idempotency = route.acceptsIdempotencyKey ? [honorIdempotencyKey(deps)] : [];
    return [describe, guard, ...(limit === undefined ? [] : [limit]), ...idempotency, respond];
  };
}

/** Makes the handlers of a route that needs no session. */
export function publicRoute<Body, Query>({ handle, ...description }: Route<Body, Query>) {
  const respond: MiddlewareHandler<Env> = async (c) => {
    const query = description.query && readQuery(c, description.query);
    const body = description.body && (await readBody(c, description.body));
    // SAFETY: `Body` and `Query` are inferred from their schemas; without one they are `unknown`.
    return handle(c, { body: body as Body, query: query as Query });
  };
  return [describeRoute(description), respond] as const;
}

/** The handlers of routes, each under its method and path. */
export type Routes = Readonly<Record<`${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`, Handlers>>;

/** An app with these routes. */
export function routesOf(routes: Routes): Api {
  const api: Api = new Hono<Env>();
  for (const [call, handlers] of Object.entries(routes)) {
    const [method = '', path = ''] = call.split(' ');
    api.on(method, [path], ...handlers);
  }
  return api;
}
