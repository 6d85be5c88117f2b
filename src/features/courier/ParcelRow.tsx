import { Trans } from '@lingui/react/macro';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import ends from './ends.module.css';

type ParcelRowProps = Omit<ComponentProps<'section'>, 'title'> & {
  readonly id: string;
  readonly title: ReactNode;
  readonly summary: ReactNode;
  readonly isEmpty: boolean;
  readonly isCalling: boolean;
};

export function ParcelRow({ id, title, summary, isEmpty, isCalling, children, ...section }: ParcelRowProps) {
  const buttonId = useId();
  const [isOpen, setOpen] = useState(false);
  if (isCalling && !isOpen) setOpen(true);
  return (
    <section {...section} aria-labelledby={id} className={ends.row}>
      <div className={ends.rowHead}>
        <div>
          <h2 id={id}>{title}</h2>
          {isOpen ? null : <p className={ends.summary}>{summary}</p>}
        </div>
        <Button
          id={buttonId}
          size="small"
          variant={isEmpty && !isOpen ? 'secondary' : 'quiet'}
          aria-labelledby={`${buttonId} ${id}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <Trans>Done</Trans> : isEmpty ? <Trans>Add</Trans> : <Trans>Change</Trans>}
        </Button>
      </div>
      <div hidden={!isOpen}>{children}</div>
    </section>
  );
}
