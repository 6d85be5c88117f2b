import { Trans, useLingui } from '@lingui/react/macro';
import type { NextOpening } from '#domain/schedule/opening.ts';
import { comingText } from '#domain/schedule/time-text.ts';
import { Sign } from '#src/ui/Sign.tsx';
import type { StoreState } from './store-state.ts';

type StoreSignProps = {
  readonly state: Exclude<StoreState, { is: 'open' }>;
  readonly delivers: boolean;
  readonly className?: string;
};

export function StoreSign({ state, delivers, className }: StoreSignProps) {
  const { i18n } = useLingui();
  const said = (next: NextOpening) => comingText(i18n.locale, next);
  if (state.is === 'busy')
    return <Sign tone="busy" title={<Trans>Busy</Trans>} note={<Trans>Taking longer than usual</Trans>} className={className} />;
  if (state.is === 'preOrder') {
    const time = said(state.next);
    const note = delivers ? <Trans>Deliveries from {time}</Trans> : <Trans>Collection from {time}</Trans>;
    return <Sign tone="pre" size="small" title={<Trans>PRE-ORDER NOW</Trans>} note={note} className={className} />;
  }
  const time = state.next && said(state.next);
  if (state.is === 'notThen') {
    const then = said(state.wanted);
    const note = time === null ? null : delivers ? <Trans>Deliveries from {time}</Trans> : <Trans>Collection from {time}</Trans>;
    return <Sign tone="closed" title={<Trans>Not at {then}</Trans>} note={note} className={className} />;
  }
  return <Sign tone="closed" title={<Trans>Closed</Trans>} note={time ? <Trans>Opens {time}</Trans> : null} className={className} />;
}
