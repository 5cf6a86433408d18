import type { ReactNode } from 'react';
import { Button } from '../ui/button';
import { Lock } from '../ui/icons';
import { StatePanel } from '../ui/state-panel';
import { listMessages as messages } from './list.messages';

/** The place of one list: toolbar, chips, table and pager under one another. */
export function ListFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="pricebook-list" aria-label={title}>
      {children}
    </section>
  );
}

/** What stands in a list's place while nobody is signed in. */
export function SignedOut({ onSignIn }: { readonly onSignIn: () => void }) {
  return (
    <div className="pricebook-signed-out">
      <StatePanel
        icon={Lock}
        title={messages.signedOut}
        actions={
          <Button variant="primary" onClick={onSignIn}>
            {messages.signIn}
          </Button>
        }
      >
        {messages.signedOutText}
      </StatePanel>
    </div>
  );
}
