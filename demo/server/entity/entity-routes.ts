import type { Context } from 'hono';
import * as v from 'valibot';
import type { KnownEntity } from '../../../src/wire/entities';
import { callNames } from '../../../src/wire/entity';
import { type Fields, keysOf } from '../../../src/wire/field';
import type { Page } from '../../../src/wire/lists';
import type { Account } from '../auth/access/account';
import { type Deps, type Env, sessionOrigin } from '../auth/access/context';
import { permittedRoute, type Routes } from '../auth/access/routes-of';
import type { RouteDescription } from '../http/describe-route';
import { wireId } from '../http/request';
import { respond } from '../http/respond';
import { columnSelector } from '../lists/chosen-columns';
import type { FilterChoices } from '../lists/filter-choices';
import { listRequestSchema, type PageQuery } from '../lists/list-request';
import { newRecordBody, recordChangeBody } from './entity-body';
import { createRecord, deleteRecord, updateRecord } from './entity-changes';
import { readRecordChoices, readRecordPage } from './entity-list';
import type { EntityTable } from './entity-table';

type C = Context<Env>;

/** Functions that make the routes which all entities have, for users who may read or write this entity. */
export function entityRoutes<F extends Fields>(deps: Deps, entity: KnownEntity<F>) {
  const { name, noun, fields } = entity;
  const readRoute = permittedRoute(deps, `${name}.read`);
  const writeRoute = permittedRoute(deps, `${name}.write`);
  const calls = callNames(entity);
  const Noun = capitalized(noun);
  /** Makes `creationRoute` and `changeRoute`, which differ only in the outer arguments. */
  const routeThatSaves =
    (
      call: string,
      description: Pick<RouteDescription, 'summary' | 'errors' | 'acceptsIdempotencyKey'>,
      defaultMessage: string,
    ) =>
    <B>(
      body: v.GenericSchema<unknown, B>,
      save: (c: C, body: B) => Promise<object>,
      message = defaultMessage,
    ): Routes => ({
      [call]: writeRoute({
        ...description,
        body,
        handle: async (c, sent) => respond(c, message, await save(c, sent.body)),
      }),
    });
  return {
    readRoute,
    writeRoute,
    listRoute: <T extends object>(pageOf: (query: PageQuery) => Promise<Page<T>>): Routes => ({
      [`POST /${calls.list}`]: readRoute({
        summary: `A page of the ${name}`,
        body: listRequestSchema,
        handle: async (c, { body }) => {
          const choose = columnSelector(keysOf(fields), body.tableColumns);
          const { items, meta } = await pageOf(body);
          return respond(c, `${capitalized(name)}.`, { items: items.map(choose), meta });
        },
      }),
    }),
    filtersRoute: (choicesFor: (account: Account) => Promise<FilterChoices>): Routes => ({
      [`POST /${calls.filters}`]: readRoute({
        summary: `The values that filters of ${name} offer`,
        handle: async (c) => respond(c, 'Filter choices.', { filterData: await choicesFor(c.get('account')) }),
      }),
    }),
    creationRoute: routeThatSaves(
      `POST /${calls.create}`,
      { summary: `Adds a ${noun}`, errors: [409], acceptsIdempotencyKey: true },
      `${Noun} created successfully!`,
    ),
    changeRoute: routeThatSaves(
      `PATCH /${calls.update}`,
      { summary: `Changes a ${noun}; absent fields keep their values`, errors: [404, 409] },
      `${Noun} updated successfully!`,
    ),
    deletionRoute: (remove: (c: C, id: number) => Promise<object>): Routes => ({
      [`DELETE /${calls.remove}`]: writeRoute({
        summary: `Deletes a ${noun}`,
        query: v.object({ ID: wireId }),
        errors: [404, 409],
        handle: async (c, { query }) => respond(c, `${Noun} deleted successfully!`, await remove(c, query.ID)),
      }),
    }),
  };
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** All routes of an entity whose records are rows of a table. */
export function tableRoutes<F extends Fields>(deps: Deps, table: EntityTable<F>): Routes {
  const { db } = deps;
  const { entity } = table;
  const routes = entityRoutes(deps, entity);
  const originOf = (c: C) => sessionOrigin(c, deps);
  return {
    ...routes.listRoute((query) => readRecordPage(db, entity, query)),
    ...routes.filtersRoute(() => readRecordChoices(db, entity)),
    ...routes.creationRoute(newRecordBody(entity), (c, values) => createRecord(db, table, originOf(c), values)),
    ...routes.changeRoute(recordChangeBody(entity), (c, change) => updateRecord(db, table, originOf(c), change)),
    ...routes.deletionRoute((c, id) => deleteRecord(db, table, originOf(c), id)),
  };
}
