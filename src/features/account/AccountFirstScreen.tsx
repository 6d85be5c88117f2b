import { Page } from '#src/ui/Page.tsx';
import { PageTitle } from '#src/navigation/PageTitle.tsx';
import styles from './AccountShell.module.css';
import { Loading } from './Loading.tsx';

export function AccountFirstScreen({ title }: { readonly title: string }) {
  return (
    <Page className={styles.account}>
      <PageTitle>{title}</PageTitle>
      {/* Where the customer's name will stand. */}
      <p className={styles.who} aria-hidden="true">
        {'\u00a0'}
      </p>
      <h1>{title}</h1>
      <Loading rows={3} />
    </Page>
  );
}
