/** Texts for the codes of the reference back end: of its errors, and of the reasons of fields. */
export type CodeTexts = Readonly<Record<'fieldReasons' | 'serverErrors', Readonly<Record<string, string>>>>;

/** The parts of an error response that are translated, and those from which the translation follows. */
export interface Answer {
  readonly status: number;
  readonly message: string;
  readonly detail: string;
  readonly data: unknown;
  /** What is shown at once, in place of the message. */
  readonly show?: { readonly message: string } | undefined;
}

type Body = Readonly<Record<string, unknown>>;

export interface Translator {
  /** Returns an error response, or one of an accepted call that has a code, in the translator's language. @param body the JSON from which `answer` was parsed */
  readonly translate: <A extends Answer>(answer: A, body: Body) => A;
}

let load: (() => Promise<Translator>) | undefined;

/** Sets how the translator of the language that is shown is loaded. @default none: in English the back end's message is shown */
export function setTranslatorLoader(loader: (() => Promise<Translator>) | undefined): void {
  load = loader;
}

/** Time for the translator to load, in ms: an error has to be shown soon, even when the network fails. */
const timeLimit = 3000;

/** Returns the answer in the language that is shown, or unchanged if the translator does not load in time. */
export async function translateAnswer<A extends Answer>(answer: A, body: Body): Promise<A> {
  if (!load) return answer;
  const translation = load().then(
    ({ translate }) => translate(answer, body),
    () => answer,
  );
  return Promise.race([translation, new Promise<A>((resolve) => setTimeout(resolve, timeLimit, answer))]);
}
