import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import styles from './Message.module.css';

export type MessageTone = 'info' | 'warn' | 'bad' | 'ok';

const ICONS = { info: Info, warn: TriangleAlert, bad: CircleAlert, ok: CircleCheck } as const;
const ROLES = { info: undefined, warn: 'status', bad: 'alert', ok: 'status' } as const;

type MessageProps = {
  readonly tone?: MessageTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly icon?: ReactNode;
  readonly action?: ReactNode;
  /** How it is read out when it comes: errors at once, warnings and good news in turn, information not at all. */
  readonly role?: 'alert' | 'status' | 'none';
  readonly aside?: ReactNode;
  readonly wide?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
  readonly className?: string;
};

/** News that stays until its cause is gone. It takes focus by script (`ref`), for errors the reader must find. */
export function Message({ tone = 'info', title, children, icon, action, aside, role, wide = false, ref, className }: MessageProps) {
  const Icon = ICONS[tone];
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={role === 'none' ? undefined : (role ?? ROLES[tone])}
      className={classNames(styles.message, styles[tone], wide && styles.wide, className)}
    >
      <span className={styles.icon} aria-hidden="true">
        {icon ?? <Icon size={20} />}
      </span>
      <div className={styles.words}>
        <div className={styles.said}>
          {title ? <strong>{title}</strong> : null}
          {title && children ? ' ' : null}
          {children ? <span>{children}</span> : null}
        </div>
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
    </div>
  );
}
