import type { Rule } from './rule.ts';
import { said } from './screen.ts';

/** What keeps accounts, tries and pages safe, and what helps people who cannot see or point. */
export const safetyRules: readonly Rule[] = [
  {
    id: 'limits-of-tries',
    rule: said(
      'So often a thing may be tried: a promo code {promoTries} times a minute, a referral code {referralTries} times in {referralMinutes} minutes, a new card {cardTries} times an hour, a top-up {topUpTries} times an hour, the forms for stores and couriers {leadTries} times in {leadsMinutes} minutes, forgotten passwords {resetsAnHour} times an hour for one e-mail.',
      'On peut essayer : un code promo {promoTries} fois par minute, un code de parrainage {referralTries} fois en {referralMinutes} minutes, une nouvelle carte {cardTries} fois par heure, une recharge {topUpTries} fois par heure, les formulaires pour commerces et coursiers {leadTries} fois en {leadsMinutes} minutes, un mot de passe oublié {resetsAnHour} fois par heure pour un e-mail.',
    ),
    called:
      'rate limit how many times tries per minute hour promo referral card adding contact forms top-up forgot password attempts limite combien de fois essais',
    keptBy: 'server/http/usual-limits.ts',
  },
  {
    id: 'sign-in-new',
    rule: said(
      'Each sign-in is a secret of its own, of which the server keeps a hash alone; it ends when one signs out or the password changes, and never stands in an address.',
      'Chaque connexion a son propre secret, dont le serveur ne garde que l’empreinte ; elle finit quand on se déconnecte ou change le mot de passe, et n’est jamais dans une adresse.',
    ),
    called: 'server token hashed session secret security new at each sign-in dead after logout password change jeton haché sécurité',
    keptBy: 'server/services/account/open-session.ts',
  },
  {
    id: 'pictures-redrawn',
    rule: said(
      'A picture is known by what is in it, freed of what it tells beside, such as where it was taken, and scaled down before it is kept.',
      'Une image est reconnue à son contenu, débarrassée de ce qu’elle dit en plus, comme le lieu de prise, et réduite avant d’être gardée.',
    ),
    called: 'images metadata stripped exif location scaled down content checked upload photo image métadonnées réduite',
    keptBy: 'server/pictures/redraw.ts',
  },
  {
    id: 'demo-orders',
    rule: said(
      'In the demo an order moves on by itself, the store accepts and prepares, a courier comes, rides and arrives, at a pace that is set from outside; the operator’s desk moves one by hand.',
      'Dans la démo une commande avance d’elle-même, le commerce accepte et prépare, un coursier vient, roule et arrive, à un rythme réglé de l’extérieur ; le bureau de l’opérateur en avance une à la main.',
    ),
    called: 'demo order moves by itself pace environment variable accept reject cancel by hand operator tool démo commande avance rythme',
    keptBy: 'server/config.ts',
  },
  {
    id: 'letters-without-server',
    rule: said(
      'Where no mail server is set, e-mails are kept and shown on a page of the development server.',
      'Sans serveur de courrier réglé, les e-mails sont gardés et montrés sur une page du serveur de développement.',
    ),
    called: 'smtp not configured emails shown development page mailbox no mail server e-mails développement',
    keptBy: 'server/http/mailbox.ts',
  },
  {
    id: 'prices-by-server',
    rule: said(
      'The server reckons every price, fee, tax, distance and discount itself; what a browser sends of them is never trusted, and a way that could not be looked up is never priced as nothing.',
      'Le serveur calcule lui-même chaque prix, frais, taxe, distance et rabais ; ce qu’un navigateur en envoie n’est jamais cru, et un trajet introuvable n’est jamais compté pour rien.',
    ),
    called:
      'who computes price server trusted client prices manipulated distance lookup fails 0 km qui calcule le prix serveur distance échec',
    keptBy: 'server/services/pricing/reckon.ts',
  },
  {
    id: 'map-in-words',
    rule: said(
      'Where the courier is stands beside the map in words too, how far, about how long, and when that was known; a new position never takes the place of a newer one.',
      'Où est le coursier se lit aussi en mots à côté de la carte, à quelle distance, dans combien de temps environ, et quand on l’a su ; une position ne prend jamais la place d’une plus récente.',
    ),
    called: 'map text twin blind screen reader courier distance minutes updated age older position carte en mots lecteur d’écran position',
    keptBy: 'src/views/orders/tracking/ride-text.ts',
  },
];
