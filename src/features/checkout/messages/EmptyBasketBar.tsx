import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import X from 'lucide-react/icons/x';
import { classNames } from '#src/ui/class-names.ts';
import styles from './BasketBar.module.css';

export function EmptyBasketBar() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const close = () => {
    document.getElementById('main')?.focus({ preventScroll: true });
    void navigate({ to: '.', search: true, state: {}, replace: true, resetScroll: false });
  };
  return (
    <div className={styles.bar}>
      <span className={styles.words}>
        <Trans>Your basket is empty!</Trans>
      </span>
      <button type="button" aria-label={t`Close`} className={classNames(styles.action, styles.close)} onClick={close}>
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  );
}
