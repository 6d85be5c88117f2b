import type { OrderProblemKind, ProblemState } from '#contract/entities/order-problem.ts';
import type { Language } from '#contract/enumerations.ts';
import { formatMoney } from '#domain/money.ts';
import { linesOf } from '#domain/orders/order-problem.ts';
import type { OrderProblemRow } from '#server/repositories/order-problems.ts';
import type { Letter, LetterRow } from './letter.ts';
import { oneLine } from './mail-texts.ts';
import type { OrderFacts } from './order-letters.ts';

type Words = {
  readonly greeting: (firstName: string) => string;
  readonly subject: (number: number) => string;
  readonly says: Readonly<Record<ProblemState, (facts: { readonly money: string; readonly toWallet: boolean }) => string>>;
  readonly answer: (words: string) => string;
  readonly what: Readonly<Record<OrderProblemKind, string>>;
  readonly see: string;
};

const english: Words = {
  greeting: (firstName) => `Hello ${firstName},`,
  subject: (number) => `Your problem with order ${number}`,
  says: {
    given: ({ money, toWallet }) =>
      toWallet
        ? `We’re sorry. ${money} is back in your wallet.`
        : `We’re sorry. ${money} goes back the way you paid. Your bank may take a few days to show it.`,
    waiting: ({ money }) => `We’re sorry. You asked for ${money} back. We’re looking into it and will write to you.`,
    refused: () => 'We looked into it and can’t give you money back this time.',
    noted: () => 'We’re sorry. We have your note.',
  },
  answer: (words) => `Our answer: “${words}”`,
  what: { missing: 'missing', wrong: 'wrong dish', cold: 'cold', damaged: 'damaged' },
  see: 'See your order',
};

const french: Words = {
  greeting: (firstName) => `Bonjour ${firstName},`,
  subject: (number) => `Votre problème avec la commande ${number}`,
  says: {
    given: ({ money, toWallet }) =>
      toWallet
        ? `Nous sommes désolés. ${money} ont été recrédités sur votre portefeuille.`
        : `Nous sommes désolés. ${money} vous sont remboursés par votre moyen de paiement. Votre banque peut mettre quelques jours à l’afficher.`,
    waiting: ({ money }) => `Nous sommes désolés. Vous avez demandé le remboursement de ${money}. Nous l’examinons et vous écrirons.`,
    refused: () => 'Nous avons examiné votre demande et ne pouvons pas vous rembourser cette fois.',
    noted: () => 'Nous sommes désolés. Nous avons bien votre message.',
  },
  answer: (words) => `Notre réponse : « ${words} »`,
  what: { missing: 'manquant', wrong: 'mauvais plat', cold: 'froid', damaged: 'abîmé' },
  see: 'Voir votre commande',
};

const WORDS: Readonly<Record<Language, Words>> = { en: english, fr: french };

export function problemLetter({ place: { order, city }, firstName, language, siteUrl }: OrderFacts, problem: OrderProblemRow): Letter {
  const words = WORDS[language];
  const ordered = linesOf(order.order.orderDetails);
  const rows = problem.lines.flatMap(({ line, quantity, what }): LetterRow[] => {
    const item = ordered[line];
    return item ? [{ label: `${quantity} × ${item.item_name}`, amount: words.what[what] }] : [];
  });
  const said = {
    money: formatMoney(problem.amount, city.currencySign),
    toWallet: problem.way === 'wallet',
  };
  return {
    subject: words.subject(order.uniqueId),
    greeting: words.greeting(oneLine(firstName)),
    paragraphs: [words.says[problem.state](said), ...(problem.answer === '' ? [] : [words.answer(oneLine(problem.answer))])],
    tables: [rows],
    link: { label: words.see, url: `${siteUrl}/order_detail?order_id=${order.id}` },
  };
}
