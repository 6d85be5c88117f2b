import { signInWith } from '#src/features/sign-in/sign-in-ports.ts';
import { actorOn } from './flow-on-clock.ts';
import type { Tab } from './tab.ts';

/** The sign-in dialog in a tab; whoever it lets in is signed in there. `onClosed` comes before that. */
export function openSignInDialog(tab: Tab, onClosed: () => void) {
  const actor = actorOn(tab.run, signInWith(tab.api, tab.storage), { begin: 'signIn' });
  actor.subscribe({
    complete: () => {
      const { user } = actor.getSnapshot().context;
      onClosed();
      if (user) tab.session.flow.send({ type: 'customer.signedIn', user });
    },
  });
  return actor.start();
}
