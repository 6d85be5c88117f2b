import { use } from 'react';
import { toSignInView } from '#machines/sign-in/sign-in.view.ts';
import type { SignInBeginning } from '#machines/sign-in/sign-in.setup.ts';
import { useFlows } from '../flows.tsx';
import { useMachine } from '../use-machine.ts';

/** Signing in or up; lives with the dialog and suspends until its logic is there. Its output, once done, tells who signed in. */
export function useSignIn(begin: SignInBeginning) {
  const { signInLogic } = useFlows();
  const [snapshot, send, actor] = useMachine(use(signInLogic()), { input: { begin } });
  return [toSignInView(snapshot), send, actor] as const;
}
