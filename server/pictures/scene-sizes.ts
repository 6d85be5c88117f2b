/** What a scene is drawn for: a store's card, the top of its page, an advert, the landing page beside its headline or (`quay`) below it, or a link that somebody shares. */
export type SceneShape = 'card' | 'banner' | 'advert' | 'hero' | 'quay' | 'share';

/** Width and height of each shape, in units that are pixels at its usual size. */
export const SCENE_SIZES: Readonly<Record<SceneShape, readonly [width: number, height: number]>> = {
  card: [380, 178],
  banner: [1280, 250],
  advert: [372, 240],
  hero: [1280, 545],
  quay: [390, 200],
  share: [1200, 630],
};
