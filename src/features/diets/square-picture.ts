const DRAWN_SCENE = /^(.*\/pictures)\/scene\/card\/([a-z]+)(?:-[^/]*)?\/([A-Za-z]+)[^/]*\.svg$/;

/**
 * A square picture of a store: its scene's main dish on the scene's ground, where the store's picture is a drawn one
 * (of a broad scene a square shows half a pot and half a glass); else the store's picture itself.
 */
export function squarePicture(storePicture: string): string {
  const [, root, tint, dish] = DRAWN_SCENE.exec(storePicture) ?? [];
  return dish ? `${root}/dish/${tint}/${dish}.svg` : storePicture;
}
