import { use } from 'react';
import type { LeadKind } from '#contract/forms/lead-forms.ts';
import { toLeadView } from '#machines/lead/lead.view.ts';
import { useFlows } from '../flows.tsx';
import { useEmitted } from '../use-emitted.ts';
import { useMachine } from '../use-machine.ts';

/** The form of somebody who wants to work with us; lives with its screen and suspends until its logic is there. What is typed is kept. */
export function useLead(kind: LeadKind) {
  const { leadLogic } = useFlows();
  const { machine, begin, remember } = use(leadLogic());
  const [snapshot, send, actor] = useMachine(machine, { input: begin(kind) });
  useEmitted(actor, 'draft.kept', ({ draft }) => remember(kind, draft));
  return [toLeadView(snapshot), send] as const;
}
