import { Trans, useLingui } from '@lingui/react/macro';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useState, type ReactNode } from 'react';
import { plateClass } from '#src/ui/plate-class.ts';
import styles from './RideFilm.module.css';
import { RideScene, type Whereabouts } from './RideScene.tsx';
import { useScenes } from './use-scenes.ts';

type Scene = { readonly key: string; readonly at: Whereabouts; readonly caption: ReactNode };

const SCENE_LASTS = 4_000;

/** A ride as a small film with captions: it starts with a press, never by itself; without movement for who wants less of it. */
export function RideFilm() {
  const { t } = useLingui();
  const [isPlaying, setPlaying] = useState(false);
  const scenes: readonly Scene[] = [
    { key: 'store', at: 'store', caption: <Trans>The order is ready. The store has packed it.</Trans> },
    { key: 'code', at: 'store', caption: <Trans>Give the code and take the order.</Trans> },
    { key: 'lake', at: 'lake', caption: <Trans>Along the water. The customer sees you coming.</Trans> },
    { key: 'door', at: 'door', caption: <Trans>Floor and entry code are on your screen.</Trans> },
    { key: 'done', at: 'door', caption: <Trans>A second code at the door and you’re done.</Trans> },
  ];
  const [shown, show] = useScenes(scenes.length, isPlaying, SCENE_LASTS, () => setPlaying(false));
  const press = () => {
    // From its end it begins again.
    if (!isPlaying && shown === scenes.length - 1) show(0);
    setPlaying(!isPlaying);
  };
  return (
    <figure className={styles.film}>
      <div className={styles.screen}>
        <RideScene at={scenes[shown]?.at ?? 'store'} has={shown > 0 && shown < scenes.length - 1} />
      </div>
      <button type="button" className={plateClass({ className: styles.play })} onClick={press}>
        {isPlaying ? <Pause size={20} aria-hidden="true" /> : <Play size={20} aria-hidden="true" />}
        <span>{isPlaying ? t`Pause` : t`Play, with captions`}</span>
      </button>
      <figcaption>
        <ol className={styles.captions}>
          {scenes.map(({ key, caption }, index) => (
            <li key={key} aria-current={index === shown ? 'step' : undefined} className={styles.caption}>
              {caption}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
