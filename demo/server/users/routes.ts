import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { userKeys } from '../../../src/wire/user';
import type { Api, Deps, Env } from '../auth/access/context';
import { originOf, sessionOrigin } from '../auth/access/origin';
import { requireRecentSignIn } from '../auth/access/recent-sign-in';
import { requirePermission } from '../auth/access/require-permission';
import { describeRoute } from '../http/describe-route';
import { readBody, readQuery, wireId } from '../http/request';
import { respond, respondWithWarning } from '../http/respond';
import { columnSelector } from '../lists/chosen-columns';
import { approveUser } from './approve-user';
import { createUser } from './create-user';
import { deleteUser } from './delete-user';
import { removeAuthenticator } from './remove-authenticator';
import { updateUser } from './update-user';
import { approvalBody, createUserBody, getUsersBody, updateUserBody } from './user-body';
import { userChoices, userPage } from './user-list';

const CREATED = 'User created successfully!';

const userQuery = v.object({ ID: wireId });
const userBody = v.object({ ID: wireId });

export function userRoutes(deps: Deps): Api {
  const { db } = deps;
  const read = requirePermission(deps, 'users.read');
  const write = requirePermission(deps, 'users.write');
  return new Hono<Env>()
    .post('/getUsers', describeRoute({ summary: 'A page of the users', body: getUsersBody }), read, async (c) => {
      const request = await readBody(c, getUsersBody);
      // The company that a registrant typed helps to approve them.
      const extraKeys = request.STATUS === 'Pending' ? ['INPUT_COMPANY_NAME'] : [];
      const choose = columnSelector([...userKeys, 'INPUT_COMPANY_NAME'], request.tableColumns, extraKeys);
      const { items, meta } = await userPage(db, request);
      return respond(c, 'Users.', { items: items.map(choose), meta });
    })
    .post('/getUserFilterData', describeRoute({ summary: 'The values that filters of users offer' }), read, async (c) =>
      respond(c, 'Filter choices.', { filterData: await userChoices(db) }),
    )
    .post(
      '/createUser',
      describeRoute({
        summary: 'Adds a user, who is mailed a temporary password',
        body: createUserBody,
        successes: { 201: 'Created.' },
        errors: [409],
      }),
      write,
      (c) => inviteUser(c, deps),
    )
    .patch(
      '/updateUser',
      describeRoute({
        summary: 'Changes a user; absent fields keep their values',
        body: updateUserBody,
        errors: [404, 409],
      }),
      write,
      async (c) => {
        const body = await readBody(c, updateUserBody);
        const user = await updateUser(deps, c.get('account'), sessionOrigin(c, deps), body);
        c.set('concernedAccountId', user.ID);
        c.set('givenRole', body.ROLE);
        return respond(c, 'User updated successfully!', user);
      },
    )
    .delete(
      '/deleteUser',
      describeRoute({ summary: 'Deletes a user', query: userQuery, errors: [404, 409] }),
      write,
      async (c) => {
        const { ID } = readQuery(c, userQuery);
        const user = await deleteUser(db, c.get('account'), sessionOrigin(c, deps), ID);
        return respond(c, 'User deleted successfully!', user);
      },
    )
    .post(
      '/removeAuthenticator',
      describeRoute({
        summary: 'Removes the authenticator that a user has lost, and ends all sessions of the user',
        body: userBody,
        errors: [404, 409],
      }),
      write,
      (c) => removeUserAuthenticator(c, deps),
    )
    .post(
      '/singlePageApproval',
      describeRoute({
        summary: 'Approves a registration, given the mailed link',
        body: approvalBody,
        errors: [403, 410],
      }),
      async (c) => {
        const { ID, NAME, EMAIL } = await approveUser(deps, originOf(c, deps), await readBody(c, approvalBody));
        c.set('concernedAccountId', ID);
        return respond(c, `${NAME} is approved and can sign in now.`, { NAME, EMAIL });
      },
    );
}

async function inviteUser(c: Context<Env>, deps: Deps): Promise<Response> {
  const body = await readBody(c, createUserBody);
  const { user, isInvitationPending } = await createUser(deps, c.get('account'), sessionOrigin(c, deps), body);
  if (!isInvitationPending) return respond(c, CREATED, user, 201);
  const later = `The invitation to ${user.EMAIL} could not be sent yet. It is tried again for 24 hours.`;
  return respondWithWarning(c, CREATED, user, { status: 201, warning: later });
}

async function removeUserAuthenticator(c: Context<Env>, deps: Deps): Promise<Response> {
  requireRecentSignIn(c.get('signedInAt'), deps.clock(), 'to remove an authenticator');
  const { ID } = await readBody(c, userBody);
  c.set('concernedAccountId', ID);
  const user = await removeAuthenticator(deps, c.get('account'), sessionOrigin(c, deps), ID);
  return respond(c, 'Authenticator removed.', user);
}
