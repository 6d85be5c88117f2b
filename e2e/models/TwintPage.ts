import type { Page } from '@playwright/test';
import type { Language } from '#contract/enumerations.ts';

const WORDS = {
  en: {
    title: /^Pay CHF/,
    code: 'Scan this with the TWINT app',
    app: 'Open the TWINT app',
    accept: 'Confirm the payment',
    refuse: 'Decline',
    expire: 'Let it time out',
    late: 'Confirm, and answer late',
    leave: 'Go back without answering',
  },
  fr: {
    title: /^Payer CHF/,
    code: 'Scannez ce code avec l’application TWINT',
    app: 'Ouvrir l’application TWINT',
    accept: 'Confirmer le paiement',
    refuse: 'Refuser',
    expire: 'Laisser expirer',
    late: 'Confirmer, et répondre en retard',
    leave: 'Revenir sans répondre',
  },
} as const;

export class TwintPage {
  private readonly words;
  constructor(
    private readonly page: Page,
    language: Language = 'en',
  ) {
    this.words = WORDS[language];
  }

  get title() {
    return this.page.getByRole('heading', { level: 1, name: this.words.title });
  }
  /** One of two: a code for a computer, a link on a phone. Both are there until the page has its style. */
  get wayToApp() {
    return this.page.getByRole('img', { name: this.words.code }).or(this.page.getByRole('link', { name: this.words.app }));
  }
  get accept() {
    return this.page.getByRole('button', { name: this.words.accept, exact: true });
  }
  get refuse() {
    return this.page.getByRole('button', { name: this.words.refuse, exact: true });
  }
  get expire() {
    return this.page.getByRole('button', { name: this.words.expire });
  }
  get late() {
    return this.page.getByRole('button', { name: this.words.late });
  }
  get leave() {
    return this.page.getByRole('link', { name: this.words.leave });
  }
}
