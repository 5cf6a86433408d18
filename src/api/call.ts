import { apiOrigin } from './api-origin';
import type { Access } from './client-types';
import { type Envelope, type Incoming, openEnvelope } from './envelope';
import { ApiError, sessionOverMessage } from './errors';
import { type RequestHeaders, requestHeaders } from './headers';
import { inTurn } from './queue';
import { meetRefusal } from './session-expiry';
import { sessionEntry } from './session-store';

/** A request on its way through queue and session. */
export interface Call<I extends Incoming> {
  readonly apiBase: string;
  readonly path: string;
  readonly effect: 'read' | 'write';
  readonly access: Access;
  readonly signal?: AbortSignal;
  readonly send: (headers: RequestHeaders) => Promise<I>;
  readonly onUnauthorized?: ((message: string) => void) | undefined;
}

/** What came of it: the answer as it came, and what it says. */
interface Outcome<I> {
  readonly incoming: I;
  readonly envelope: Envelope;
}

/** Sends a request in its turn and in its session's name; a 401 of the session is met here, any other status is the caller's. */
export async function call<I extends Incoming>(request: Call<I>): Promise<Outcome<I>> {
  const { apiBase, path, access, signal } = request;
  const queue = `${apiBase}/${path}`;
  if (access !== 'session') {
    const token = access === 'anonymous' ? undefined : access.bearer;
    const incoming = await inTurn(queue, () => request.send(requestHeaders(token)), signal);
    return { incoming, envelope: await openEnvelope(incoming) };
  }
  const origin = apiOrigin(apiBase);
  const { session: before, person } = sessionEntry(origin);
  const asker: Asker = { session: before, person };
  for (let repeated = false; ; repeated = true) {
    const { session, incoming } = await inTurn(queue, () => sendAs(request, asker, sessionEntry(origin)), signal);
    const envelope = await openEnvelope(incoming);
    if (envelope.status !== 401) return { incoming, envelope };
    const message = envelope.detail || envelope.message || sessionOverMessage;
    const onEnd = () => request.onUnauthorized?.(message);
    const next = session && (await meetRefusal({ apiBase, origin, session, repeated, onEnd }));
    if (!next || repeated) throw new ApiError('unauthorized', message, { status: 401 });
  }
}

/** Who was signed in at one moment. */
type Asker = Readonly<Pick<ReturnType<typeof sessionEntry>, 'session' | 'person'>>;

/** A read goes in the name of whoever is signed in when it is sent, a write only in that of the person who asked for it. */
async function sendAs<I extends Incoming>(request: Call<I>, asker: Asker, { session, person }: Asker) {
  const gone = asker.session && !session;
  if (gone || (request.effect === 'write' && asker.person !== person)) {
    throw new ApiError('unauthorized', sessionOverMessage);
  }
  return { session, incoming: await request.send(requestHeaders(session?.accessToken)) };
}
