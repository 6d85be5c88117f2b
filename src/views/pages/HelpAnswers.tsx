import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { HELP_EMAIL } from './contact-emails.ts';
import { PointGrid, type Point } from './PointGrid.tsx';

/** The six questions and their answers. */
export function HelpAnswers() {
  const answers: readonly Point[] = [
    {
      key: 'payment',
      title: <Trans>How can I pay?</Trans>,
      text: (
        <Trans>
          By Visa or MasterCard, from your wallet, or in cash. Not every way is open everywhere: the basket shows the ones that are before
          you order.
        </Trans>
      ),
    },
    {
      key: 'fee',
      title: <Trans>What does delivery cost?</Trans>,
      text: (
        <Trans>
          The fee depends on the distance from pickup to delivery. Once we know your address, every store shows its fee for it, and the
          basket lists it on a line of its own.
        </Trans>
      ),
    },
    {
      key: 'area',
      title: <Trans>Where do you deliver?</Trans>,
      text: (
        <Trans>
          In Geneva. Enter your address on the <Link to="/">main page</Link> to see which stores reach you. At many of them you can also
          collect your order yourself.
        </Trans>
      ),
    },
    {
      key: 'times',
      title: <Trans>When can I order?</Trans>,
      text: (
        <Trans>
          Whenever the store is open: each one has hours of its own. Many also take orders for later, for a date and time within the next
          seven days.
        </Trans>
      ),
    },
    {
      key: 'cancelling',
      title: <Trans>Can I cancel an order?</Trans>,
      text: (
        <Trans>
          Write to us at once, with the number of your order. Before the store accepts it, cancelling is free. While it is being prepared a
          charge may be kept, and once it is ready it can no longer be cancelled.
        </Trans>
      ),
    },
    {
      key: 'contact',
      title: <Trans>How do I reach you?</Trans>,
      text: (
        <Trans>
          By e-mail, at <a href={`mailto:${HELP_EMAIL}`}>{HELP_EMAIL}</a>. If you are waiting for an order,{' '}
          <Link to="/orders">your orders</Link> show how far it is.
        </Trans>
      ),
    },
  ];
  return <PointGrid points={answers} level={2} />;
}
