import { Trans } from '@lingui/react/macro';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { useRef } from 'react';
import { Attention } from '../features/checkout/messages/Attention.tsx';
import { BasketMessages } from '../features/checkout/messages/BasketMessages.tsx';
import { Continue } from './Continue.tsx';
import { Footer } from './Footer.tsx';
import styles from './Frame.module.css';
import { frameRules } from './frame-rules.ts';
import { Header } from './Header.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { LostFlows } from '../lazy/LostFlows.tsx';
import { Notices } from './Notices.tsx';
import { Parked } from '../features/checkout/messages/Parked.tsx';
import { Progress } from '../lazy/Progress.tsx';
import { SignIn } from './SignIn.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useLostFocus } from './use-lost-focus.ts';

export function Frame() {
  const rules = frameRules(useRouterState({ select: ({ matches }) => matches.at(-1)?.routeId ?? '/' }), {
    isFirstScreen: typeof window === 'undefined',
  });
  const continuesFirst = useRouterState({ select: ({ location }) => location.state.continuesOrder === true });
  const main = useRef<HTMLElement>(null);
  useHeadingFocus(main);
  useLostFocus(main);
  return (
    <div className={styles.frame}>
      <a
        href="#main"
        className={styles.skip}
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        <Trans>Skip to the content</Trans>
      </a>
      <Progress />
      <Header rules={rules} />
      <Notices placeShown={rules.place} />
      {/* Beneath a header of another height stands another page, not the same one moved. */}
      <main key={String(rules.place)} ref={main} id="main" tabIndex={-1} className={styles.main}>
        {rules.continueBar && continuesFirst ? <Continue first /> : null}
        <Outlet />
      </main>
      <Parked />
      {rules.continueBar && !continuesFirst ? <Continue /> : null}
      {rules.footer ? (
        <Footer />
      ) : (
        <div className={styles.tiny}>
          <LanguageSwitch />
        </div>
      )}
      <SignIn />
      <Attention />
      <BasketMessages />
      <LostFlows />
    </div>
  );
}
