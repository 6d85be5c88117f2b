import { use } from 'react';
import { toNewsletterView } from '#machines/newsletter/newsletter.view.ts';
import { useFlows } from '../flows.tsx';
import { useMachine } from '../use-machine.ts';

/** The newsletter's sign-up; lives with its field and suspends until its logic is there. */
export function useNewsletter() {
  const { newsletterLogic } = useFlows();
  const [snapshot, send] = useMachine(use(newsletterLogic()));
  return [toNewsletterView(snapshot), send] as const;
}
