/** What the page says of the project around it: written into its body when it was drawn. */
export const around = (): {
  readonly left: string;
  readonly walk: string;
  readonly walkInBrowser: string;
  readonly compare: string;
  readonly person: string;
} => {
  const { left = '', walk = '', walkInBrowser = '', compare = '', person = '' } = document.body.dataset;
  return { left, walk, walkInBrowser, compare, person };
};
