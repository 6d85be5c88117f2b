import { LANGUAGES, type Language } from '#contract/enumerations.ts';

/** The language of ours that an Accept-Language header likes best; `otherwise` where it names others only, English where it names none. */
export function languageOf(header: string | undefined, otherwise: Language = 'en'): Language {
  const wishes = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part, position) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = Number(
        parameters
          .find((parameter) => parameter.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      );
      return { language: tag.trim().toLowerCase().split('-')[0], quality: Number.isFinite(quality) ? quality : 0, position };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality || a.position - b.position);
  for (const { language } of wishes) {
    const ours = LANGUAGES.find((candidate) => candidate === language);
    if (ours) return ours;
  }
  return wishes.some(({ language }) => language && language !== '*') ? otherwise : 'en';
}
