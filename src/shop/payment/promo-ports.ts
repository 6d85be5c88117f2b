import { promoCalls } from '#contract/calls/promo.ts';
import { ok } from '#contract/result.ts';
import { promoMachine, type CodeKept, type CodeKnown } from '#machines/promo/promo.machine.ts';
import type { Api } from '#src/api/api.ts';
import { promoCodeDraft } from '#src/browser/drafts/promo-code.ts';
import type { BrowserStorages } from '#src/browser/owned-draft.ts';
import { alwaysAnswered } from '../always-answered.ts';
import { followCustomer } from '../session/follow-customer.ts';
import type { SessionFlow } from '../session/session-flow.ts';

export const promoWith = (api: Api): typeof promoMachine =>
  promoMachine.provide({
    actors: {
      applyPromo: alwaysAnswered(async ({ input, signal }) => {
        const answered = await api.call(
          promoCalls.apply_promo_code,
          { promo_code_name: input.code, order_payment_id: input.paymentId },
          { signal },
        );
        return answered.ok ? ok({ code: answered.value.order_payment.promo_code_name || input.code }) : answered;
      }),
    },
  });

export function promoMemory(
  { session, ...storages }: BrowserStorages & { readonly session: Pick<SessionFlow, 'getSnapshot' | 'subscribe'> },
  place: 'basket' | 'parcel',
  send: (news: CodeKnown) => void,
) {
  const draft = promoCodeDraft(storages, () => session.getSnapshot().context.user?._id);
  const typed = () => draft.read() ?? { basket: '', parcel: '' };
  const { stop, isStill } = followCustomer(session, () => send({ type: 'code.known', code: typed()[place] }));
  return {
    stop,
    keep: ({ code }: CodeKept) => {
      // Whoever came meanwhile has not typed this.
      if (!isStill()) return;
      const codes = { ...typed(), [place]: code };
      draft.keep(codes.basket || codes.parcel ? codes : null);
    },
  };
}
