import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useReorder } from '#src/features/orders/reorder/use-reorder.ts';
import { useBackCloses } from '#src/navigation/use-back-closes.ts';
import { ClearForReorder } from './ClearForReorder.tsx';
import { NothingLeft, StoreGone } from './NoMore.tsx';
import { ReorderFailed } from './ReorderFailed.tsx';
import { WhatChanged } from './WhatChanged.tsx';

type ReorderProps = {
  readonly orderId: string;
  readonly isPreOrder: boolean;
  readonly onLeft: () => void;
};

export function Reorder({ orderId, isPreOrder, onLeft }: ReorderProps) {
  const [view, send, output] = useReorder(orderId, isPreOrder);
  const navigate = useNavigate();
  const leave = () => send({ type: 'again.left' });
  const end = useEffectEvent(() => {
    if (output === 'left') onLeft();
    else if (output === 'courier') void navigate({ href: `/courier_order?again=${orderId}` });
    else if (output) void navigate({ to: '/basket' });
  });
  useEffect(() => end(), [output]);
  const { is } = view;
  // What was judged on the screen stays there while the basket is filled, or the menu looked at anew.
  const isBusy = (is === 'filling' && view.isShownFirst) || (is === 'readingMenu' && view.failure !== null);
  const isShown = is === 'changed' || is === 'choosing' || is === 'chosen' || isBusy;
  useBackCloses(is === 'changed' || is === 'otherBasket' || is === 'nothingLeft' || is === 'storeGone' || is === 'failed', leave);
  useBackCloses(is === 'choosing' || is === 'chosen', () => send({ type: 'choice.left' }));
  return (
    <>
      <WhatChanged open={isShown} view={view} isBusy={isBusy} send={send} />
      <ClearForReorder open={is === 'otherBasket'} view={view} onConfirm={() => send({ type: 'clearing.confirmed' })} onDecline={leave} />
      <NothingLeft open={is === 'nothingLeft'} view={view} onClose={leave} />
      <StoreGone open={is === 'storeGone'} onClose={leave} />
      <ReorderFailed open={is === 'failed'} failure={view.failure} onRetry={() => send({ type: 'retry.asked' })} onClose={leave} />
    </>
  );
}
