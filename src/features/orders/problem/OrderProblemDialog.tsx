import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useRef } from 'react';
import { NOTE_LENGTH } from '#contract/limits.ts';
import type { ProblemWay } from '#contract/entities/order-problem.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import type { OrderProblemEvent, ProblemOrder } from '#machines/order-problem/order-problem.setup.ts';
import type { OrderProblemView } from '#machines/order-problem/order-problem.view.ts';
import { FailureText } from '#src/failures/FailureText.tsx';
import { Coming } from '#src/lazy/Progress.tsx';
import { useBackCloses } from '#src/navigation/use-back-closes.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Radio } from '#src/ui/Radio.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { ProblemLine } from './ProblemLine.tsx';
import styles from './problem.module.css';
import { outcomeText, photoTroubleText } from './problem-texts.ts';
import { useOrderProblem } from './use-order-problem.ts';

type OrderProblemDialogProps = {
  readonly open: boolean;
  readonly problemOf: ProblemOrder;
  readonly currency: string;
  readonly onClose: (isOver: boolean) => void;
};

/** Asks what was wrong with an order, line by line; what would go back stands at its foot before it is sent. */
export const OrderProblemDialog = (props: OrderProblemDialogProps) => (
  <Suspense fallback={<Coming />}>
    <OpenDialog {...props} />
  </Suspense>
);

function OpenDialog({ open, problemOf, currency, onClose }: OrderProblemDialogProps) {
  const { t } = useLingui();
  const [view, send, givePhoto] = useOrderProblem(problemOf);
  const isBusy = view.is === 'sending';
  const content = useRef<HTMLDivElement>(null);
  const sendEvent = (event: OrderProblemEvent) => {
    send(event);
    if (event.type === 'problem.sent') focusUnsaid(view, content.current);
  };
  const close = () => {
    // What was sent is waited for: leaving would not take it back.
    if (!isBusy) onClose(isOver(view));
  };
  useBackCloses(open, close);
  return (
    <Dialog
      open={open}
      onClose={close}
      dismissable={!isBusy}
      closeLabel={t`Close`}
      title={<Headline view={view} currency={currency} />}
      foot={<Foot view={view} currency={currency} send={sendEvent} onClose={close} />}
      ref={content}
    >
      <Body view={view} currency={currency} send={send} givePhoto={givePhoto} />
    </Dialog>
  );
}

const isOver = ({ is }: OrderProblemView): boolean => is === 'told' || is === 'closed' || is === 'refused';

function focusUnsaid({ lines }: OrderProblemView, content: HTMLElement | null): void {
  const unsaid = lines.find(({ said }) => said !== null && said.what === null);
  const first = unsaid ? `[data-line="${unsaid.line}"] input[type=radio]` : 'input[type=checkbox]';
  if (unsaid || lines.every(({ said }) => said === null)) content?.querySelector<HTMLElement>(first)?.focus();
}

function Headline({ view: { is, reported }, currency }: { readonly view: OrderProblemView; readonly currency: string }) {
  const { i18n } = useLingui();
  if (is === 'told' && reported) return i18n._(outcomeText(reported, formatMoney(toMinor(reported.amount), currency)));
  if (is === 'closed') return <Trans>It’s too late to report this</Trans>;
  if (is === 'refused') return <Trans>This couldn’t be reported</Trans>;
  return <Trans>What was wrong?</Trans>;
}

type PartProps = { readonly view: OrderProblemView; readonly currency: string; readonly send: (event: OrderProblemEvent) => void };

function Body({ view, currency, send, givePhoto }: PartProps & { readonly givePhoto: (line: number, file: File) => void }) {
  const { i18n } = useLingui();
  if (view.is === 'told') return <Reported view={view} />;
  if (view.is === 'closed')
    return (
      <p className={styles.quiet}>
        <Trans>Problems can be reported for a short time after an order. Write to us instead: you’ll find how under Help.</Trans>
      </p>
    );
  if (view.is === 'refused') return <Message tone="bad">{view.failure ? <FailureText failure={view.failure} /> : null}</Message>;
  const isOff = view.is === 'sending' || view.is === 'unsent';
  return (
    <div className={styles.form}>
      {view.is === 'unsent' ? (
        <Message tone="warn" title={<Trans>We lost the connection.</Trans>}>
          <Trans>It may have been sent. You can safely send it again.</Trans>
        </Message>
      ) : null}
      <ul>
        {view.lines.map((line) => (
          <ProblemLine
            key={line.line}
            line={line}
            currency={currency}
            isOff={isOff}
            isAdding={view.is === 'addingPhoto'}
            send={send}
            onPhoto={(file) => givePhoto(line.line, file)}
          />
        ))}
      </ul>
      {view.photoTrouble ? <Message tone="bad">{i18n._(photoTroubleText(view.photoTrouble))}</Message> : null}
      <TextAreaField
        label={<Trans>Anything else?</Trans>}
        optional
        value={view.note}
        maxLength={NOTE_LENGTH}
        disabled={isOff}
        onChange={({ currentTarget }) => send({ type: 'note.written', words: currentTarget.value })}
      />
      {view.amount > 0 && view.ways.length > 1 ? (
        <RadioGroup<ProblemWay>
          legend={<Trans>Where should the money go?</Trans>}
          value={view.way}
          onChange={(way) => send({ type: 'way.picked', way })}
          disabled={isOff}
        >
          <WayRows />
        </RadioGroup>
      ) : null}
      <p role="alert" className={styles.wrong}>
        {view.isIncomplete ? <Trans>Choose the items first, and what was wrong with each. Nothing was sent.</Trans> : null}
      </p>
    </div>
  );
}

function WayRows() {
  const { t } = useLingui();
  return (
    <>
      <Radio value="wallet" label={t`Your wallet`} description={t`Straight away`} ruled />
      <Radio value="original" label={t`The way you paid`} description={t`This may take a few days`} ruled />
    </>
  );
}

function Reported({ view: { reported } }: { readonly view: OrderProblemView }) {
  if (reported?.state === 'waiting')
    return (
      <p className={styles.quiet}>
        <Trans>You’ll get an email as soon as it’s decided.</Trans>
      </p>
    );
  if (reported?.state === 'given' && reported.way === 'original')
    return (
      <p className={styles.quiet}>
        <Trans>We’re sorry. The refund may take a few days to arrive.</Trans>
      </p>
    );
  return (
    <p className={styles.quiet}>
      <Trans>We’re sorry that it went wrong.</Trans>
    </p>
  );
}

function Foot({ view, currency, send, onClose }: PartProps & { readonly onClose: () => void }) {
  if (isOver(view))
    return (
      <Button full onClick={onClose}>
        <Trans>Back to my order</Trans>
      </Button>
    );
  const isUnsent = view.is === 'unsent';
  return (
    <div className={styles.foot}>
      {view.waits ? (
        <p className={styles.quiet}>
          <Trans>We look into this one first. You’ll get an email as soon as it’s decided.</Trans>
        </p>
      ) : null}
      <Button
        full
        busy={view.is === 'sending'}
        busyLabel={<Trans>Sending</Trans>}
        disabled={view.is === 'addingPhoto'}
        amount={view.amount > 0 ? formatMoney(view.amount, currency) : undefined}
        onClick={() => send({ type: isUnsent ? 'retry.asked' : 'problem.sent' })}
      >
        {isUnsent ? <Trans>Send again</Trans> : view.amount > 0 ? <Trans>Get money back</Trans> : <Trans>Send</Trans>}
      </Button>
    </div>
  );
}
