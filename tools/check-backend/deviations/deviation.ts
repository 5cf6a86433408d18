/** A known way in which back ends differ from what the widgets need. */
export interface Deviation {
  /** What the back end does. */
  readonly what: string;
  /** What a person sees because of it. */
  readonly seen: string;
  /** How the back end's developer mends it. */
  readonly mend: string;
  /** Whether a widget does not work because of it; otherwise the widget shows something wrong. */
  readonly breaks?: true;
}

export type Deviations = Readonly<Record<string, Deviation>>;
