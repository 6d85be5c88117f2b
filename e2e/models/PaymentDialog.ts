import { expect, type Page } from '@playwright/test';
import type { Language } from '#contract/enumerations.ts';

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

export class PaymentDialog {
  private readonly words;
  constructor(
    private readonly page: Page,
    language: Language = 'en',
  ) {
    this.words = WORDS[language];
  }

  get byCard() {
    return this.page
      .getByRole('dialog')
      .getByRole('radio', { name: new RegExp(`^${this.words.card}`) })
      .first();
  }
  get byCash() {
    return this.page.getByRole('dialog').getByRole('radio', { name: new RegExp(`^${this.words.cash}`) });
  }
  get byTwint() {
    return this.page.getByRole('dialog').getByRole('radio', { name: /^TWINT/ });
  }
  get byApplePay() {
    return this.page.getByRole('dialog').getByRole('radio', { name: /^Apple Pay/ });
  }
  get byGooglePay() {
    return this.page.getByRole('dialog').getByRole('radio', { name: /^Google Pay/ });
  }
  payWith(name: 'Apple Pay' | 'Google Pay') {
    return this.page.getByRole('dialog').getByRole('button', { name: `${this.words.payWith} ${name}` });
  }
  get sheet() {
    return this.page.getByRole('dialog', { name: this.words.sheet });
  }
  onSheet(press: 'approve' | 'approveDeclined' | 'approveAsked' | 'approveLate' | 'closeSheet') {
    return this.sheet.getByRole('button', { name: this.words[press], exact: true });
  }
  get goOn() {
    return this.page.getByRole('button', { name: this.words.goOn });
  }
  get add() {
    return this.page.getByRole('button', { name: this.words.add, exact: true });
  }
  get number() {
    return this.page.getByRole('textbox', { name: this.words.number });
  }
  get expiry() {
    return this.page.getByRole('textbox', { name: this.words.expiry });
  }
  get cvc() {
    return this.page.getByRole('textbox', { name: this.words.cvc });
  }
  get save() {
    return this.page.getByRole('button', { name: new RegExp(`^(${this.words.save}|${this.words.use})$`) });
  }
  get use() {
    return this.page.getByRole('button', { name: this.words.use, exact: true });
  }
  get keep() {
    return this.page.getByRole('checkbox', { name: this.words.keep });
  }
  once(lastFour: string) {
    return this.page.getByRole('dialog').getByRole('radio', { name: new RegExp(`···· ${lastFour}.*, ${this.words.once}$`) });
  }
  card(lastFour: string) {
    return this.page.getByRole('dialog').getByRole('radio', { name: new RegExp(`···· ${lastFour}`) });
  }
  get pay() {
    return this.page.getByRole('dialog').getByRole('button', { name: this.words.pay });
  }
  get question() {
    return this.page.getByRole('dialog', { name: this.words.question });
  }
  get pass() {
    return this.question.getByRole('button', { name: this.words.pass, exact: true });
  }
  get fail() {
    return this.question.getByRole('button', { name: this.words.fail, exact: true });
  }
  get closeQuestion() {
    return this.question.getByRole('button', { name: this.words.close });
  }
  get checking() {
    return this.page.getByRole('dialog', { name: this.words.checking });
  }
  get placing() {
    return this.page.getByRole('dialog', { name: this.words.placing });
  }
  get checkingPage() {
    return this.page.getByRole('main').getByRole('heading', { level: 1, name: this.words.checking });
  }
  get resume() {
    return this.page.getByRole('button', { name: this.words.resume });
  }
  get howItStands() {
    return this.page.getByRole('link', { name: this.words.stands });
  }
  get otherWay() {
    return this.page.getByRole('button', { name: this.words.other });
  }
  alert(text: string | RegExp) {
    return this.page.getByRole('alert').filter({ hasText: text });
  }

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
