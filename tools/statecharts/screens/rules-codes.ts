import type { Rule } from './rule.ts';
import { said } from './screen.ts';

/** The numbers by which the contract calls things. */
export const codeRules: readonly Rule[] = [
  {
    id: 'code-delivery-type',
    rule: said(
      'The contract calls a delivery of a store {codeStore} and of a courier {codeCourier}; an order’s type, sent on invoices, sign-up, forgotten passwords, referral checks and new cards, is {codeUser}.',
      'Le contrat appelle une livraison d’un commerce {codeStore} et d’un coursier {codeCourier} ; le type d’une commande, envoyé avec factures, inscription, mots de passe oubliés, parrainages et nouvelles cartes, est {codeUser}.',
    ),
    called: 'delivery type value store 1 courier 2 order type 7 request type number constant type de livraison valeur',
    keptBy: 'contract/enumerations.ts',
  },
  {
    id: 'code-roles',
    rule: said(
      'The contract’s roles are admin {codeAdmin}, store {codeStoreRole}, sub-admin {codeSubAdmin}, user {codeUser}, provider {codeProvider} and provider’s vehicle {codeVehicle}; the shop itself is used as user alone.',
      'Les rôles du contrat sont admin {codeAdmin}, commerce {codeStoreRole}, sous-admin {codeSubAdmin}, utilisateur {codeUser}, prestataire {codeProvider} et véhicule {codeVehicle} ; la boutique ne sert que comme utilisateur.',
    ),
    called: 'roles role numbers admin store user provider permissions who may constants rôles numéros',
    keptBy: 'contract/enumerations.ts',
  },
  {
    id: 'code-status-id',
    rule: said(
      'An order’s status id is idle {codeIdle}, running {codeRunning}, cancelled {codeCancelled}, rejected {codeRejected}, no answer {codeNoAnswer} or completed {codeCompleted}; cancelled and rejected lead from following to the orders.',
      'L’identifiant de statut d’une commande est inactif {codeIdle}, en cours {codeRunning}, annulée {codeCancelled}, refusée {codeRejected}, sans réponse {codeNoAnswer} ou terminée {codeCompleted} ; annulée et refusée mènent du suivi aux commandes.',
    ),
    called: 'order status id values idle running cancelled rejected no answer completed number identifiant statut valeurs',
    keptBy: 'contract/enumerations.ts',
  },
  {
    id: 'code-modes',
    rule: said(
      'Option groups are choose one {codeOne} or several {codeSeveral}; cashback is a percentage {codePercent} or an amount {codeFixed}; a cancellation’s charge a percentage {codeChargePercent} or an amount {codeChargeFixed}. Ways to pay are cash, card and wallet; pictures jpg, jpeg and png.',
      'Les groupes d’options sont choisir un {codeOne} ou plusieurs {codeSeveral} ; le cashback est un pourcentage {codePercent} ou un montant {codeFixed} ; les frais d’annulation un pourcentage {codeChargePercent} ou un montant {codeChargeFixed}. On paie en espèces, par carte ou portefeuille ; les images sont jpg, jpeg et png.',
    ),
    called:
      'specification type cashback mode cancellation charge type values payment types image types wallet enumeration valeurs mode cashback frais',
    keptBy: 'contract/enumerations.ts',
  },
  {
    id: 'code-mail-secret',
    rule: said(
      'The secret in an e-mail’s link begins with {mailPrefix} characters that alternate between milliseconds written backwards and the secret; the rest alternates between the customer’s id and the rest of it.',
      'Le secret dans le lien d’un e-mail commence par {mailPrefix} caractères qui alternent entre les millisecondes à l’envers et le secret ; le reste alterne entre l’identifiant du client et la suite.',
    ),
    called: 'emailed token split helper prefix length 30 characters alternate reversed millisecond server token jeton e-mail préfixe',
    keptBy: 'domain/email-token.ts',
  },
  {
    id: 'code-promo',
    rule: said(
      'A promo code’s goal is deliveries {codePromoDeliveries}, store {codePromoStore}, delivery service {codePromoDelivery}, service {codePromoService}, product {codePromoProduct} or item {codePromoItem}; it recurs not {codeNever}, daily {codeDaily}, weekly {codeWeekly}, monthly {codeMonthly} or annually {codeAnnually}.',
      'Le but d’un code promo est livraisons {codePromoDeliveries}, commerce {codePromoStore}, service de livraison {codePromoDelivery}, service {codePromoService}, produit {codePromoProduct} ou article {codePromoItem} ; il revient jamais {codeNever}, chaque jour {codeDaily}, semaine {codeWeekly}, mois {codeMonthly} ou année {codeAnnually}.',
    ),
    called:
      'promo applies to values recurrence numbers deliveries store service product item weekly monthly but code promo valeurs récurrence',
    keptBy: 'contract/enumerations.ts',
  },
];
