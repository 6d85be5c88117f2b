import { expect } from '@playwright/test';
import { modelIn } from './PageModel.ts';
import { inBoth } from '../words.ts';

const WORDS = inBoth({
  card: ['Card', 'Carte'],
  cash: ['Cash', 'Espèces'],
  stands: ['Check the status', 'Voir le statut'],
  add: ['Add a card', 'Ajouter une carte'],
  number: ['Card number', 'Numéro de carte'],
  expiry: ['Expiry date', 'Date d’expiration'],
  cvc: ['Security code', 'Code de sécurité'],
  save: ['Save the card', 'Enregistrer la carte'],
  use: ['Use this card', 'Utiliser cette carte'],
  keep: ['Save this card for next time', 'Enregistrer cette carte pour la prochaine fois'],
  once: ['this once', 'une seule fois'],
  pass: ['Confirm', 'Confirmer'],
  fail: ['Refuse', 'Refuser'],
  close: ['Close without an answer', 'Fermer sans répondre'],
  question: ['Is this payment yours?', 'Ce paiement est‑il bien le vôtre ?'],
  checking: ['Checking your payment', 'Vérification de votre paiement'],
  placing: ['Placing your order', 'Envoi de votre commande'],
  resume: ['Confirm with your bank', 'Confirmer avec la banque'],
  goOn: ['Continue with TWINT', 'Continuer avec TWINT'],
  other: ['Use another payment method', 'Payer autrement'],
  pay: ['Order and pay', 'Commander et payer'],
  payWith: ['Pay with', 'Payer avec'],
  sheet: [/^Pay CHF/, /^Payer CHF/],
  approve: ['Pay', 'Payer'],
  approveDeclined: ['Pay, and the card is declined', 'Payer, et la carte est refusée'],
  approveAsked: ['Pay, and the bank asks', 'Payer, et la banque demande'],
  approveLate: ['Pay, and the bank answers late', 'Payer, et la banque répond en retard'],
  closeSheet: ['Close the sheet', 'Fermer la fenêtre'],
});

export class PaymentDialog extends modelIn(WORDS) {
  readonly byCard = this.page
    .getByRole('dialog')
    .getByRole('radio', { name: new RegExp(`^${this.words.card}`) })
    .first();
  readonly byCash = this.page.getByRole('dialog').getByRole('radio', { name: new RegExp(`^${this.words.cash}`) });
  readonly byTwint = this.page.getByRole('dialog').getByRole('radio', { name: /^TWINT/ });
  readonly byApplePay = this.page.getByRole('dialog').getByRole('radio', { name: /^Apple Pay/ });
  readonly byGooglePay = this.page.getByRole('dialog').getByRole('radio', { name: /^Google Pay/ });
  payWith = (name: 'Apple Pay' | 'Google Pay') =>
    this.page.getByRole('dialog').getByRole('button', { name: `${this.words.payWith} ${name}` });
  readonly sheet = this.page.getByRole('dialog', { name: this.words.sheet });
  onSheet = (press: 'approve' | 'approveDeclined' | 'approveAsked' | 'approveLate' | 'closeSheet') =>
    this.sheet.getByRole('button', { name: this.words[press], exact: true });
  readonly goOn = this.page.getByRole('button', { name: this.words.goOn });
  readonly add = this.page.getByRole('button', { name: this.words.add, exact: true });
  readonly number = this.page.getByRole('textbox', { name: this.words.number });
  readonly expiry = this.page.getByRole('textbox', { name: this.words.expiry });
  readonly cvc = this.page.getByRole('textbox', { name: this.words.cvc });
  readonly save = this.page.getByRole('button', { name: new RegExp(`^(${this.words.save}|${this.words.use})$`) });
  readonly use = this.page.getByRole('button', { name: this.words.use, exact: true });
  readonly keep = this.page.getByRole('checkbox', { name: this.words.keep });
  once = (lastFour: string) =>
    this.page.getByRole('dialog').getByRole('radio', { name: new RegExp(`···· ${lastFour}.*, ${this.words.once}$`) });
  card = (lastFour: string) => this.page.getByRole('dialog').getByRole('radio', { name: new RegExp(`···· ${lastFour}`) });
  readonly pay = this.page.getByRole('dialog').getByRole('button', { name: this.words.pay });
  readonly question = this.page.getByRole('dialog', { name: this.words.question });
  readonly pass = this.question.getByRole('button', { name: this.words.pass, exact: true });
  readonly fail = this.question.getByRole('button', { name: this.words.fail, exact: true });
  readonly closeQuestion = this.question.getByRole('button', { name: this.words.close });
  readonly checking = this.page.getByRole('dialog', { name: this.words.checking });
  readonly placing = this.page.getByRole('dialog', { name: this.words.placing });
  readonly checkingPage = this.page.getByRole('main').getByRole('heading', { level: 1, name: this.words.checking });
  readonly resume = this.page.getByRole('button', { name: this.words.resume });
  readonly howItStands = this.page.getByRole('link', { name: this.words.stands });
  readonly otherWay = this.page.getByRole('button', { name: this.words.other });
  alert = (text: string | RegExp) => this.page.getByRole('alert').filter({ hasText: text });

  /** Chooses the card, and adds this one in the dialog, for this order alone or to keep it. */
  async addCard(number: string, { keeps = false } = {}): Promise<void> {
    await this.byCard.check();
    await this.add.click();
    await this.fillCard(number);
    if (keeps) await this.keep.check();
    await this.save.click();
    await expect(this.card(number.slice(-4)).first()).toBeChecked();
  }

  async fillCard(number: string): Promise<void> {
    await this.number.fill(number);
    await this.expiry.fill('12 / 30');
    await this.cvc.fill('123');
  }
}
