import { useQuery } from '@tanstack/react-query';
import type { StoredUser } from '#contract/entities/user.ts';
import { useApi } from '#src/api/api-context.ts';
import { savedCardsOptions } from '#src/api/saved-cards.ts';
import type { CheckoutFlows } from '#src/features/checkout/use-checkout.ts';
import { toPaymentDialogView } from './payment-dialog.view.ts';
import { sheetOf } from '#domain/payment/methods.ts';
import { useSheetsHere } from '#src/features/payment/parts/use-sheets-here.ts';
import { useWaysToPay } from './use-ways-to-pay.ts';
import { waysOffered } from './ways-offered.ts';

/** How the basket would be paid by the newest price: as the payment's dialog will have it chosen; `chosen` is null while nothing is, and where it is unknown. */
export function useWayChosen(flows: CheckoutFlows, customer: StoredUser, cityId: string) {
  const [placement] = flows.placement;
  const [invoice] = flows.invoice;
  const { ways, wallet } = useWaysToPay(customer, cityId, true);
  const { data: cards, isPending } = useQuery(savedCardsOptions(useApi(), customer._id));
  // Whoever pays otherwise needs no answer of the provider's for this.
  const here = useSheetsHere(ways.data, sheetOf(placement.way.way) !== null);
  const { chosen, otherwise, offered } = waysOffered(ways.data, placement.way.way, false, here.sheets);
  const method = chosen ?? otherwise((cards?.length ?? 0) > 0);
  const { walletPart, rest, toPay, card } = toPaymentDialogView({
    placement,
    payment: null,
    invoice,
    usesWallet: wallet.shown,
    ways,
    way: { method, cardId: placement.way.cardId },
    cards: { is: 'listed', cards: cards ?? [] },
  });
  const way = offered.find(({ id }) => id === method);
  const isKnown = way && invoice.invoice && !here.isPending && !(way.needsCard && isPending);
  return {
    chosen: isKnown ? { way, card: way.needsCard ? card : null, walletPart, rest, toPay } : null,
    isPending: ways.isPending || isPending || here.isPending || invoice.is === 'asking',
  };
}
