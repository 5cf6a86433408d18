import { Field } from '../../ui/form/field';
import { SelectBox } from '../../ui/form/select';
import { missingMessages as messages } from './missing.messages';
import { type ArticleChoice, articlesOfChoice, groupCounts, type PricedArticle } from './missing-articles';
import type { TemplateInUse } from './template-in-use';

interface ArticleSelectProps {
  readonly missing: readonly PricedArticle[];
  readonly template: TemplateInUse | undefined;
  readonly value: ArticleChoice;
  readonly onChange: (choice: ArticleChoice) => void;
}

/** Which of the missing articles are listed, each choice with their number. */
export function ArticleSelect({ missing, template, value, onChange }: ArticleSelectProps) {
  const choices: readonly { readonly choice: ArticleChoice; readonly label: string }[] = [
    { choice: { kind: 'all' }, label: messages.allGroups(missing.length) },
    ...(template?.earlierKeys
      ? [
          {
            choice: { kind: 'template' } as const,
            label: messages.templateOption(
              template.name,
              articlesOfChoice(missing, { kind: 'template' }, template.earlierKeys).length,
            ),
          },
        ]
      : []),
    ...Array.from(groupCounts(missing), ([group, articles]) => ({
      choice: { kind: 'group', group } as const,
      label: messages.groupOption(group, articles),
    })),
  ];
  return (
    <Field label={template?.earlierKeys ? messages.groupOrTemplate : messages.group}>
      {(control) => (
        <SelectBox
          {...control}
          value={String(choices.findIndex(({ choice }) => isSameChoice(choice, value)))}
          options={choices.map(({ label }, at) => ({ value: String(at), label }))}
          onChange={(at) => onChange(choices[Number(at)]?.choice ?? { kind: 'all' })}
        />
      )}
    </Field>
  );
}

const isSameChoice = (one: ArticleChoice, other: ArticleChoice): boolean =>
  one.kind === 'group' ? other.kind === 'group' && one.group === other.group : one.kind === other.kind;
