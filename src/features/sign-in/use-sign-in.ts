import { toSignInView } from '#machines/sign-in/sign-in.view.ts';
import type { SignInBeginning } from '#machines/sign-in/sign-in.setup.ts';
import { useLoaded } from '#src/shop/use-loaded.ts';
import { useMachine } from '#src/shop/use-machine.ts';
import type { FlowDeps } from '#src/shop/load-once.ts';

export const loadSignIn = async ({ api, storage }: FlowDeps) => (await import('./sign-in-ports.ts')).signInWith(api, storage);

export function useSignIn(begin: SignInBeginning) {
  const [snapshot, send, actor] = useMachine(useLoaded(loadSignIn), { input: { begin } });
  return [toSignInView(snapshot), send, actor] as const;
}
