import { useSignals } from '@preact/signals-react/runtime';
import { CircleCheck } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { signOutWhenSaved } from '../../api/session/sign-out';
import { listAreas } from '../../areas';
import { tagOf } from '../../embed/tag';
import type { WidgetHost, WidgetProps } from '../../embed/widget';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { focusedIn } from '../../ui/focused-in';
import { FormPage } from '../../ui/form/form-page';
import { FormButton, FormLink } from '../../ui/form/frame';
import { CredentialsForm } from './credentials-form';
import type { loginSettings } from './login.definition';
import { loginMessages as messages } from './login.messages';
import { useLogin } from './use-login';

/** Loaded on demand: most users see only the credentials form. */
const LoginSteps = lazyPart('login-steps', async () => (await import('./login-steps')).LoginSteps);

type LoginProps = WidgetProps<typeof loginSettings, Record<never, never>, object>;

/** Signs in and emits `pricebook-signin`; the host page navigates. */
export function Login({ settings, host }: LoginProps) {
  useSignals();
  const session = host.session.value;
  const hadFocus = useRef(false);
  useEffect(() => host.announceReady('ready'), [host]);
  if (session !== undefined) {
    return <SignedIn host={host} name={session.userInfo?.NAME ?? session.userInfo?.EMAIL} hadFocus={hadFocus} />;
  }
  const form = settings.view === 'forgot' ? 'forgotPassword' : 'credentials';
  return <SignIn key={form} form={form} host={host} initialEmail={settings.email ?? ''} hadFocus={hadFocus} />;
}

/** Records whether the focus was in an element when it is removed, so that what replaces it takes the focus. */
function useFocusRecord<E extends HTMLElement>(hadFocus: RefObject<boolean>): RefObject<E | null> {
  const place = useRef<E>(null);
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      hadFocus.current = element?.contains(focusedIn(element)) === true;
    };
  }, [hadFocus]);
  return place;
}

interface SignedInProps {
  readonly host: WidgetHost;
  readonly name: string | undefined;
  readonly hadFocus: RefObject<boolean>;
}

/** Replaces the form after a sign-in: shows who is signed in, and buttons to sign out and to go on. */
function SignedIn({ host, name, hadFocus }: SignedInProps) {
  const panel = useFocusRecord<HTMLElement>(hadFocus);
  useLayoutEffect(() => {
    if (hadFocus.current) panel.current?.focus();
  }, [panel, hadFocus]);
  const goOn = () => {
    host.navigate('products');
    // The list may be beside the form already, or the page may show it in place of the form, now or soon.
    focusList();
    requestAnimationFrame(() => {
      if (isFocusLost()) focusList();
    });
  };
  const [isSigningOut, setSigningOut] = useState(false);
  const signOut = async () => {
    setSigningOut(true);
    await signOutWhenSaved(host.client);
    setSigningOut(false);
  };
  const text = name === undefined ? messages.signedIn : messages.signedInAs(name);
  return (
    <FormPage>
      <section ref={panel} className="pricebook-login-done" aria-label={text} tabIndex={-1}>
        <div role="status">
          <CircleCheck />
          {text}
        </div>
        <div>
          <FormButton busy={isSigningOut} onClick={signOut}>
            {messages.signOut}
          </FormButton>
          <FormButton variant="primary" onClick={goOn}>
            {messages.goOn}
          </FormButton>
        </div>
      </section>
    </FormPage>
  );
}

/** Moves the focus into the page's list, or to the list itself while it has no control. */
function focusList(): void {
  const list = document.querySelector<HTMLElement>(listTags);
  list?.focus();
  if (list === null || !isFocusLost() || list.hasAttribute('tabindex')) return;
  list.tabIndex = -1;
  HTMLElement.prototype.focus.call(list);
  list.addEventListener('blur', () => list.removeAttribute('tabindex'), { once: true });
}

const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

const listTags = listAreas.map(tagOf).join();

interface SignInProps {
  readonly form: 'credentials' | 'forgotPassword';
  readonly host: WidgetHost;
  readonly initialEmail: string;
  readonly hadFocus: RefObject<boolean>;
}

function SignIn({ form, host, initialEmail, hadFocus }: SignInProps) {
  const [typedEmail, setTypedEmail] = useState<string>();
  const login = useLogin(host, form);
  const { context } = login;
  const place = useFocusRecord<HTMLDivElement>(hadFocus);
  // The panel had the focus if the user has just signed out there.
  const isReturn = useRef(hadFocus.current);
  useEffect(() => {
    if (context.form !== 'credentials') isReturn.current = true;
  }, [context.form]);
  const shared = { ...login, email: typedEmail ?? initialEmail, onEmail: setTypedEmail };
  return (
    <FormPage
      aside={
        <>
          {messages.noAccount} <FormLink onClick={() => host.navigate('register')}>{messages.register}</FormLink>
        </>
      }
    >
      <div ref={place}>
        {context.form === 'credentials' ? (
          <CredentialsForm {...shared} isReturn={isReturn} />
        ) : (
          <LoginSteps {...shared} />
        )}
      </div>
    </FormPage>
  );
}
