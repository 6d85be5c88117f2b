/** What a module exports under a name, once its words are there too. */
export const withWords = async <Module, Name extends keyof Module>(module: Promise<Module>, words: Promise<unknown>, name: Name) =>
  (await Promise.all([module, words]))[0][name];
