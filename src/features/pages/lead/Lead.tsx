import { useEffect, useRef } from 'react';
import type { LeadKind } from '#contract/forms/lead-forms.ts';
import { useLead } from '#src/features/pages/lead/use-lead.ts';
import { useEra } from '#src/shop/session/use-era.ts';
import { Card } from '#src/ui/Card.tsx';
import { LeadForm } from './LeadForm.tsx';
import { LeadThanks } from './LeadThanks.tsx';

type LeadProps = {
  readonly kind: LeadKind;
  readonly labelledBy: string;
};

export const Lead = (props: LeadProps) => <OneLead key={useEra()} {...props} />;

function OneLead({ kind, labelledBy }: LeadProps) {
  const [view, send] = useLead(kind);
  const earlier = useRef(view.is);
  useEffect(() => {
    if (earlier.current === view.is) return;
    earlier.current = view.is;
    if (view.is === 'filling' && document.activeElement === document.body)
      document.getElementById(labelledBy)?.focus({ preventScroll: true });
  }, [view.is, labelledBy]);
  return view.is === 'thanked' ? (
    <LeadThanks kind={kind} view={view} onSend={send} />
  ) : (
    <Card>
      <LeadForm kind={kind} view={view} labelledBy={labelledBy} onSend={send} />
    </Card>
  );
}
