import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactElement } from 'react';
import { Line } from '#src/ui/Line.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageTitle } from '#src/navigation/PageTitle.tsx';
import { BoardHead } from './BoardHead.tsx';
import { BoardWords } from './BoardWords.tsx';
import styles from './pages.module.css';
import { SocialLinks } from './SocialLinks.tsx';

type LineStop = ComponentProps<typeof Line>['stops'][number];
type WelcomeProps = Omit<ComponentProps<typeof BoardHead>, 'children'> & {
  readonly name: string;
  readonly title: ReactElement;
  readonly text: ReactElement;
  readonly link: ReactElement;
  readonly email: string;
  /** What becomes of the message, after it came. */
  readonly stops: readonly LineStop[];
};

export function Welcome({ name, title, text, link, email, stops, ...head }: WelcomeProps) {
  const { t } = useLingui();
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <BoardHead {...head}>
        <BoardWords title={title} text={text}>
          {link}
          <SocialLinks />
        </BoardWords>
      </BoardHead>
      <Page className={styles.page}>
        <section className={styles.first} aria-labelledby="next">
          <h2 id="next">
            <Trans>What happens next</Trans>
          </h2>
          <Line
            label={t`What happens next`}
            direction="both"
            stops={[
              { key: 'message', state: 'done', label: <Trans>Your message</Trans>, note: <Trans>We’ve got your message</Trans> },
              ...stops,
            ]}
          />
          <p className={styles.after}>
            <Trans>
              If something has changed in the meantime, write to <a href={`mailto:${email}`}>{email}</a>.
            </Trans>
          </p>
        </section>
      </Page>
    </>
  );
}
