import Clock from 'lucide-react/icons/clock';
import Coins from 'lucide-react/icons/coins';
import Gift from 'lucide-react/icons/gift';
import Plus from 'lucide-react/icons/plus';
import Receipt from 'lucide-react/icons/receipt-text';
import Undo from 'lucide-react/icons/undo-2';
import type { WalletMovementKind } from '#contract/entities/wallet-movement.ts';
import { classNames } from '#src/ui/class-names.ts';
import styles from './Movements.module.css';

type Look = { readonly icon: typeof Plus; readonly tone: 'in' | 'gift' | 'out' };

const LOOKS: Readonly<Record<WalletMovementKind, Look>> = {
  opening: { icon: Plus, tone: 'in' },
  top_up: { icon: Plus, tone: 'in' },
  order: { icon: Receipt, tone: 'out' },
  held: { icon: Clock, tone: 'out' },
  let_go: { icon: Clock, tone: 'out' },
  given_back: { icon: Undo, tone: 'in' },
  refund: { icon: Undo, tone: 'in' },
  cashback: { icon: Coins, tone: 'gift' },
  cashback_back: { icon: Coins, tone: 'out' },
  referral: { icon: Gift, tone: 'in' },
  given_up: { icon: Undo, tone: 'out' },
};

export function MovementIcon({ kind }: { readonly kind: WalletMovementKind }) {
  const { icon: Icon, tone } = LOOKS[kind];
  return (
    <span className={classNames(styles.tile, styles[tone])} aria-hidden="true">
      <Icon size={20} />
    </span>
  );
}
