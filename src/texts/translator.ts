/** Texts for the codes of the reference back end: of its errors, and of the reasons of fields. */
export type CodeTexts = Readonly<Record<'fieldReasons' | 'serverErrors', Readonly<Record<string, string>>>>;

/** What is translated of a response. */
export interface Answer {
  readonly status: number;
  readonly message: string;
  readonly detail: string;
  readonly data: unknown;
}

type Body = Readonly<Record<string, unknown>>;

export interface Translator {
  /** Returns an error in a language. @param body the response, from which the answer was parsed */
  readonly translate: <A extends Answer>(answer: A, body: Body) => A;
}

let load: (() => Promise<Translator>) | undefined;

/** Sets how the translator of the language that is shown is loaded. @default none: in English the back end's message is shown */
export function setTranslatorLoader(loader: (() => Promise<Translator>) | undefined): void {
  load = loader;
}

/** Time for the translator to load, in ms: an error is shown soon, also by a network that fails. */
const timeLimit = 3000;

/** The answer in the language that is shown; as it came where the translator does not load in 3 s. */
export async function translateAnswer<A extends Answer>(answer: A, body: Body): Promise<A> {
  if (!load) return answer;
  const translation = load().then(
    ({ translate }) => translate(answer, body),
    () => answer,
  );
  return Promise.race([translation, new Promise<A>((resolve) => setTimeout(resolve, timeLimit, answer))]);
}
