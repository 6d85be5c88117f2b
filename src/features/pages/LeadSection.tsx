import type { ReactElement, ReactNode } from 'react';
import type { LeadKind } from '#contract/forms/lead-forms.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { neededPart } from '#src/lazy/lazy-part.tsx';
import styles from './LeadSection.module.css';
import { withWords } from '#src/lazy/with-words.ts';

const Lead = neededPart(
  (texts) => withWords(import('./lead/Lead.tsx'), texts.load('lead', 'sign-in'), 'Lead'),
  <Skeleton className={styles.coming} />,
);

type LeadSectionProps = {
  readonly id: string;
  readonly kind: LeadKind;
  readonly title: ReactNode;
  readonly children: ReactElement;
};

export function LeadSection({ id, kind, title, children }: LeadSectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} className={styles.section} aria-labelledby={headingId}>
      <div className={styles.words}>
        <h2 id={headingId} tabIndex={-1} className={styles.heading}>
          {title}
        </h2>
        {children}
      </div>
      {/* What the server draws has no form: it needs scripts to be kept and sent. */}
      <div className={styles.form}>
        {typeof window === 'undefined' ? <Skeleton className={styles.coming} /> : <Lead kind={kind} labelledBy={headingId} />}
      </div>
    </section>
  );
}
