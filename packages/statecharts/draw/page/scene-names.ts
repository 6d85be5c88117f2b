export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Of each flow, by its page's name, the pictures there are: `checking.waiting.en.light`. */
export type Scenes = Readonly<Record<string, readonly string[]>>;

/** A picture of what was on the screen: the page of its flow, and its name there. */
export type Scene = { readonly flow: string; readonly name: string };

export const sceneFile = (name: string, language: string, scheme: Scheme): string => `${name}.${language}.${scheme}.webp`;

/** What a file shows, without its ending; null where it is no picture of a screen. */
export const sceneIn = (file: string): string | null => /^(.+\.[a-z]{2}\.(?:light|dark))\.webp$/.exec(file)?.[1] ?? null;

/** The page of a machine's drawing: `order-placement` of `orderPlacement`. */
export const pageNameOf = (machine: string): string => machine.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Where a flow stands, in all its regions. */
export const standingScene = (paths: readonly string[]): string => paths.join('+');

export const refusedScene = (reason: string): string => `refused-${reason.replaceAll('_', '-')}`;

export const failureScene = (slug: string): string => `failure-${slug}`;
