import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { clearSession } from '../../api/session/session';
import { toastHistory } from '../../embed/toasts/toast';
import type { WidgetProps } from '../../embed/widget';
import { safeImageAddress } from '../../ui/safe-image-address';
import type { headerSettings } from './header.definition';
import { HeaderView } from './header.view';

export function Header({ settings, host }: WidgetProps<typeof headerSettings, Record<never, never>, object>) {
  useSignals();
  const session = host.session.value;
  const messages = toastHistory().value;
  const { apiBase } = host.client;
  const [seenId, setSeenId] = useState(() => messages[0]?.id ?? 0);
  useEffect(() => host.settled(host.session.peek() ? 'ready' : 'signed-out'), [host]);

  return (
    <HeaderView
      title={brandTitle(settings.brandTitle)}
      logo={safeImageAddress(settings.brandLogo, apiBase)}
      user={
        session && {
          name: session.userInfo?.NAME ?? session.userInfo?.EMAIL,
          email: session.userInfo?.EMAIL,
          picture: safeImageAddress(session.userInfo?.PROFILE_PICTURE, apiBase),
        }
      }
      messages={messages}
      unseen={messages.filter((message) => message.id > seenId).length}
      onSeen={() => setSeenId(messages[0]?.id ?? 0)}
      onSignIn={() => host.navigate('login')}
      onSettings={() => host.navigate('profile')}
      onSignOut={() => {
        clearSession({ apiBase }, 'user');
        host.navigate('login');
      }}
    />
  );
}

/** Splits a title such as `Price|Book` into its two parts. */
export function brandTitle(given: string | undefined): readonly [string, string] | undefined {
  if (!given?.trim()) return undefined;
  const [first = '', ...rest] = given.split('|');
  return [first, rest.join('|')];
}
