import { initialLoginContext, type LoginContext, type LoginEvent, type LoginInput } from '../../machines/login.context';
import type { LoginTask } from '../../machines/login.types';
import { failureText } from '../../ui/ui.messages';
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
  /** Called when an event failed because the machine did not load, or broke. */
  readonly onFailure: (error: Error) => void;
}

/** The task that has failed when the machine does not load for an event. */
const tasks: Partial<Record<LoginEvent['type'], LoginTask>> = {
  'credentials.submit': 'password',
  'emailCode.request': 'code-request',
  'reset.open': 'open-reset',
};

/**
 * Starts to load the login's machine. An event sent before it has loaded is sent to it then; further ones are ignored, as
 * during a request. If loading fails, the pending event has failed, and the next one loads the machine again; likewise if the
 * machine breaks.
 */
export function startLazyLogin({ input, load, onChange, onFailure }: LazyLoginOptions) {
  const context = initialLoginContext(input);
  let actor: LoginActor | undefined;
  let pending: LoginEvent | undefined;
  let attempts = 0;
  let isLoading = false;
  let isStopped = false;

  function start(loaded: LoginActor): void {
    isLoading = false;
    if (isStopped) return;
    actor = loaded;
    actor.subscribe({
      next: (snapshot) => onChange({ context: snapshot.context, isBusy: snapshot.hasTag('busy') }),
      error(error) {
        actor = undefined;
        showFailure('password', error instanceof Error ? error : new Error(String(error)));
      },
    });
    actor.start();
    if (pending) actor.send(pending);
  }
  function fail(error: Error): void {
    isLoading = false;
    if (!isStopped && pending) showFailure(tasks[pending.type] ?? 'forgot-password', error);
  }
  function showFailure(task: LoginTask, error: Error): void {
    pending = undefined;
    onChange({
      context: { ...context, problem: { task, kind: 'unreachable', message: failureText(error) } },
      isBusy: false,
    });
    onFailure(error);
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
      if (actor) return actor.send(event);
      if (pending) return;
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
