import { use } from 'react';
import { toNewPasswordView } from '#machines/new-password/new-password.view.ts';
import { useFlows } from '../flows.tsx';
import { useMachine } from '../use-machine.ts';

/** A new password by the token of an e-mail; lives with its page and suspends until its logic is there. */
export function useNewPassword(token: string) {
  const { newPasswordLogic } = useFlows();
  const [snapshot, send] = useMachine(use(newPasswordLogic()), { input: { token } });
  return [toNewPasswordView(snapshot), send] as const;
}
