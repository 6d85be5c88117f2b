import { useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import { useCallback, useEffect, useId, useRef, useState, type ComponentType } from 'react';
import type { StoredUser } from '#contract/entities/user.ts';
import { hasPicture } from '#domain/customer-picture.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { useTexts } from '../lazy/use-texts.ts';
import styles from './AccountControl.module.css';

type Entries = ComponentType<{ readonly close: () => void }>;

function useEntries() {
  const texts = useTexts();
  const [Entries, setEntries] = useState<Entries | null>(null);
  const tryToLoad = useCallback(() => {
    Promise.all([import('./parts/UserMenuEntries.tsx'), texts.load('frame-parts')])
      .then(([part]) => setEntries(() => part.UserMenuEntries))
      .catch(() => undefined);
  }, [texts]);
  useEffect(tryToLoad, [tryToLoad]);
  return { Entries, tryToLoad };
}

/** The pages of the customer's account under a button: a disclosure, so that each is an ordinary link. */
export function UserMenu({ user }: { readonly user: StoredUser }) {
  const { t } = useLingui();
  const listId = useId();
  const { Entries, tryToLoad } = useEntries();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const nobody = <CircleUserRound size={20} aria-hidden="true" />;
  return (
    <nav
      aria-label={t`Your account`}
      className={styles.menu}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        close();
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.trigger}
        aria-expanded={open}
        aria-controls={listId}
        aria-label={t`${user.first_name}, your account`}
        onClick={() => {
          if (!Entries) tryToLoad();
          setOpen(!open);
        }}
      >
        {hasPicture(user.image_url) ? (
          <Picture src={user.image_url} alt="" width={24} height={24} lazy={false} className={styles.picture} fallback={nobody} />
        ) : (
          nobody
        )}
        <span className={styles.name}>{user.first_name}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <ul id={listId} className={styles.list} hidden={!open || !Entries} onClick={close}>
        {Entries ? <Entries close={close} /> : null}
      </ul>
    </nav>
  );
}
