import { Trans } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import styles from './Favourites.module.css';

type FavouritesHeadProps = {
  readonly title: ReactNode;
  readonly note: ReactNode;
  readonly isEdited: boolean;
  readonly isBusy: boolean;
  readonly hasAny: boolean;
  readonly onToggled: () => void;
};

export const FavouritesHead = ({ title, note, isEdited, isBusy, hasAny, onToggled }: FavouritesHeadProps) => (
  <div className={styles.head}>
    <div>
      <h2 className="visually-hidden">{title}</h2>
      <p role="status" className={styles.note}>
        {note}
      </p>
    </div>
    {hasAny || isEdited ? (
      <Button
        variant="secondary"
        size="small"
        icon={isEdited ? <X size={18} aria-hidden="true" /> : <Pencil size={18} aria-hidden="true" />}
        disabled={isBusy}
        onClick={onToggled}
      >
        {isEdited ? <Trans>Done</Trans> : <Trans>Edit</Trans>}
      </Button>
    ) : null}
  </div>
);
