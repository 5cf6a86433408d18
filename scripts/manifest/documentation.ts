import ts from 'typescript';

/** What a doc comment says. */
export interface Documentation {
  /** Absent without a doc comment, which a test of the manifest reports. */
  readonly description?: string;
  readonly default?: string;
}

/** The doc comment of a property, a method or an export. */
export function documentationOf(symbol: ts.Symbol, checker: ts.TypeChecker): Documentation {
  const description = oneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'default');
  const byDefault = oneLine(ts.displayPartsToString(tag?.text));
  return { ...(description && { description }), ...(byDefault && { default: byDefault }) };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
