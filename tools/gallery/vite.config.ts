import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { dishPicture } from '#server/pictures/dish-picture.ts';
import { parsePictureAddress } from '#server/pictures/picture-address.ts';
import { scenePicture } from '#server/pictures/scene-picture.ts';

/** Serves composed pictures at their own addresses, as the server does. */
const pictures: Plugin = {
  name: 'gallery-pictures',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const asked = parsePictureAddress(request.url ?? '');
      if (!asked) {
        next();
        return;
      }
      response.setHeader('content-type', 'image/svg+xml');
      response.end(asked.kind === 'dish' ? dishPicture(asked.picture) : scenePicture(asked.picture, asked));
    });
  },
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../.cache/gallery', import.meta.url)),
  plugins: [react(), pictures],
  server: { port: 4180, fs: { allow: [fileURLToPath(new URL('../..', import.meta.url))] } },
  build: { outDir: fileURLToPath(new URL('../../.cache/gallery-build', import.meta.url)), emptyOutDir: true },
});
