import { modelIn } from './PageModel.ts';
import { inBoth } from '../words.ts';

const WORDS = inBoth({
  title: [/^Pay CHF/, /^Payer CHF/],
  code: ['Scan this with the TWINT app', 'Scannez ce code avec l’application TWINT'],
  app: ['Open the TWINT app', 'Ouvrir l’application TWINT'],
  accept: ['Confirm the payment', 'Confirmer le paiement'],
  refuse: ['Decline', 'Refuser'],
  expire: ['Let it time out', 'Laisser expirer'],
  late: ['Confirm, and answer late', 'Confirmer, et répondre en retard'],
  leave: ['Go back without answering', 'Revenir sans répondre'],
});

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
