import { Trans, useLingui } from '@lingui/react/macro';
import User from 'lucide-react/icons/user';
import { useRef, type ChangeEvent } from 'react';
import { hasPicture } from '#domain/customer-picture.ts';
import { useProfilePicture } from '#src/features/account/picture/use-profile-picture.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import { fileRefusalText } from './file-refusal-text.ts';
import styles from './ProfilePicture.module.css';
import { TryAgain } from '#src/failures/TryAgain.tsx';

export function ProfilePicture({ address }: { readonly address: string }) {
  const { t } = useLingui();
  const { keep, ...command } = useProfilePicture();
  const { is, asked, give: ask } = command;
  const doing = is !== 'asking' ? null : asked?.file === null ? 'removing' : 'keeping';
  const files = useRef<HTMLInputElement>(null);
  const isThere = hasPicture(address);
  const give = (file: File | undefined) => {
    if (file && doing === null) keep(file);
  };
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    give(currentTarget.files?.[0]);
    // The same file again is a choice too.
    currentTarget.value = '';
  };
  const nobody = <User size={40} aria-hidden="true" />;
  return (
    <div
      className={styles.part}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        give(event.dataTransfer.files[0]);
      }}
    >
      {isThere ? (
        <Picture src={address} alt={t`Your photo`} width={96} height={96} lazy={false} className={styles.picture} fallback={nobody} />
      ) : (
        <span className={styles.picture}>{nobody}</span>
      )}
      <div className={styles.ways}>
        <div className={styles.buttons}>
          <Button
            variant="secondary"
            size="small"
            busy={doing === 'keeping'}
            busyLabel={<Trans>Sending</Trans>}
            onClick={() => {
              if (doing === null) files.current?.click();
            }}
          >
            {isThere ? <Trans>Change photo</Trans> : <Trans>Add a photo</Trans>}
          </Button>
          <input ref={files} type="file" accept="image/jpeg,image/png" hidden aria-label={t`Photo`} onChange={take} />
          {isThere ? (
            <Button
              variant="quiet"
              size="small"
              busy={doing === 'removing'}
              disabled={doing === 'keeping'}
              onClick={() => {
                ask({ file: null });
                // This button goes with the picture.
                (files.current?.previousElementSibling as HTMLElement | null)?.focus();
              }}
            >
              <Trans>Remove</Trans>
            </Button>
          ) : null}
        </div>
        <p className={styles.hint}>
          <Trans>JPEG or PNG. Only you see it.</Trans>
        </p>
      </div>
      <WhatCameOfIt command={command} />
    </div>
  );
}

function WhatCameOfIt({ command }: { readonly command: Omit<ReturnType<typeof useProfilePicture>, 'keep'> }) {
  const { is, asked, value, failure, give } = command;
  const unsent = failure?.kind !== 'refusedFile' && asked?.file ? asked : null;
  return (
    <>
      <p role="status" className="visually-hidden">
        {is === 'done' && value?.file ? <Trans>Your photo is saved.</Trans> : null}
        {is === 'done' && value?.file === null ? <Trans>Photo removed.</Trans> : null}
      </p>
      {failure ? (
        <Message
          tone="bad"
          className={styles.trouble}
          title={<Trans>Your photo was not changed.</Trans>}
          action={unsent ? <TryAgain onClick={() => give(unsent)} /> : undefined}
        >
          {failure.kind === 'refusedFile' ? <FileRefusal why={failure.why} /> : <FailureText failure={failure} />}
        </Message>
      ) : null}
    </>
  );
}

function FileRefusal({ why }: { readonly why: Parameters<typeof fileRefusalText>[0] }) {
  const { i18n } = useLingui();
  return i18n._(fileRefusalText(why));
}
