import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import type { ContactProblems } from '#domain/checkout/recipient.ts';
import type { CheckoutFlows } from '#src/features/checkout/use-checkout.ts';
import { DeliveryTimeDialog } from '#src/features/time/lazy-time-dialog.ts';
import { lazyDialog } from '#src/lazy/lazy-part.tsx';
import { useAhead } from '#src/lazy/use-ahead.ts';
import { withWords } from '#src/lazy/with-words.ts';

type CheckoutSheetsProps = {
  readonly flows: CheckoutFlows;
  readonly problems: ContactProblems;
  readonly destination: OrderAddress | null;
  readonly user: StoredUser | null;
  readonly cityId: string | null;
};

const leave = ({ flows }: { readonly flows: CheckoutFlows }) => flows.sheet[1]({ type: 'sheet.closed' });
const WhereSheet = lazyDialog<CheckoutSheetsProps>(
  (texts) => withWords(import('../sheets/WhereSheet.tsx'), texts.load('payment'), 'WhereSheet'),
  leave,
);
const WhoSheet = lazyDialog<CheckoutSheetsProps>(
  (texts) => withWords(import('../sheets/WhoSheet.tsx'), texts.load('payment'), 'WhoSheet'),
  leave,
);

export function CheckoutSheets(props: CheckoutSheetsProps) {
  useAhead((texts) => {
    for (const Sheet of [WhereSheet, WhoSheet, DeliveryTimeDialog]) void Sheet.preload(texts);
  });
  const [row] = props.flows.sheet;
  return (
    <>
      <WhereSheet open={row === 'where'} {...props} />
      <DeliveryTimeDialog open={row === 'when'} onClose={() => leave(props)} />
      <WhoSheet open={row === 'who'} {...props} />
    </>
  );
}
