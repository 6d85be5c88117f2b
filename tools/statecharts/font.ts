import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The file of the house's font, Latin letters, all weights. */
export const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);

/** The family's name in style sheets, with what stands in for it. */
export const fontFamily = "'Bricolage Grotesque Variable','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** The rule that carries the font inside a page. */
export const fontFace = (): string =>
  `@font-face{font-family:'Bricolage Grotesque Variable';src:url(data:font/woff2;base64,${readFileSync(fontFile).toString('base64')}) format('woff2');font-weight:200 800}`;
