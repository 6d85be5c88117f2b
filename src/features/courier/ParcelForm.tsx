import { useId, type ClipboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Trans } from '@lingui/react/macro';
import { useParcelPictures } from '#src/features/courier/pictures/use-parcel-pictures.ts';
import { FailureText } from '#src/failures/FailureText.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Message } from '#src/ui/Message.tsx';
import { EndContact } from './EndContact.tsx';
import { EndStop } from './EndStop.tsx';
import { fieldId, VEHICLES_ID } from './field-id.ts';
import { NextButton } from './NextButton.tsx';
import type { OpenBooking } from './open-booking.ts';
import { Pictures } from './pictures/Pictures.tsx';
import { RecallNotice } from './RecallNotice.tsx';
import { TripOnMap } from './trip/TripOnMap.tsx';
import { VehiclesOffered } from './vehicles/VehiclesOffered.tsx';
import { WhoPays } from './WhoPays.tsx';
import styles from './courier.module.css';
import ends from './ends.module.css';

export function ParcelForm(open: OpenBooking) {
  const formId = useId();
  const { user, view, send, flows } = open;
  const { pickup, dropOff } = view.draft;
  const pictures = useParcelPictures(flows.pictures, flows.pictureOwner);
  // Room is made with the press that chose the second address, not when its answer comes.
  const isWay =
    (['pickup', 'dropOff'] as const).every((end) => view.draft[end].address !== null || flows[end][0].is === 'changing') &&
    view.problems.dropOff.address !== 'same';
  const goOn = () => {
    // What is missing opens its row before the focus goes there.
    flushSync(() => send({ type: 'details.confirmed' }));
    const [first] = view.missing;
    if (first) document.getElementById(first.end ? fieldId(first.end, first.field) : VEHICLES_ID)?.focus();
  };
  const paste = ({ clipboardData }: ClipboardEvent) => {
    if (clipboardData.files.length > 0) void pictures[2]([...clipboardData.files]);
  };
  return (
    <>
      <RecallNotice view={view} send={send} />
      {view.failure && view.vehicleNews?.is !== 'gone' ? (
        <Message tone="bad" className={styles.notice} title={<Trans>We can’t offer this trip.</Trans>}>
          <FailureText failure={view.failure} />
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
          <Card className={ends.ends}>
            <EndStop end="pickup" formId={formId} open={open} />
            <EndStop end="dropOff" formId={formId} open={open} />
          </Card>
          {isWay ? <VehiclesOffered view={view} send={send} /> : null}
          <Card className={ends.rows}>
            <EndContact end="pickup" formId={formId} open={open} />
            <EndContact end="dropOff" formId={formId} open={open} />
            <Pictures flow={pictures} />
            <WhoPays user={user} payer={view.draft.payer} onChoose={(payer) => send({ type: 'payer.chosen', payer })} />
          </Card>
          <NextButton formId={formId} open={open} />
        </div>
        <div className={isWay ? styles.mapAside : styles.noMapAside}>
          <TripOnMap pickup={pickup.address} dropOff={dropOff.address} trip={view.trip.is === 'known' ? view.trip.trip : null} />
        </div>
      </div>
    </>
  );
}
