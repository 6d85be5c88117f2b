import { Trans } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import styles from './order-rows.module.css';

type OrderRowProps = {
  readonly icon: ReactNode;
  readonly label: string;
  readonly title: ReactNode;
  readonly details?: ReactNode;
  readonly problem?: ReactNode;
  readonly isBad?: boolean;
  readonly isEmpty?: boolean;
  readonly changeLabel?: string;
  readonly onChange?: (() => void) | undefined;
};

export const OrderRow = ({
  icon,
  label,
  title,
  details,
  problem,
  isBad = false,
  isEmpty = false,
  changeLabel,
  onChange,
}: OrderRowProps) => (
  <li className={classNames(styles.row, Boolean(problem) && isBad && styles.bad)}>
    <span className={styles.icon} aria-hidden="true">
      {icon}
    </span>
    <div>
      <p className={styles.title}>
        {label ? <span className="visually-hidden">{label}: </span> : null}
        <span>{title}</span>
      </p>
      {details ? <p className={styles.details}>{details}</p> : null}
      {problem ? (
        <p className={styles.problem}>
          <CircleAlert size={16} aria-hidden="true" />
          <span>{problem}</span>
        </p>
      ) : null}
    </div>
    {onChange ? (
      <Button variant="quiet" size="small" className={styles.change} aria-label={changeLabel} onClick={onChange}>
        {isEmpty ? <Trans>Add</Trans> : <Trans>Change</Trans>}
      </Button>
    ) : null}
  </li>
);
