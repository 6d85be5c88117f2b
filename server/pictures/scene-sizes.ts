export type SceneShape = 'card' | 'banner' | 'advert' | 'hero' | 'quay' | 'share';

export const SCENE_SIZES: Readonly<Record<SceneShape, readonly [width: number, height: number]>> = {
  card: [380, 178],
  banner: [1280, 250],
  advert: [372, 240],
  hero: [1280, 545],
  quay: [390, 200],
  share: [1200, 630],
};
