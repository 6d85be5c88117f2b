import { h } from './dom.ts';
import { SCHEMES, sceneFile, type Scene, type Scenes, type Scheme } from './scene-names.ts';

declare global {
  /** Said by `scenes.js`, which stands beside the pages. */
  var statechartScenes: Scenes | undefined;
}

const LANGUAGES: Readonly<Record<string, string>> = { en: 'English', fr: 'Français' };
const SCHEME_WORDS: Readonly<Record<Scheme, string>> = { light: 'Light', dark: 'Dark' };
const [WIDTH, HEIGHT] = [390, 844];

const endingOf = (picture: string) => picture.split('.').slice(-2) as [language: string, scheme: Scheme];

/** The customer's screen beside a step, in the language and colours that the reader chooses. */
export const scenePanel = (holder: HTMLElement) => {
  const scenes = globalThis.statechartScenes ?? {};
  const languages = [...new Set(Object.values(scenes).flatMap((names) => names.map((name) => endingOf(name)[0])))].sort();
  let language = languages[0] ?? 'en';
  let scheme: Scheme = matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light';

  /** Where a page has no switch of languages it was seen in its own alone. */
  const fileOf = ({ flow, name }: Scene): string | null => {
    const taken = scenes[flow] ?? [];
    const spoken = [language, ...languages].find((one) => taken.includes(`${name}.${one}.${scheme}`));
    return spoken === undefined ? null : `scenes/${encodeURIComponent(flow)}/${encodeURIComponent(sceneFile(name, spoken, scheme))}`;
  };
  const choice = <Value extends string>(
    label: string,
    values: readonly Value[],
    now: Value,
    choose: (value: Value) => void,
    words: (value: Value) => string,
  ) =>
    h(
      'div',
      { class: 'choice', role: 'group', 'aria-label': label },
      values.map((value) =>
        h('button', { type: 'button', 'aria-pressed': String(value === now), onclick: () => choose(value) }, words(value)),
      ),
    );

  const show = (wanted: readonly Scene[], says: string): void => {
    holder.hidden = false;
    const isMade = wanted.some(({ flow }) => scenes[flow] !== undefined);
    holder.classList.toggle('unmade', !isMade);
    if (!isMade)
      return holder.replaceChildren(
        h(
          'p',
          { class: 'aside' },
          'The customer’s screen stands here once ',
          h('code', {}, 'npm run scenes'),
          ' has taken the pictures, which takes some ten minutes.',
        ),
      );
    const file = wanted.map(fileOf).find((one) => one !== null);
    const again = (change: () => void) => () => {
      change();
      show(wanted, says);
    };
    holder.replaceChildren(
      h(
        'div',
        { class: 'scene-choices' },
        choice(
          'Language of the screen',
          languages,
          language,
          (value) => again(() => (language = value))(),
          (value) => LANGUAGES[value] ?? value,
        ),
        choice(
          'Colours of the screen',
          SCHEMES,
          scheme,
          (value) => again(() => (scheme = value))(),
          (value) => SCHEME_WORDS[value],
        ),
      ),
      file
        ? h(
            'a',
            { href: file, target: '_blank', class: 'scene', title: 'The picture in its own size' },
            h('img', { src: file, alt: `The customer’s screen: ${says}`, width: WIDTH, height: HEIGHT }),
            h('small', { class: 'aside' }, 'As a journey in the browser saw it: its dishes, sums and times are its own.'),
          )
        : h('p', { class: 'aside' }, 'There is no picture of this: nobody sees it, or no journey in the browser comes to it.'),
    );
  };
  return {
    show,
    hide: () => {
      holder.hidden = true;
      holder.replaceChildren();
    },
  };
};
export type ScenePanel = ReturnType<typeof scenePanel>;
