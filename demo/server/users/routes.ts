import * as v from 'valibot';
import { codedMessage } from '../../../src/wire/error-texts';
import { userEntity, userKeys } from '../../../src/wire/user';
import { auditQuery, readAuditPage } from '../audit/audit-list';
import { type Api, type Deps, originOf, sessionOrigin } from '../auth/access/context';
import { requireRecentSignIn } from '../auth/access/require-permission';
import { permittedRoute, publicRoute, routesOf } from '../auth/access/routes-of';
import { auditKinds } from '../db/audit-kinds';
import { entityRoutes } from '../entity/entity-routes';
import { wireId } from '../http/request';
import { respond, respondWithWarning } from '../http/respond';
import { columnSelector } from '../lists/chosen-columns';
import { approveUser } from './approve-user';
import { approvalBody, createUserBody, getUsersBody, updateUserBody } from './user-body';
import { createUser, deleteUser, removeAuthenticator, updateUser } from './user-changes';
import { readUserChoices, readUserPage } from './user-list';

const CREATED = 'User created successfully!';

export function userRoutes(deps: Deps): Api {
  const { db } = deps;
  const { readRoute, writeRoute, filtersRoute, changeRoute, deletionRoute } = entityRoutes(deps, userEntity);
  return routesOf({
    'POST /getUsers': readRoute({
      summary: 'A page of the users',
      body: getUsersBody,
      handle: async (c, { body }) => {
        // The company that a registrant typed helps to approve them.
        const extraKeys = body.STATUS === 'Pending' ? ['INPUT_COMPANY_NAME'] : [];
        const choose = columnSelector([...userKeys, 'INPUT_COMPANY_NAME'], body.tableColumns, extraKeys);
        const { items, meta } = await readUserPage(db, body);
        return respond(c, 'Users.', { items: items.map(choose), meta });
      },
    }),
    ...filtersRoute(() => readUserChoices(db)),
    'POST /createUser': writeRoute({
      summary: 'Adds a user, who is mailed a temporary password',
      body: createUserBody,
      successes: { 201: 'Created.' },
      errors: [409],
      acceptsIdempotencyKey: true,
      handle: async (c, { body }) => {
        const { user, isInvitationPending } = await createUser(deps, c.get('account'), sessionOrigin(c, deps), body);
        if (!isInvitationPending) return respond(c, CREATED, user, 201);
        const warning = codedMessage('invitation-pending', { email: user.EMAIL });
        return respondWithWarning(c, CREATED, user, { status: 201, warning });
      },
    }),
    ...changeRoute(updateUserBody, async (c, body) => {
      const user = await updateUser(deps, c.get('account'), sessionOrigin(c, deps), body);
      // The security log names the user whose role was set.
      c.set('concernedAccountId', user.ID);
      c.set('givenRole', body.ROLE);
      return user;
    }),
    ...deletionRoute((c, id) => deleteUser(db, c.get('account'), sessionOrigin(c, deps), id)),
    'POST /removeAuthenticator': writeRoute({
      summary: 'Removes the authenticator that a user has lost, and ends all sessions of the user',
      body: v.object({ ID: wireId }),
      errors: [404, 409],
      handle: async (c, { body: { ID } }) => {
        requireRecentSignIn(c, deps, 'remove-authenticator');
        c.set('concernedAccountId', ID);
        const user = await removeAuthenticator(deps, c.get('account'), sessionOrigin(c, deps), ID);
        return respond(c, 'Authenticator removed.', user);
      },
    }),
    'POST /singlePageApproval': publicRoute({
      summary: 'Approves a registration, given the mailed link',
      body: approvalBody,
      errors: [403, 410],
      handle: async (c, { body }) => {
        const { ID, NAME, EMAIL } = await approveUser(deps, originOf(c, deps), body);
        c.set('concernedAccountId', ID);
        return respond(c, `${NAME} is approved and can sign in now.`, { NAME, EMAIL });
      },
    }),
  });
}

export function auditRoutes(deps: Deps): Api {
  const readRoute = permittedRoute(deps, 'audit.read');
  return routesOf({
    'GET /': readRoute({
      summary: 'A page of the record of changes, sign-ins and refusals, the newest first',
      query: auditQuery,
      handle: async (c, { query }) =>
        respond(c, 'Record of changes.', { ...(await readAuditPage(deps.db, query)), kinds: auditKinds }),
    }),
  });
}
