import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#src/ui/fonts.css';
import '#src/ui/tokens.css';
import '#src/ui/global.css';
import { Page } from '#src/ui/Page.tsx';
import { ControlSamples } from './control-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import styles from './gallery.module.css';
import { NewsSamples } from './news-samples.tsx';
import { OverlaySamples } from './overlay-samples.tsx';
import { PictureSamples } from './picture-samples.tsx';
import { PlateSamples } from './plate-samples.tsx';

const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset.theme = theme;

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Page as="main" className={styles.page}>
      <h1>Components and states</h1>
      <div className={styles.columns}>
        <ControlSamples />
        <FieldSamples />
        <PlateSamples />
        <NewsSamples />
        <OverlaySamples />
      </div>
      <PictureSamples />
    </Page>
  </StrictMode>,
);
