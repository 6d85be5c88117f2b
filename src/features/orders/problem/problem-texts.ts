import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderProblem, OrderProblemKind } from '#contract/entities/order-problem.ts';
import { fileRefusalText } from '#src/features/account/picture/file-refusal-text.ts';
import type { PhotoTrouble } from '#machines/order-problem/order-problem.setup.ts';

const KINDS: Readonly<Record<OrderProblemKind, MessageDescriptor>> = {
  missing: msg`Missing`,
  wrong: msg`Wrong item`,
  cold: msg`Cold`,
  damaged: msg`Damaged`,
};
export const kindText = (what: OrderProblemKind): MessageDescriptor => KINDS[what];

export function photoTroubleText(why: PhotoTrouble): MessageDescriptor {
  if (why === 'unanswered') return msg`The photo couldn’t be added. Please try again.`;
  return why === 'tooMany' ? msg`You can add up to 5 photos.` : fileRefusalText(why);
}

export function outcomeText({ state, way }: Pick<OrderProblem, 'state' | 'way'>, money: string): MessageDescriptor {
  switch (state) {
    case 'given':
      return way === 'wallet' ? msg`${money} back to your wallet` : msg`${money} back the way you paid`;
    case 'waiting':
      return msg`We’re looking into it: ${money}`;
    case 'refused':
      return msg`No refund`;
    case 'noted':
      return msg`We have your note`;
  }
}
