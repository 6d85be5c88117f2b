import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Card } from '#src/ui/Card.tsx';
import styles from './Accordion.module.css';

export type Toggle = { readonly isOpen: boolean; readonly onToggle: (isOpen: boolean) => void };

type AccordionProps = Toggle & {
  readonly id: string;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly children: ReactNode;
};

export const Accordion = ({ id, title, note, isOpen, onToggle, children }: AccordionProps) => (
  <Card as="section" padded={false} aria-labelledby={id}>
    <details
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        // Drawn open it says so, too.
        if (open !== isOpen) onToggle(open);
      }}
    >
      <summary className={styles.summary}>
        <span className={styles.words}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {note ? <span className={styles.note}>{note}</span> : null}
        </span>
        <ChevronDown size={20} aria-hidden="true" className={styles.chevron} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  </Card>
);
