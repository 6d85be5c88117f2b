import { modelIn } from './PageModel.ts';

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

export class TwintPage extends modelIn(WORDS) {
  readonly title = this.page.getByRole('heading', { level: 1, name: this.words.title });
  /** One of two: a code for a computer, a link on a phone. Both are there until the page has its style. */
  readonly wayToApp = this.page.getByRole('img', { name: this.words.code }).or(this.page.getByRole('link', { name: this.words.app }));
  readonly accept = this.page.getByRole('button', { name: this.words.accept, exact: true });
  readonly refuse = this.page.getByRole('button', { name: this.words.refuse, exact: true });
  readonly expire = this.page.getByRole('button', { name: this.words.expire });
  readonly late = this.page.getByRole('button', { name: this.words.late });
  readonly leave = this.page.getByRole('link', { name: this.words.leave });
}
