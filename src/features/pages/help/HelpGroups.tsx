import { Trans, useLingui } from '@lingui/react/macro';
import type { HelpGroup } from '#domain/help/help-content.ts';
import type { HelpFound } from '#domain/help/search-help.ts';
import { classNames } from '#src/ui/class-names.ts';
import styles from './HelpGroups.module.css';

export function HelpGroups({ groups, found }: { readonly groups: readonly HelpGroup[]; readonly found: HelpFound | null }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Subjects`} className={classNames(styles.nav, found && styles.searched)}>
      <ul className={styles.stops}>
        {groups.map(({ id, name }) => {
          const count = found?.groups.find((group) => group.id === id)?.questions.length ?? 0;
          return (
            <li key={id} className={styles.stop}>
              {found && count === 0 ? (
                <span className={styles.none}>{name}</span>
              ) : (
                <a href={`#${id}`} className={styles.link}>
                  <span>{name}</span>
                  {found ? (
                    <span className={styles.count}>
                      {count}
                      <span className="visually-hidden">
                        {' '}
                        <Trans>found</Trans>
                      </span>
                    </span>
                  ) : null}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
