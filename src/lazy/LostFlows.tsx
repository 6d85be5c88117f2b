import { useFlows } from '#src/shop/flows.tsx';
import { useFlow } from '#src/shop/use-flow.ts';
import { PartNotice } from './PartNotice.tsx';

const toView = (isLost: boolean) => isLost;

export function LostFlows() {
  const [isLost, send] = useFlow(useFlows().lost, toView);
  return isLost ? <PartNotice over again={() => send('again')} leave={() => send('left')} /> : null;
}
