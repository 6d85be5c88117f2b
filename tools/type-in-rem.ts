type Declaration = { readonly prop: string; value: string };

const OF_TYPE = /^(font|font-size|line-height|--type-[\w-]+)$/;
const ROOT_PX = 16;

/** Writes sizes of type as shares of the browser's own text size, which a reader may have made larger; the design counts them in px at 16. */
export const inRem = (value: string): string => value.replace(/(\d*\.?\d+)px/g, (_, px: string) => `${Number(px) / ROOT_PX}rem`);

export const typeInRem = {
  postcssPlugin: 'type-in-rem',
  Declaration(declaration: Declaration): void {
    if (OF_TYPE.test(declaration.prop) && declaration.value.includes('px')) declaration.value = inRem(declaration.value);
  },
};
