import type { Rule } from './rule.ts';
import { said } from './screen.ts';

/** Signing in, the profile, and the account's end. */
export const accountRules: readonly Rule[] = [
  {
    id: 'password-length',
    rule: said(
      'A password has at least {passwordLength} characters, spaces around it not counted; a weak one gets a hint, not a refusal.',
      'Un mot de passe a au moins {passwordLength} caractères, sans compter les espaces autour ; un faible reçoit un conseil, pas un refus.',
    ),
    called: 'too short weak strong letters digits required trop court faible fort lettres chiffres',
    keptBy: 'contract/forms/form-fields.ts',
  },
  {
    id: 'sign-up-fields',
    rule: said(
      'Signing up needs names, e-mail, password, phone and the terms ticked; only the referral code is optional. An e-mail and a phone number have one account each.',
      'L’inscription demande noms, e-mail, mot de passe, téléphone et les conditions cochées ; seul le code de parrainage est facultatif. Un e-mail et un numéro ont chacun un seul compte.',
    ),
    called:
      'register required mandatory optional fields already registered twice create account s’inscrire champs obligatoires facultatif déjà inscrit créer un compte',
    keptBy: 'contract/forms/sign-up-form.ts',
  },
  {
    id: 'phone-numbers',
    rule: said(
      'A phone number may be typed with spaces, dots, dashes, +41, 0041 or 0; at sign-up and in the profile it has {signUpPhoneMinimum} to {signUpPhoneMaximum} digits, in the basket {basketPhoneMinimum} to {basketPhoneMaximum}, and one of another country is understood by its code.',
      'Un numéro s’écrit avec espaces, points, tirets, +41, 0041 ou 0 ; à l’inscription et au profil il a {signUpPhoneMinimum} à {signUpPhoneMaximum} chiffres, au panier {basketPhoneMinimum} à {basketPhoneMaximum}, et un numéro étranger est compris par son indicatif.',
    ),
    called:
      'mobile format length digits accepted german french abroad foreign country code prefix portable format longueur étranger indicatif',
    keptBy: 'domain/phone.ts',
  },
  {
    id: 'wrong-passwords',
    rule: said(
      'After {tries} wrong passwords within {triesMinutes} minutes a device waits for the rest of them; only failures count, and a device that signed in before is never held up by others.',
      'Après {tries} mots de passe faux en {triesMinutes} minutes un appareil attend leur fin ; seuls les échecs comptent, et un appareil déjà connecté n’est jamais retenu par d’autres.',
    ),
    called: 'locked out too many attempts how often try login blocked guess bloqué trop de tentatives combien d’essais connexion deviner',
    keptBy: 'server/services/account/sign-in-tries.ts',
  },
  {
    id: 'reset-link',
    rule: said(
      'The link for a new password holds for {resetMinutes} minutes and once, is sent {resetsAnHour} times an hour at most, and the answer is the same whether or not the address has an account; afterwards every device is signed out.',
      'Le lien pour un nouveau mot de passe vaut {resetMinutes} minutes et une fois, est envoyé {resetsAnHour} fois par heure au plus, et la réponse est la même que l’adresse ait un compte ou non ; ensuite chaque appareil est déconnecté.',
    ),
    called: 'forgot reset email how long valid again oublié réinitialiser courriel combien de temps valable',
    keptBy: 'server/routes/api/admin/password.ts',
  },
  {
    id: 'session-length',
    rule: said(
      'A sign-in ends when it is not used for {idleDays} days, and after {sessionDays} in any case.',
      'Une connexion finit si elle ne sert pas pendant {idleDays} jours, et après {sessionDays} dans tous les cas.',
    ),
    called: 'stay signed in how long session expires logged out automatically rester connecté combien de temps expire déconnecté',
    keptBy: 'server/repositories/sessions.ts',
  },
  {
    id: 'signing-out',
    rule: said(
      'Signing out ends it in all tabs of this browser and forgets what is the customer’s there; other devices go on until they are ended in the profile.',
      'Se déconnecter vaut pour tous les onglets de ce navigateur et y oublie ce qui est au client ; les autres appareils continuent jusqu’à ce qu’on les arrête dans le profil.',
    ),
    called: 'log out logout signed out press where tabs devices shared computer déconnexion onglets appareils ordinateur partagé',
    keptBy: 'server/routes/api/user/logout.ts',
  },
  {
    id: 'silence-signs-nobody-out',
    rule: said(
      'Nobody is signed out by a lost connection or a busy server; only the server’s no ends a session, and who signs in again is led back to where they were.',
      'Personne n’est déconnecté par une connexion perdue ou un serveur occupé ; seul un non du serveur finit une session, et qui se reconnecte est ramené où il était.',
    ),
    called:
      'logged out signed out session ended server down offline internet network lose lost kicked out déconnecté hors ligne réseau perdu',
    keptBy: 'machines/session/session.machine.ts',
  },
  {
    id: 'profile-password',
    rule: said(
      'Changing names, e-mail, phone or password in the profile always asks for the current password; the new one may stay empty, then the old one stays.',
      'Changer noms, e-mail, téléphone ou mot de passe dans le profil demande toujours le mot de passe actuel ; le nouveau peut rester vide, alors l’ancien reste.',
    ),
    called: 'edit name phone email required optional modifier nom téléphone obligatoire facultatif',
    keptBy: 'contract/forms/profile-form.ts',
  },
  {
    id: 'profile-ends-sessions',
    rule: said(
      'Another e-mail, phone or password ends every other sign-in; another name ends none. A new e-mail counts as not confirmed yet.',
      'Un autre e-mail, téléphone ou mot de passe finit toute autre connexion ; un autre nom aucune. Un nouvel e-mail compte comme pas encore confirmé.',
    ),
    called: 'change devices signed out after password change appareils déconnectés après changement',
    keptBy: 'server/routes/api/user/update.ts',
  },
  {
    id: 'email-confirmed',
    rule: said(
      'An e-mail need not be confirmed to order; where the shop is set to ask it, only an order in cash before the first completed one waits for the link, which holds for {confirmHours} hours.',
      'Un e-mail n’a pas à être confirmé pour commander ; si la boutique est réglée ainsi, seule une commande en espèces avant la première terminée attend le lien, valable {confirmHours} heures.',
    ),
    called:
      'verify confirmation mandatory before ordering activate account vérifier confirmation obligatoire avant de commander activer compte',
    keptBy: 'server/services/payment/why-not-cash.ts',
  },
  {
    id: 'profile-picture',
    rule: said(
      'A profile’s picture is seen by its owner alone; another one takes its place, and none is fine.',
      'La photo d’un profil n’est vue que de son propriétaire ; une autre la remplace, et aucune convient aussi.',
    ),
    called: 'avatar photo who sees couriers stores required qui voit coursiers commerces obligatoire',
    keptBy: 'server/services/account/keep-picture.ts',
  },
  {
    id: 'referral',
    rule: said(
      'A referral code is given at sign-up and never later; its owner is rewarded once for each friend, when that friend’s first order is completed, in one country and as often as that country allows.',
      'Un code de parrainage se donne à l’inscription et jamais après ; son propriétaire est récompensé une fois par ami, quand la première commande de cet ami est terminée, dans un même pays et autant de fois qu’il le permet.',
    ),
    called: 'invite friend when reward paid limit enter add after signing up later inviter ami quand récompense limite ajouter après',
    keptBy: 'server/services/account/judge-referral.ts',
  },
  {
    id: 'delete-account',
    rule: said(
      'An account is deleted with its password, at once and for good, once no order runs, no payment or top-up is open and the wallet is empty; e-mail and phone are free again, and of orders stay the amounts without names.',
      'Un compte se supprime avec son mot de passe, aussitôt et pour de bon, dès qu’aucune commande ne court, aucun paiement ni recharge n’est ouvert et que le portefeuille est vide ; e-mail et téléphone sont de nouveau libres, et des commandes restent les montants sans noms.',
    ),
    called:
      'close remove deleting account conditions reuse email undo register again what is kept left data orders remain garde reste fermer effacer compte conditions revenir se réinscrire',
    keptBy: 'server/services/account/delete-account.ts',
  },
  {
    id: 'export',
    rule: said(
      'Everything that is kept of a customer can be had as a file in the profile, {exportsAnHour} times an hour at most; it holds no secrets and nothing of others.',
      'Tout ce qui est gardé d’un client s’obtient en fichier dans le profil, {exportsAnHour} fois par heure au plus ; il ne contient ni secrets ni rien d’autrui.',
    ),
    called: 'download my data gdpr copy how often télécharger mes données rgpd copie combien de fois',
    keptBy: 'server/routes/api/storefront/account.ts',
  },
  {
    id: 'signed-up',
    rule: said(
      'Signing up leads to the welcome page; from the basket it leads to the main page, with the basket as it was.',
      'L’inscription mène à la page de bienvenue ; depuis le panier, à la page principale, avec le panier tel qu’il était.',
    ),
    called: 'sign up registering register new account where lead afterwards after success registration inscription inscrit après mène où',
    keptBy: 'src/views/frame/SignIn.tsx',
  },
];
