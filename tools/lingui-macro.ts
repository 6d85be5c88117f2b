import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';

const macro = defineRolldownBabelPreset({
  preset: () => ({ plugins: ['@lingui/babel-plugin-lingui-macro'] }),
  rolldown: { filter: { code: /@lingui\/(?:core|react)\/macro/ } },
});

/** Babel for Lingui's macro, and only in files that use it. */
export const linguiMacro = () => babel({ presets: [macro], include: /\/src\/.*\.tsx?(?:$|\?)/ });
