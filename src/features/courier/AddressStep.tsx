import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, type ClipboardEvent } from 'react';
import { useParcelPictures } from '#src/features/courier/pictures/use-parcel-pictures.ts';
import { Message } from '#src/ui/Message.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import { AddressAside } from './AddressAside.tsx';
import { endFieldName } from './courier-texts.ts';
import styles from './courier.module.css';
import ends from './ends.module.css';
import { EndCard } from './EndCard.tsx';
import { fieldId } from './field-id.ts';
import type { OpenBooking } from './open-booking.ts';
import { Pictures } from './pictures/Pictures.tsx';
import { RecallNotice } from './RecallNotice.tsx';
import { WhoPays } from './WhoPays.tsx';

/** Where it is picked up, where it goes, who is met there, what it is: the first step. */
export function AddressStep(open: OpenBooking) {
  const { i18n } = useLingui();
  const formId = useId();
  const { user, view, send, flows } = open;
  const pictures = useParcelPictures(flows.pictures, flows.pictureOwner);
  const goOn = () => {
    send({ type: 'vehicles.wanted' });
    if (view.first) document.getElementById(fieldId(view.first.end, view.first.field))?.focus();
  };
  const paste = ({ clipboardData }: ClipboardEvent) => {
    if (clipboardData.files.length > 0) void pictures[2]([...clipboardData.files]);
  };
  return (
    <>
      <RecallNotice view={view} send={send} />
      {view.failure ? (
        <Message tone="bad" className={styles.notice} title={<Trans>We can’t offer this trip.</Trans>}>
          <FailureText failure={view.failure} />
        </Message>
      ) : null}
      {view.isTried && view.missing.length > 0 ? (
        <Message
          tone="bad"
          className={styles.notice}
          title={<Plural value={view.missing.length} one="Check # field" other="Check # fields" />}
        >
          <ul className={styles.missingList}>
            {view.missing.map(({ end, field }) => (
              <li key={`${end}.${field}`}>
                <a
                  href={`#${fieldId(end, field)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(fieldId(end, field))?.focus();
                  }}
                >
                  {i18n._(endFieldName(end, field))}
                </a>
              </li>
            ))}
          </ul>
        </Message>
      ) : null}
      {/* The searches are forms of their own, so the fields belong to this one by its id. */}
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          goOn();
        }}
      />
      <div className={styles.columns} onPaste={paste}>
        <div className={styles.form}>
          <div className={ends.ends}>
            <EndCard end="pickup" formId={formId} open={open} />
            <EndCard end="dropOff" formId={formId} open={open} />
          </div>
          <Pictures flow={pictures} />
          <WhoPays user={user} payer={view.draft.payer} onChoose={(payer) => send({ type: 'payer.chosen', payer })} />
        </div>
        <AddressAside formId={formId} open={open} />
      </div>
    </>
  );
}
