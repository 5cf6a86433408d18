import { type AnyStateNode, type EventFromLogic, type SnapshotFrom, transition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { LoginInput } from '../../../src/machines/login.context';
import { loginMachine } from '../../../src/machines/login.machine';
import type { CallOutcome, SignInOutcome, SignInRequest } from '../../../src/machines/login.types';

// The login's machine with the responses of a real back end to real accounts: only events that a test can cause.

type LoginSnapshot = SnapshotFrom<typeof loginMachine>;
type MachineEvent = EventFromLogic<typeof loginMachine>;

/** An event: an action of the user, or the end of a call. */
export type ModelEvent =
  | MachineEvent
  | { readonly type: `xstate.done.actor.${string}`; readonly output: SignInOutcome | CallOutcome }
  | { readonly type: `xstate.error.actor.${string}`; readonly error: Error };

/** One step: the event and its state, the resulting state, and which transition of the definition it was. */
export interface ModelStep {
  readonly before: LoginSnapshot;
  readonly event: ModelEvent;
  readonly after: LoginSnapshot;
  readonly transitions: readonly object[];
}

/** A path through the login from its start. */
export interface ModelPath {
  readonly start: LoginInput['form'];
  readonly steps: readonly ModelStep[];
  /** The assertions of all its steps and of its start. */
  readonly transitions: readonly object[];
}

const failed: SignInOutcome & CallOutcome = { step: 'failed', failure: { kind: 'refused', message: '' } };
const done = (state: string, output: SignInOutcome | CallOutcome): ModelEvent => ({
  type: `xstate.done.actor.0.login.${state}`,
  output,
});
const broken = (state: string): ModelEvent => ({
  type: `xstate.error.actor.0.login.${state}`,
  error: new Error('broken'),
});

/**
 * Responses of the reference back end: `sales` needs no code, `totp` an authenticator's, `invited` has a temporary password.
 * `nobody` has no account.
 */
function responseTo(request: SignInRequest): SignInOutcome {
  if (request.password !== 'right' || ('code' in request && request.code !== 'right')) return failed;
  if (request.kind === 'code-request') return { step: 'email-code', message: '' };
  if (request.kind === 'password' && request.email === 'totp') return { step: 'authenticator-code', message: '' };
  if (request.email === 'invited') return { step: 'password-reset', message: '' };
  return { step: 'signed-in', session: { accessToken: 'a' }, message: '' };
}

/** The possible events in a state. */
function eventsOf({ value, context }: LoginSnapshot): readonly ModelEvent[] {
  switch (value) {
    case 'credentials':
      return [
        { type: 'credentials.submit', email: 'sales', password: 'right' },
        { type: 'credentials.submit', email: 'totp', password: 'right' },
        { type: 'credentials.submit', email: 'invited', password: 'right' },
        { type: 'credentials.submit', email: 'sales', password: 'wrong' },
        { type: 'emailCode.request', email: 'sales', password: 'right' },
        { type: 'emailCode.request', email: 'sales', password: '' },
        { type: 'reset.open', email: 'invited' },
        { type: 'reset.open', email: '' },
        { type: 'forgotPassword.open' },
      ];
    case 'authenticatorCode':
      return [
        { type: 'code.submit', code: 'right' },
        { type: 'code.submit', code: 'wrong' },
        { type: 'code.submit', code: '' },
        { type: 'code.request' },
        { type: 'step.cancel' },
      ];
    case 'emailCode':
      return [
        { type: 'code.submit', code: 'right' },
        { type: 'code.submit', code: 'wrong' },
        { type: 'code.submit', code: '' },
        context.canResend ? { type: 'code.request' } : { type: 'wait.end' },
        { type: 'step.cancel' },
      ];
    case 'signingIn':
      return [
        done(value, responseTo(context.request)),
        broken(value),
        // The first form has no Back button.
        ...(context.form === 'credentials' ? [] : [{ type: 'step.cancel' } as const]),
      ];
    case 'passwordReset':
      return [
        { type: 'password.submit', email: 'invited', current: 'right', next: 'new' },
        { type: 'password.submit', email: 'invited', current: 'wrong', next: 'new' },
        { type: 'password.submit', email: 'invited', current: 'right', next: '' },
        { type: 'step.cancel' },
      ];
    case 'resettingPassword':
      return [done(value, { step: 'done' }), done(value, failed), broken(value)];
    case 'forgotPassword':
      return [
        { type: 'mail.request', email: 'sales' },
        { type: 'mail.request', email: 'nobody' },
        { type: 'step.cancel' },
      ];
    case 'sendingMail':
      return [done(value, { step: 'done' }), done(value, failed), broken(value), { type: 'step.cancel' }];
    default:
      return [];
  }
}

/** The result of a call depends on its input; the machine does not store that, the path does. */
function canHappen(steps: readonly { readonly event: ModelEvent }[], event: ModelEvent): boolean {
  const asked = steps.at(-1)?.event;
  if (!('output' in event)) return true;
  if (asked?.type === 'password.submit') return (asked.current === 'right') === (event.output.step === 'done');
  if (asked?.type === 'mail.request') return (asked.email !== 'nobody') === (event.output.step === 'done');
  return true;
}

/** Every transition from a state of the machine. */
export const transitionsOf = (node: AnyStateNode): readonly object[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
  ...Object.values(node.states).flatMap(transitionsOf),
];

/** `restoring` has immediate transitions. */
const onward = (state: unknown): readonly object[] =>
  (loginMachine.root.states.restoring?.always ?? []).filter(({ target }) => target?.some(({ key }) => key === state));

function transitionsIn(before: LoginSnapshot, event: ModelEvent, after: LoginSnapshot): readonly object[] {
  // SAFETY: the ends of calls are events of XState's own, which its types do not name.
  const taken = loginMachine.getTransitionData(before, event as MachineEvent);
  const returns = taken.some(({ target }) => target?.some(({ key }) => key === 'restoring'));
  return returns ? [...taken, ...onward(after.value)] : taken;
}

/** A small set of paths that together cover every transition of the definition. */
export function modelPaths(): readonly ModelPath[] {
  const candidates = (['credentials', 'forgotPassword'] as const).flatMap((start) => pathsFrom(start));
  const missing = new Set(transitionsOf(loginMachine.root));
  const chosen: ModelPath[] = [];
  const gain = (path: ModelPath) => new Set(path.transitions.filter((way) => missing.has(way)));
  while (missing.size > 0) {
    const [best] = candidates
      .map((path) => ({ path, ways: gain(path) }))
      .sort((a, b) => b.ways.size / (b.path.steps.length + 2) - a.ways.size / (a.path.steps.length + 2));
    if (best === undefined || best.ways.size === 0) break;
    chosen.push(best.path);
    for (const way of best.ways) missing.delete(way);
  }
  return chosen;
}

function pathsFrom(start: LoginInput['form']): readonly ModelPath[] {
  const found = getShortestPaths(loginMachine, {
    input: { form: start },
    // SAFETY: as above.
    events: (snapshot) => eventsOf(snapshot) as MachineEvent[],
    serializeState: ({ value, context }, event) =>
      JSON.stringify([value, context.form, context.request, context.canResend, context.problem?.task, event]),
    limit: 5000,
  });
  return found.flatMap(({ steps, state }) => {
    const walked: ModelStep[] = [];
    for (const [place, { event }] of steps.entries()) {
      const before = steps[place - 1]?.state;
      const after = steps[place]?.state;
      if (before === undefined || after === undefined) continue;
      if (!canHappen(walked, event)) return [];
      walked.push({ before, event, after, transitions: transitionsIn(before, event, after) });
    }
    // A shortest path ends at each new state; a transition to a known state is one step more.
    const further = eventsOf(state).filter((event) => canHappen(walked, event));
    return further.map((event) => {
      // SAFETY: as above.
      const [after] = transition(loginMachine, state, event as MachineEvent);
      const last = { before: state, event, after, transitions: transitionsIn(state, event, after) };
      const all = [...walked, last];
      return { start, steps: all, transitions: [...onward(start), ...all.flatMap(({ transitions }) => transitions)] };
    });
  });
}
