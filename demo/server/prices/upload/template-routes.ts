import * as v from 'valibot';
import { normalizeName } from '../../../../src/wire/text-rules';
import type { Api, Deps } from '../../auth/access/context';
import { permittedRoute, routesOf } from '../../auth/access/routes-of';
import { listOf } from '../../http/list-of';
import { requiredText, wireId, wireText } from '../../http/request';
import { respond } from '../../http/respond';
import { addTemplateArticles, readTemplateArticles } from './template-articles';
import {
  deleteUploadTemplate,
  readUploadTemplates,
  renameUploadTemplate,
  saveUploadTemplate,
} from './upload-templates';

const MAX_CHARACTERS = 100_000;
/** Of objects and lists in each other; a template has a handful. Many thousands exceed the stack of JSON.stringify. */
const MAX_DEPTH = 50;
/** Of one call; more are added by several. */
const MAX_ARTICLES = 5_000;

const templateNameSchema = v.pipe(
  requiredText,
  v.transform(normalizeName),
  v.maxLength(100, 'has to have at most 100 characters'),
);

const saveBody = v.object({
  ID: v.optional(wireId),
  NAME: templateNameSchema,
  TEMPLATE: v.pipe(
    v.record(v.string(), v.unknown(), 'has to be an object'),
    v.check(
      (template) => isShallow(template, MAX_DEPTH) && JSON.stringify(template).length <= MAX_CHARACTERS,
      'is too long',
    ),
  ),
});

const isShallow = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1)));

/** The routes of templates for supplier files under /api/price, for roles that may write prices. */
export function templateRoutes(deps: Deps): Api {
  const { db, clock } = deps;
  const writeRoute = permittedRoute(deps, 'prices.write');
  return routesOf({
    'GET /getUploadTemplates': writeRoute({
      summary: 'The templates by which files of suppliers are read',
      handle: async (c) => respond(c, 'Templates.', await readUploadTemplates(db)),
    }),
    'POST /saveUploadTemplate': writeRoute({
      summary: 'Adds a template, or replaces the one with this ID',
      body: saveBody,
      errors: [404, 409],
      acceptsIdempotencyKey: true,
      handle: async (c, { body }) =>
        respond(
          c,
          'Template saved.',
          await saveUploadTemplate(db, body, { accountId: c.get('account').id, at: clock() }),
        ),
    }),
    'PATCH /renameUploadTemplate': writeRoute({
      summary: 'Renames a template',
      body: v.object({ ID: wireId, NAME: templateNameSchema }),
      errors: [404, 409],
      handle: async (c, { body }) => {
        await renameUploadTemplate(db, body.ID, body.NAME);
        return respond(c, 'Template renamed.', null);
      },
    }),
    'DELETE /deleteUploadTemplate': writeRoute({
      summary: 'Deletes a template',
      query: v.object({ ID: wireId }),
      errors: [404],
      handle: async (c, { query }) => {
        await deleteUploadTemplate(db, query.ID);
        return respond(c, 'Template deleted.', null);
      },
    }),
    'GET /getTemplateArticles': writeRoute({
      summary: 'The articles of the lists that were sent with a template',
      query: v.object({ ID: wireId }),
      errors: [404],
      handle: async (c, { query }) => respond(c, 'Articles of the template.', await readTemplateArticles(db, query.ID)),
    }),
    'POST /addTemplateArticles': writeRoute({
      summary: 'Adds the articles of a list that was sent with a template to those of its earlier lists',
      body: v.object({
        ID: wireId,
        MAIN_SKUS: listOf(wireText, {
          max: MAX_ARTICLES,
          notList: 'has to be a list of texts',
          tooLong: `has to have at most ${MAX_ARTICLES} entries`,
        }),
      }),
      errors: [404],
      handle: async (c, { body }) => {
        await addTemplateArticles(db, body.ID, body.MAIN_SKUS);
        return respond(c, 'Articles added.', null);
      },
    }),
  });
}
