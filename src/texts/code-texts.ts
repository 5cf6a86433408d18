/** Texts for the codes of the reference back end: of its errors, and of the reasons of fields. */
export type CodeTexts = Readonly<Record<'fieldReasons' | 'serverErrors', Readonly<Record<string, string>>>>;

let load: (() => Promise<CodeTexts>) | undefined;

/** Sets how those of the language that is shown are loaded. @default none, as in English the back end's message is shown */
export function setCodeTextsLoader(loader: (() => Promise<CodeTexts>) | undefined): void {
  load = loader;
}

export const loadCodeTexts = (): Promise<CodeTexts> | undefined => load?.();
