/** A known way in which back ends differ from what the widgets need. */
export interface Deviation {
  /** What the back end does. */
  readonly what: string;
  /** What a person sees because of it. */
  readonly seen: string;
  /** How the back end's developer mends it. */
  readonly mend: string;
  /** Without it being mended, a widget does not work; otherwise it shows something wrong. */
  readonly breaks?: true;
}

export type Deviations = Readonly<Record<string, Deviation>>;
