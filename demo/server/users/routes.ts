import { Hono } from 'hono';
import * as v from 'valibot';
import { allow } from '../auth/allow';
import type { Api, Deps, Env } from '../context';
import { answer } from '../envelope';
import { chosenColumns } from '../lists/chosen-columns';
import { described } from '../openapi/described';
import { readBody, readQuery, wireId } from '../request';
import { approveUser } from './approve-user';
import { createUser } from './create-user';
import { deleteUser } from './delete-user';
import { updateUser } from './update-user';
import { approvalBody, createUserBody, getUsersBody, updateUserBody } from './user-body';
import { userChoices, userKeys, userPage } from './user-list';

const userQuery = v.object({ ID: wireId });

/** The calls under /api/users. */
export function userRoutes(deps: Deps): Api {
  const { db } = deps;
  const read = allow(deps, 'users.read');
  const write = allow(deps, 'users.write');
  return new Hono<Env>()
    .post('/getUsers', described({ summary: 'A page of the users', body: getUsersBody }), read, async (c) => {
      const request = await readBody(c, getUsersBody);
      const choose = chosenColumns(userKeys, request.tableColumns);
      const { items, meta } = await userPage(db, request);
      return answer(c, 'Users.', { items: items.map(choose), meta });
    })
    .post('/getUserFilterData', described({ summary: 'The values that filters of users offer' }), read, async (c) =>
      answer(c, 'Filter choices.', { filterData: await userChoices(db) }),
    )
    .post(
      '/createUser',
      described({
        summary: 'Adds a user, who is mailed a temporary password',
        body: createUserBody,
        done: { 201: 'Created.' },
        refusals: [409],
      }),
      write,
      async (c) => {
        const user = await createUser(deps, c.get('account'), await readBody(c, createUserBody));
        return answer(c, 'User created successfully!', user, 201);
      },
    )
    .patch(
      '/updateUser',
      described({ summary: 'Changes a user; what is absent stays', body: updateUserBody, refusals: [404, 409] }),
      write,
      async (c) => {
        const user = await updateUser(deps, c.get('account'), await readBody(c, updateUserBody));
        return answer(c, 'User updated successfully!', user);
      },
    )
    .delete(
      '/deleteUser',
      described({ summary: 'Deletes a user', query: userQuery, refusals: [404, 409] }),
      write,
      async (c) => {
        const { ID } = readQuery(c, userQuery);
        return answer(c, 'User deleted successfully!', await deleteUser(db, c.get('account'), ID));
      },
    )
    .post(
      '/singlePageApproval',
      described({
        summary: 'Approves who has registered, by the link that was mailed',
        body: approvalBody,
        refusals: [403, 410],
      }),
      async (c) => {
        const { NAME, EMAIL } = await approveUser(deps, await readBody(c, approvalBody));
        return answer(c, `${NAME} is approved and can sign in now.`, { NAME, EMAIL });
      },
    );
}
