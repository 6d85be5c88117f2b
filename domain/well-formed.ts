/** A text without halves of characters, which no address can hold. (`toWellFormed` is younger than the browsers of `browserslist`.) */
export const wellFormed = (text: string): string => text.replaceAll(/[\uD800-\uDFFF]/gu, '\uFFFD');
