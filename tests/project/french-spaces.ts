const MARKED = /(?<![\s\d])(?:[?!;»]|:(?=\s|$))|\s[?!;:%»](?!\w)|«(?!1)/u;

/** French sets a narrow no-break space before these marks and inside quotation marks; plurals and choices hold marks of their own. */
export const isSpacedWrongly = (text: string): boolean =>
  !/, (?:plural|select)/.test(text) &&
  MARKED.test(
    text
      .replaceAll(/https?:\/\//g, '')
      .replaceAll(/[\u00a0\u202f]/g, '\u202f')
      .replaceAll(/\u202f(?=[?!;:%»])|(?<=«)\u202f/g, '1')
      .replaceAll(/\{[^{}]*\}|<[^>]*>/g, 'x'),
  );
