import { useEffect, useEffectEvent } from 'react';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { ApiProvider } from '../api/api-context.ts';
import { CodeTextsProvider } from '../texts/code-texts-context.ts';
import { FlowsProvider } from '../shop/flows.tsx';
import { SpeakProvider } from '../texts/speak-context.ts';
import { Words } from '../texts/Words.tsx';
import { ToastsProvider } from '../shop/toasts/toasts.ts';
import type { Application } from './application.ts';
import type { createAppRouter } from './create-router.ts';

type AppProps = {
  readonly application: Application;
  readonly router: ReturnType<typeof createAppRouter>;
  readonly onEffects?: () => void;
};

export function App({ application, router, onEffects }: AppProps) {
  const begun = useEffectEvent(() => onEffects?.());
  useEffect(() => begun(), []);
  return (
    <I18nProvider i18n={application.texts.i18n} defaultComponent={Words}>
      <QueryClientProvider client={application.queryClient}>
        <ApiProvider value={application.api}>
          <FlowsProvider value={application.flows}>
            <SpeakProvider value={application.speak}>
              <CodeTextsProvider value={application.codeTexts}>
                <ToastsProvider value={application.toasts}>
                  <RouterProvider router={router} />
                </ToastsProvider>
              </CodeTextsProvider>
            </SpeakProvider>
          </FlowsProvider>
        </ApiProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
}
