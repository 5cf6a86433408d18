import { initialLoginContext, type LoginContext, type LoginEvent, type LoginInput } from '../../machines/login.context';
import type { LoginTask } from '../../machines/login.types';
import type { LoginActor } from './login-actor';

export interface LoginState {
  readonly context: LoginContext;
  readonly isBusy: boolean;
}

interface LazyLoginOptions {
  readonly input: LoginInput;
  /** Loads the machine; `attempt` counts from 0. */
  readonly load: (attempt: number) => Promise<LoginActor>;
  readonly onChange: (state: LoginState) => void;
  /** Called when an event failed because the machine did not load. */
  readonly onLoadError: (error: Error) => void;
}

/** The task that has failed when the machine does not load for an event. */
const tasks: Partial<Record<LoginEvent['type'], LoginTask>> = {
  'credentials.submit': 'password',
  'emailCode.request': 'code-request',
  'reset.open': 'open-reset',
};

/**
 * Starts to load the login's machine. An event sent before it has loaded is sent to it then; further ones are ignored, as
 * during a request. If loading fails, the pending event has failed, and the next one loads the machine again.
 */
export function startLazyLogin({ input, load, onChange, onLoadError }: LazyLoginOptions) {
  const context = initialLoginContext(input);
  let actor: LoginActor | undefined;
  let pending: LoginEvent | undefined;
  let attempts = 0;
  let isLoading = false;
  let isStopped = false;

  function start(loaded: LoginActor): void {
    if (isStopped) return;
    actor = loaded;
    actor.subscribe((snapshot) => onChange({ context: snapshot.context, isBusy: snapshot.hasTag('busy') }));
    actor.start();
    if (pending) actor.send(pending);
  }
  function fail(error: Error): void {
    isLoading = false;
    if (isStopped || !pending) return;
    const task = tasks[pending.type] ?? 'forgot-password';
    pending = undefined;
    onChange({
      context: { ...context, problem: { task, kind: 'unreachable', message: error.message } },
      isBusy: false,
    });
    onLoadError(error);
  }
  function loadMachine(): void {
    if (isLoading) return;
    isLoading = true;
    load(attempts).then(start, fail);
    attempts += 1;
  }

  loadMachine();
  return {
    send(event: LoginEvent) {
      actor?.send(event);
      if (actor || pending) return;
      pending = event;
      onChange({ context, isBusy: true });
      loadMachine();
    },
    stop() {
      isStopped = true;
      actor?.stop();
    },
  };
}
