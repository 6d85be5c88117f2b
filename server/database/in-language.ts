import type { Language } from '#contract/enumerations.ts';
import type { StoredText } from './schema/columns.ts';

export const inLanguage = (text: StoredText | null | undefined, language: Language): string => text?.[language] ?? '';
