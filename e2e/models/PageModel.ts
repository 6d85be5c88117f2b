import type { Page } from '@playwright/test';
import type { Language } from '#contract/enumerations.ts';
import { WORDS } from '../words.ts';

/** What stands on a page: its fields are locators, which look when they are used. */
export class PageModel {
  constructor(
    protected readonly page: Page,
    protected readonly words = WORDS.en,
  ) {}
}

/** The same by words of its own. */
export const modelIn = <Words extends Readonly<Record<Language, unknown>>>(own: Words) =>
  class {
    readonly words: Words[Language];
    constructor(
      protected readonly page: Page,
      language: Language = 'en',
    ) {
      this.words = own[language];
    }
  };
