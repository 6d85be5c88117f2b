import type { LeadKind } from '#contract/forms/lead-forms.ts';
import { toLeadView } from '#machines/lead/lead.view.ts';
import { useEmitted } from '#src/shop/use-emitted.ts';
import { useLoaded } from '#src/shop/use-loaded.ts';
import { useMachine } from '#src/shop/use-machine.ts';
import type { FlowDeps } from '#src/shop/load-once.ts';

export const loadLead = async ({ api, ...deps }: FlowDeps) => (await import('./lead-ports.ts')).leadWith(api, deps);

export function useLead(kind: LeadKind) {
  const { machine, begin, remember } = useLoaded(loadLead);
  const [snapshot, send, actor] = useMachine(machine, { input: begin(kind) });
  useEmitted(actor, 'draft.kept', ({ draft }) => remember(kind, draft));
  return [toLeadView(snapshot), send] as const;
}
