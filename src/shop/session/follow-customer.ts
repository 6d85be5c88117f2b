import type { SessionFlow } from './session-flow.ts';

export function followCustomer(session: Pick<SessionFlow, 'getSnapshot' | 'subscribe'>, listener: () => void) {
  const who = () => session.getSnapshot().context.user?._id;
  let last: string | undefined;
  const look = () => {
    if (who() === last) return;
    last = who();
    listener();
  };
  look();
  return { stop: session.subscribe(look), isStill: () => who() === last };
}
