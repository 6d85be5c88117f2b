import { toNewPasswordView } from '#machines/new-password/new-password.view.ts';
import { useBrought } from '../use-brought.ts';
import { useMachine } from '../use-machine.ts';
import { bringNewPassword } from './bring-new-password.ts';

/** A new password by the token of an e-mail; lives with its page and suspends until its logic is there. */
export function useNewPassword(token: string) {
  const [snapshot, send] = useMachine(useBrought(bringNewPassword), { input: { token } });
  return [toNewPasswordView(snapshot), send] as const;
}
