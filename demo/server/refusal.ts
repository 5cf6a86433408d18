import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** What is wrong, by field: the name as sent, and a reason that can be shown. */
export type FieldProblems = Readonly<Record<string, string>>;

interface RefusalDetails {
  /** Put into the envelope's `data`. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request that is not done, for a reason that the person may read. Thrown anywhere; `app.onError` answers with it. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: ContentfulStatusCode, message: string, details: RefusalDetails = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.data = details.data ?? null;
    this.headers = details.headers ?? {};
  }
}

/** 400: fields that cannot be taken as they are. The message names them, `data.fields` lists them. */
export function badFields(fields: FieldProblems): Refusal {
  const reasons = Object.entries(fields).map(([name, reason]) => `${name} ${reason}`);
  return new Refusal(400, `${reasons.join('; ')}.`, { data: { fields } });
}
