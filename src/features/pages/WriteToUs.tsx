import Mail from 'lucide-react/icons/mail';
import { useId, type ReactNode } from 'react';
import { wellFormed } from '#domain/well-formed.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Card } from '#src/ui/Card.tsx';
import styles from './pages.module.css';

type WriteToUsProps = {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly email: string;
  readonly subject?: string;
  readonly body?: string;
};

export function WriteToUs({ title, children, email, subject, body }: WriteToUsProps) {
  const id = useId();
  const filled = Object.entries({ subject, body }).flatMap(([name, text]) =>
    text ? [`${name}=${encodeURIComponent(wellFormed(text))}`] : [],
  );
  const address = `mailto:${email}${filled.length > 0 ? `?${filled.join('&')}` : ''}`;
  return (
    <Card as="section" aria-labelledby={id} className={styles.mail}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{children}</p>
      </div>
      <a href={address} className={buttonClass('primary')}>
        <Mail aria-hidden="true" />
        <span>{email}</span>
      </a>
    </Card>
  );
}
