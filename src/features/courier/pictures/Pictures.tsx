import { Trans, useLingui } from '@lingui/react/macro';
import Camera from 'lucide-react/icons/camera';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef, type ChangeEvent, type DragEvent } from 'react';
import type { ParcelPicturesFlow } from '#src/features/courier/pictures/use-parcel-pictures.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { imageRefusalText } from '../courier-texts.ts';
import { ParcelRow } from '../ParcelRow.tsx';
import styles from './pictures.module.css';
import { PictureTile } from './PictureTile.tsx';

const TAKEN = 'image/jpeg,image/png';

export function Pictures({ flow: [view, send, give] }: { readonly flow: ParcelPicturesFlow }) {
  const { t, i18n } = useLingui();
  const [files, camera] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const count = view.pictures.length;
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    void give([...(currentTarget.files ?? [])]);
    // The same file again is a choice too.
    currentTarget.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void give([...event.dataTransfer.files]);
  };
  return (
    <ParcelRow
      id="parcel-pictures"
      title={<Trans>Photos</Trans>}
      summary={<Trans>Photos help the courier bring the right vehicle</Trans>}
      isEmpty
      isCalling={count > 0 || view.refusals.length > 0}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <ul className={styles.tiles}>
        {view.pictures.map((picture, index) => (
          <PictureTile
            key={picture.id}
            picture={picture}
            number={index + 1}
            onRemove={() => {
              send({ type: 'picture.removed', id: picture.id });
              files.current?.focus();
            }}
            onRetry={() => send({ type: 'picture.retried', id: picture.id })}
          />
        ))}
        {view.hasRoom ? (
          <li>
            <label className={styles.add}>
              <ImagePlus size={24} aria-hidden="true" />
              <span className="visually-hidden">
                <Trans>Add photos</Trans>
              </span>
              <input ref={files} type="file" accept={TAKEN} multiple className={styles.input} onChange={take} />
            </label>
          </li>
        ) : null}
      </ul>
      {view.hasRoom ? (
        <div className={styles.camera}>
          <Button variant="secondary" size="small" icon={<Camera size={20} aria-hidden="true" />} onClick={() => camera.current?.click()}>
            <Trans>Take a photo</Trans>
          </Button>
          <input ref={camera} type="file" accept={TAKEN} capture="environment" hidden aria-label={t`Take a photo`} onChange={take} />
        </div>
      ) : null}
      <p className={styles.quiet}>
        <Trans>JPEG or PNG, 5 MB each</Trans>
      </p>
      <p role="status" className="visually-hidden">
        {view.is === 'preparing' ? <Trans>Preparing a photo</Trans> : null}
      </p>
      {view.refusals.length > 0 ? (
        <Message
          tone="bad"
          className={styles.refused}
          title={<Trans>Not added:</Trans>}
          action={
            <Button size="small" variant="secondary" onClick={() => send({ type: 'refusals.read' })}>
              <Trans>Got it</Trans>
            </Button>
          }
        >
          <ul>
            {view.refusals.map(({ name, why }) => (
              <li key={name}>
                <Refused name={name} why={i18n._(imageRefusalText(why))} />
              </li>
            ))}
          </ul>
        </Message>
      ) : null}
    </ParcelRow>
  );
}

const Refused = ({ name, why }: { readonly name: string; readonly why: string }) => (
  <Trans>
    {name}: {why}
  </Trans>
);
