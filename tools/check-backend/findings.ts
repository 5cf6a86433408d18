import { type DeviationName, deviationOf } from './deviations/catalog';

/** A deviation that was found in a response. */
export interface Finding {
  readonly deviation: DeviationName;
  /** The place in `data`, such as `items.0.ID`; '' where it is not about one value. */
  readonly path: string;
  /** What was found there. */
  readonly found: string;
}

/** Rows of a list as the widgets would draw them. */
export interface Sample {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** How the widgets understand a response. */
export interface CheckResult {
  /** The content as the widgets read it. */
  readonly read: string;
  readonly findings: readonly Finding[];
  readonly sample?: Sample;
}

export const finding = (deviation: DeviationName, found: string, path = ''): Finding => ({ deviation, path, found });

export const isBreaking = ({ deviation }: Finding): boolean => deviationOf(deviation).breaks === true;

/** Keeps the first finding of each deviation and field, and says how many others there are: `items.3.UNIT_SIZE` is like `items.0.UNIT_SIZE`. */
export function withoutRepeats(findings: readonly Finding[]): readonly Finding[] {
  const groups = new Map<string, { readonly first: Finding; others: number }>();
  for (const first of findings) {
    const key = `${first.deviation} ${first.path.replace(/\d+/g, '#')}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { first, others: 0 });
    else group.others += 1;
  }
  return [...groups.values()].map(({ first, others }) =>
    others === 0 ? first : { ...first, found: `${first.found} (and ${others} more like it)` },
  );
}

const longestQuote = 60;

/** A value as the report quotes it. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text;
}
