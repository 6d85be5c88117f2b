import { expect } from '@playwright/test';
import { modelIn } from './PageModel.ts';

const WORDS = {
  en: {
    card: 'Card',
    cash: 'Cash',
    stands: 'Check the status',
    add: 'Add a card',
    number: 'Card number',
    expiry: 'Expiry date',
    cvc: 'Security code',
    save: 'Save the card',
    use: 'Use this card',
    keep: 'Save this card for next time',
    once: 'this once',
    pass: 'Confirm',
    fail: 'Refuse',
    close: 'Close without an answer',
    question: 'Is this payment yours?',
    checking: 'Checking your payment',
    placing: 'Placing your order',
    resume: 'Confirm with your bank',
    goOn: 'Continue with TWINT',
    other: 'Use another payment method',
    pay: 'Order and pay',
    payWith: 'Pay with',
    sheet: /^Pay CHF/,
    approve: 'Pay',
    approveDeclined: 'Pay, and the card is declined',
    approveAsked: 'Pay, and the bank asks',
    approveLate: 'Pay, and the bank answers late',
    closeSheet: 'Close the sheet',
  },
  fr: {
    card: 'Carte',
    cash: 'Espèces',
    stands: 'Voir le statut',
    add: 'Ajouter une carte',
    number: 'Numéro de carte',
    expiry: 'Date d’expiration',
    cvc: 'Code de sécurité',
    save: 'Enregistrer la carte',
    use: 'Utiliser cette carte',
    keep: 'Enregistrer cette carte pour la prochaine fois',
    once: 'une seule fois',
    pass: 'Confirmer',
    fail: 'Refuser',
    close: 'Fermer sans répondre',
    question: 'Ce paiement est‑il bien le vôtre ?',
    checking: 'Vérification de votre paiement',
    placing: 'Envoi de votre commande',
    resume: 'Confirmer avec la banque',
    goOn: 'Continuer avec TWINT',
    other: 'Payer autrement',
    pay: 'Commander et payer',
    payWith: 'Payer avec',
    sheet: /^Payer CHF/,
    approve: 'Payer',
    approveDeclined: 'Payer, et la carte est refusée',
    approveAsked: 'Payer, et la banque demande',
    approveLate: 'Payer, et la banque répond en retard',
    closeSheet: 'Fermer la fenêtre',
  },
} as const;

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
