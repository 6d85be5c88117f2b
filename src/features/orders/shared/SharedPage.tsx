import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Link } from '#src/navigation/Link.tsx';
import { failureOf } from '#src/api/call-failed.ts';
import { useApi } from '#src/api/api-context.ts';
import { sharedOrderOptions } from '#src/api/orders.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { LoadFailed } from '#src/failures/LoadFailed.tsx';
import { PageTitle } from '#src/navigation/PageTitle.tsx';
import { TrackingSkeleton } from '../tracking/TrackingSkeleton.tsx';
import styles from '../tracking/tracking.module.css';
import { SharedOrderWay } from './SharedOrderWay.tsx';

/** An order as somebody sees it who was given a link: what stands behind the # of the address never reaches a server's log. */
export function SharedPage() {
  const { t } = useLingui();
  const token = useLocation({ select: ({ hash }) => hash });
  return (
    <Page className={styles.page}>
      <PageTitle>{t`An order on its way`}</PageTitle>
      {token ? <Shown token={token} /> : <Ended />}
    </Page>
  );
}

function Shown({ token }: { readonly token: string }) {
  const { data, error, refetch, isFetching } = useQuery(sharedOrderOptions(useApi(), token));
  if (error && failureOf(error).kind === 'refused') return <Ended />;
  if (data) return <SharedOrderWay order={data.order} now={Date.parse(data.server_time)} isCutOff={error !== null} />;
  return error ? <LoadFailed error={error} again={() => void refetch()} busy={isFetching} /> : <TrackingSkeleton />;
}

const Ended = () => (
  <EmptyState
    level={1}
    picture={<Picture src="/pictures/dish/sky/croissant.svg" alt="" width={112} height={112} lazy={false} />}
    title={<Trans>This link has expired</Trans>}
    action={
      <Link to="/" className={buttonClass('primary')}>
        <Trans>Go home</Trans>
      </Link>
    }
  >
    <Trans>The order has ended, or the link is no longer shared.</Trans>
  </EmptyState>
);
