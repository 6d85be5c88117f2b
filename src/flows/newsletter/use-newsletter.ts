import { toNewsletterView } from '#machines/newsletter/newsletter.view.ts';
import { useBrought } from '../use-brought.ts';
import { useMachine } from '../use-machine.ts';
import { bringNewsletter } from './bring-newsletter.ts';

/** The newsletter's sign-up; lives with its field and suspends until its logic is there. */
export function useNewsletter() {
  const [snapshot, send] = useMachine(useBrought(bringNewsletter));
  return [toNewsletterView(snapshot), send] as const;
}
