import type { Answers, FieldAnswer } from './answers';

/** A new area's files by path, as hand-written ones look. */
export function newFiles(answers: Answers, migration: string): Readonly<Record<string, string>> {
  const { area, noun } = answers;
  const widget = `src/widgets/${area}`;
  return {
    [`src/wire/${noun}.ts`]: wire(answers),
    [`src/api/resources/${area}.ts`]: resource(answers),
    [`${widget}/${area}.definition.ts`]: definition(answers),
    [`${widget}/${noun}-list.tsx`]: list(answers),
    [`${widget}/${noun}-form.tsx`]: form(answers),
    [`${widget}/element.ts`]: element(answers),
    [`${widget}/index.ts`]: react(answers),
    [`demo/server/db/migrations/${migration}.ts`]: table(answers),
    [`tests/e2e/${area}.test.ts`]: journey(answers),
  };
}

export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const fieldLine = ({ key, label, kind }: FieldAnswer, index: number): string => {
  const facts = [
    index === 0
      ? '...text, isName: true, required: true'
      : isTyped(kind)
        ? `...text, kind: '${kind}'`
        : `kind: '${kind}'`,
    `label: '${label.replaceAll("'", "\\'")}'`,
    `width: ${index === 0 ? 200 : 140}`,
  ];
  return `  ${key}: { ${facts.join(', ').replace("...text, kind: 'text'", '...text')} },`;
};

const isTyped = (kind: FieldAnswer['kind']): boolean => ['text', 'email', 'phone', 'list'].includes(kind);

const wire = ({ area, noun, fields }: Answers): string => `import type { Entity } from './entity';
import type { Fields, RecordOf } from './field';

const text = { kind: 'text', maxLength: 200 } as const;

/** The fields of a ${noun}, in the order of the list's columns. */
export const ${noun}Fields = {
${fields.map(fieldLine).join('\n')}
} as const satisfies Fields;

export const ${noun}Entity = {
  name: '${area}',
  noun: '${noun}',
  path: '${noun}',
  listCall: 'get${capitalized(area)}',
  filtersCall: 'get${capitalized(noun)}FilterData',
  titleKey: '${fields[0].key}',
  fields: ${noun}Fields,
} as const satisfies Entity<typeof ${noun}Fields>;

export type ${capitalized(noun)}Record = RecordOf<typeof ${noun}Fields>;
`;

const resource = ({ area, noun }: Answers): string => `import { fieldsSchema } from '../../wire/field';
import { ${noun}Entity } from '../../wire/${noun}';
import { entityResource } from './entity-resource';

export const ${area} = entityResource(${noun}Entity, fieldsSchema(${noun}Entity.fields));
`;

const definition = ({ area, noun }: Answers): string => `import { listDefinition } from '../../lists/list-definition';
import { ${noun}Fields } from '../../wire/${noun}';

/** The ${area}: search, filters, columns; creating, changing and deleting them. */
export const ${area}Definition = listDefinition('${area}', ${noun}Fields);
`;

const list = ({ area, noun }: Answers): string => `import { ${area} } from '../../api/resources/${area}';
import { entityMessages } from '../../entity/entity.messages';
import { ListAreaFrame } from '../../entity/list-area-frame';
import { lazyPanel } from '../../entity/list-panels';
import { useListArea } from '../../entity/use-list-area';
import type { ListProps } from '../../lists/list-definition';
import { fieldColumns } from '../../ui/table/field-columns';
import { labelsOf } from '../../wire/field';
import { ${noun}Entity, type ${capitalized(noun)}Record } from '../../wire/${noun}';

const messages = entityMessages(${noun}Entity);
const { fields } = ${noun}Entity;
const columns = fieldColumns(
  fields,
  labelsOf(fields),
  (${noun}: ${capitalized(noun)}Record, key) => ${noun}[key],
);
const panels = { Form: lazyPanel('${noun} form', async () => (await import('./${noun}-form')).${capitalized(noun)}Form) };

export function ${capitalized(noun)}List(props: ListProps) {
  const area = useListArea({ ...props, entity: ${area}, messages, columns });
  return <ListAreaFrame area={area} panels={panels} />;
}
`;

