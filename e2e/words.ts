import type { Language } from '../contract/enumerations.ts';

type Rows = Readonly<Record<string, readonly [en: unknown, fr: unknown]>>;
/** The words of each language, of rows in which they stand beside each other. */
export function inBoth<Own extends Rows>(rows: Own) {
  const spoken = (at: 0 | 1) =>
    Object.fromEntries(Object.entries(rows).map(([key, pair]) => [key, pair[at]])) as { readonly [Key in keyof Own]: Own[Key][number] };
  return { en: spoken(0), fr: spoken(1) } satisfies Record<Language, unknown>;
}

export const WORDS = inBoth({
  acceptTerms: ['I accept the terms and conditions', 'J’accepte les conditions générales'],
  addToBasket: ['Add to basket', 'Ajouter'],
  addresses: ['Addresses', 'Adresses'],
  basket: ['Your basket', 'Votre panier'],
  checkYourOrder: ['How would you like to pay', 'Comment souhaitez‑vous payer'],
  close: ['Close', 'Fermer'],
  continueOrder: ['Continue your order', 'Finir la commande'],
  deliverTo: ['Deliver to:', 'Livrer à :'],
  done: ['Done', 'Terminé'],
  deliveryAddress: ['Delivery address', 'Adresse de livraison'],
  email: ['Email', 'E-mail'],
  emailOrPhone: ['Email or phone', 'E-mail ou téléphone'],
  firstName: ['First name', 'Prénom'],
  checkEmail: ['Check your email', 'Consultez vos e-mails'],
  edit: ['Edit', 'Modifier'],
  forgotPassword: ['Forgot password', 'Mot de passe oublié'],
  save: ['Save', 'Enregistrer'],
  forTwo: ['For two', 'Pour deux'],
  fondue: ['Moitié-moitié fondue', 'Fondue moitié-moitié'],
  headline: [
    'Your favourite local restaurants, takeaways, groceries and essentials delivered to your door',
    'Vos restaurants, plats à emporter, courses et indispensables du quartier, livrés à votre porte',
  ],
  lastName: ['Last name', 'Nom'],
  login: ['Login', 'Se connecter'],
  lookIntoBasket: ['View basket items', 'Voir le contenu du panier'],
  mushrooms: ['Mushrooms', 'Champignons'],
  name: ['Name', 'Nom'],
  noteForCourier: ['Note for the courier', 'Note pour le livreur'],
  noteForStore: ['Note for the store', 'Note pour le commerce'],
  oldEnough: ['or older', 'ans ou plus'],
  order: ['Order', 'Commander'],
  orderAndPay: ['Order and pay', 'Commander et payer'],
  password: ['Password', 'Mot de passe'],
  payment: ['Payment', 'Paiement'],
  phone: ['Phone', 'Téléphone'],
  putPin: ['Drop a pin on the map', 'Placer un repère sur la carte'],
  signIn: ['Sign In', 'Se connecter'],
  signUp: ['Sign Up', 'S’inscrire'],
  thanks: ['Thank you for your order', 'Merci pour votre commande'],
  track: ['Track your order', 'Suivre votre commande'],
  viewBasket: ['View basket', 'Voir le panier'],
  waitingForStore: ['Waiting for the store', 'En attente du commerce'],
  stages: [
    ['Accepted', 'Prepared', 'On the way', 'At your door', 'Received'],
    ['Acceptée', 'Préparée', 'En route', 'À votre porte', 'Reçue'],
  ],
  /** After the courier's name. */
  atTheDoor: ['is at your door', 'est devant votre porte'],
});
export type Words = (typeof WORDS)[Language];
