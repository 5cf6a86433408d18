import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { WidgetHost } from '../../embed/widget';
import { initialLoginContext, type LoginEvent, type LoginInput } from '../../machines/login.context';
import { loadChunk } from '../../ui/feedback/load-chunk';
import { LoadFailureContext } from '../../ui/feedback/load-failure-context';
import { useKeptEffect } from '../../ui/use-kept-effect';
import { startLazyLogin } from './lazy-login';

/** The login's state and events. The machine's code loads while the first form can already be filled in. */
export function useLogin(host: WidgetHost, form: LoginInput['form']) {
  const [state, setState] = useState({ context: initialLoginContext({ form }), isBusy: false });
  const reportFailure = useContext(LoadFailureContext);
  const login = useRef<ReturnType<typeof startLazyLogin>>(undefined);
  useKeptEffect(() => () => login.current?.stop(), []);
  useEffect(() => {
    login.current ??= startLazyLogin({
      input: { form },
      load: async (attempt) => {
        const create = await loadChunk('login', async () => (await import('./login-actor')).createLoginActor, attempt);
        return create(host, { form });
      },
      onChange: setState,
      onFailure: reportFailure,
    });
  }, [host, form, reportFailure]);
  const send = useCallback((event: LoginEvent) => login.current?.send(event), []);
  return { ...state, send };
}