const form = ({ area, noun }: Answers): string => `import { ${area} } from '../../api/resources/${area}';
import { draftRules } from '../../entity/draft-rules';
import { entityFormMessages } from '../../entity/entity-form.messages';
import { EntityField } from '../../entity/entity-field';
import { recordKindOf } from '../../entity/record-kind-of';
import { RecordSheet } from '../../record/record-sheet';
import { type RecordFormProps, useRecordForm } from '../../record/use-record-form';
import { labelsOf } from '../../wire/field';
import { ${noun}Entity, type ${capitalized(noun)}Record } from '../../wire/${noun}';

const rules = draftRules(${noun}Entity.fields, labelsOf(${noun}Entity.fields));
const kind = recordKindOf(${area}, rules);
const { title, submit } = entityFormMessages(${noun}Entity);

export function ${capitalized(noun)}Form(props: RecordFormProps<${capitalized(noun)}Record>) {
  const form = useRecordForm(kind, props);
  const { mode, draft, base, unknownFields } = form;
  const issues = rules.issues(draft, base, unknownFields);
  return (
    <RecordSheet form={form} title={title[mode]} submitLabel={submit[mode]} issues={issues}>
      <div className="pricebook-two-fields">
        {rules.keys.map((key) => (
          <EntityField key={key} rules={rules} form={form} name={key} />
        ))}
      </div>
    </RecordSheet>
  );
}
`;

const element = ({
  area,
  noun,
}: Answers): string => `import { defineElement, type ElementOf } from '../../embed/define-element';
import { withSignIn } from '../../lists/with-sign-in';
import { ${capitalized(noun)}List } from './${noun}-list';
import { ${area}Definition } from './${area}.definition';

defineElement(${area}Definition, withSignIn(${capitalized(noun)}List, ${area}Definition.methods));

declare global {
  interface HTMLElementTagNameMap {
    'pricebook-${area}': ElementOf<typeof ${area}Definition>;
  }
}
`;

const react = ({ area, noun }: Answers): string => `import { toReact } from '../../embed/to-react';
import { withSignIn } from '../../lists/with-sign-in';
import { ${capitalized(noun)}List } from './${noun}-list';
import { ${area}Definition } from './${area}.definition';

/** The ${area} as a React component. */
export const ${capitalized(area)} = toReact(${area}Definition, withSignIn(${capitalized(noun)}List, ${area}Definition.methods));
`;

const columnTypes: Readonly<Record<FieldAnswer['kind'], string>> = {
  text: "text not null default ''",
  email: "text not null default ''",
  phone: "text not null default ''",
  number: 'double precision',
  'yes-no': 'boolean',
  list: "text[] not null default '{}'",
  status: "text not null default 'Active'",
};

/** The columns, two a line. */
function columnLines(fields: Answers['fields']): readonly string[] {
  const columns = fields.map(({ key, kind }, index) => {
    const type = index === 0 ? 'text collate "C" not null' : columnTypes[kind];
    return `${key.toLowerCase()} ${type}`;
  });
  return columns.flatMap((column, index) =>
    index % 2 === 0 ? [`      ${[column, ...columns.slice(index + 1, index + 2)].join(', ')}`] : [],
  );
}

const table = ({ area, noun, fields }: Answers): string => `import { type Kysely, type Migration, sql } from 'kysely';

export const ${area}: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql\`create table ${noun} (
      id integer generated always as identity primary key,
      version integer not null default 1, name_key text unique, search_text text not null,
${columnLines(fields).join(',\n')}
    )\`.execute(db);
  },
};
`;

const journey = ({ area, noun, fields: [{ label }] }: Answers): string => `import { test } from 'vitest';
import { storeSession } from '../support/app/app';
import { appForTests } from '../support/app/app-under-test';
import { freshPages } from '../support/app/browser';

const app = appForTests();
const openPage = freshPages();

test('a person creates, finds and deletes a ${noun}', async () => {
  const { page } = await openPage();
  await storeSession(page, await app().signIn(), app().url);
  await page.goto(\`\${app().url}/${area}\`);
  const list = page.locator('pricebook-${area}');
  await list.getByRole('button', { name: 'Create New' }).first().click();
  await list.getByLabel('${label}', { exact: true }).fill('First ${noun}');
  await list.getByRole('button', { name: 'Create', exact: true }).click();
  await list.getByRole('searchbox').fill('first');
  await list.getByRole('button', { name: 'Delete ${noun} First ${noun}' }).click();
  await list.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await list.getByText('Nothing matches').waitFor();
});
`;
