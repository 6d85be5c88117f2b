import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.ts';

/** The script that opens any page in the language chosen for it. */
export const frenchCode = await bundle(
  `import { openInLanguage } from ${JSON.stringify(fileURLToPath(new URL('page/in-french.ts', import.meta.url)))};\nopenInLanguage();\n`,
);
