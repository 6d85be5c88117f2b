import { Page } from '#src/ui/Page.tsx';
import { PageTitle } from '../navigation/PageTitle.tsx';
import styles from './AccountShell.module.css';
import { Loading } from './Loading.tsx';

/** An account page before the browser tells who is signed in: it says nothing about that. */
export function AccountFirstScreen({ title }: { readonly title: string }) {
  return (
    <Page className={styles.account}>
      <PageTitle>{title}</PageTitle>
      <h1 className={styles.name}>{title}</h1>
      <Loading rows={3} />
    </Page>
  );
}
