import type { Rule } from './rule.ts';
import { said } from './screen.ts';

/** What the forms of the shop ask and say. */
export const formRules: readonly Rule[] = [
  {
    id: 'sign-up-messages',
    rule: said(
      "At sign-up an empty field reads “This field is required”, a wrong e-mail “Please Enter Valid Email”, a phone of another length “phone doesn't seem right”, unticked terms “Please accept terms and condition to sign up”, and a short password “Your password is too short. Please use a password with at least 6 characters.”",
      'À l’inscription un champ vide se lit « Ce champ est obligatoire », un faux e-mail « Veuillez saisir une adresse e-mail valide », un téléphone d’une autre longueur « ce numéro de téléphone ne semble pas correct », des conditions non cochées « Veuillez accepter les conditions générales pour vous inscrire », et un mot de passe court « Votre mot de passe est trop court. Veuillez choisir un mot de passe d’au moins 6 caractères. »',
    ),
    called:
      'sign up form error messages required email invalid terms not ticked password too short phone length registration messages inscription erreurs conditions',
    keptBy: 'src/views/sign-in/form-texts.ts',
  },
  {
    id: 'sign-in-by',
    rule: said(
      'One signs in with e-mail, phone or either, as the shop is set; e-mail where neither is set. What is neither reads “Please enter valid email or phone”, a wrong e-mail alone “please enter a valid email”; e-mails count without minding case.',
      'On se connecte par e-mail, téléphone ou l’un des deux, selon le réglage ; par e-mail si aucun n’est réglé. Ce qui n’est ni l’un ni l’autre se lit « Veuillez saisir une adresse e-mail ou un numéro de téléphone valide », un faux e-mail seul « veuillez saisir une adresse e-mail valide » ; la casse des e-mails ne compte pas.',
    ),
    called:
      'login identifier email or phone settings both none login method message case insensitive connexion par e-mail ou téléphone réglage',
    keptBy: 'contract/forms/sign-in-form.ts',
  },
  {
    id: 'sign-in-refused',
    rule: said(
      'A sign-in that is refused reads “The e-mail or password is incorrect.” for a wrong password and an unknown address alike; what was typed stays.',
      'Une connexion refusée se lit « L’adresse e-mail ou le mot de passe est incorrect. » pour un faux mot de passe comme pour une adresse inconnue ; ce qui est tapé reste.',
    ),
    called: 'login fails wrong password unknown email same message 512 513 connexion refusée message',
    keptBy: 'src/texts/code-texts.ts',
  },
  {
    id: 'forgot-password',
    rule: said(
      '“Forgot password?” in the sign-in asks for an e-mail; who gives one reads, whether or not it has an account: “If we have this e-mail address on file, you will receive instructions to reset your password.”, with the advice to look through the spam folder.',
      '« Mot de passe oublié ? » dans la connexion demande un e-mail ; qui en donne un lit, que l’adresse ait un compte ou non : « Si cette adresse e-mail est connue chez nous, vous recevrez un message expliquant comment changer votre mot de passe. », avec le conseil de regarder le dossier des indésirables.',
    ),
    called:
      'forgot password where to ask for a new password link in sign-in dialog login reset message read after check your email spam folder instructions mot de passe oublié message indésirables',
    keptBy: 'src/views/sign-in/CheckEmail.tsx',
  },
  {
    id: 'terms-open',
    rule: said(
      'The terms, at /terms.html, open in a new tab, so that nothing typed in the sign-up is lost; there is also a referral code to apply or take off.',
      'Les conditions, à /terms.html, s’ouvrent dans un nouvel onglet, pour que rien de tapé à l’inscription ne soit perdu ; il y a aussi un code de parrainage à appliquer ou à retirer.',
    ),
    called: 'terms page new tab where sign up referral code apply remove optional conditions nouvel onglet parrainage',
    keptBy: 'src/views/sign-in/TermsBox.tsx',
  },
  {
    id: 'errors-beside',
    rule: said(
      'What is wrong with a field stands beside it and stays until it is right; after a failed try the wrong fields are summed up above the form. What was typed survives a failed call, a poll and a change of language.',
      'Ce qui ne va pas avec un champ se lit à côté et reste jusqu’à ce que ce soit juste ; après un essai manqué les champs faux sont résumés au-dessus. Ce qui est tapé survit à un appel manqué, à une mise à jour et à un changement de langue.',
    ),
    called: 'form errors shown where summary typed kept language switch failed call field validation erreurs de formulaire résumé gardé',
    keptBy: 'src/views/sign-in/FormTrouble.tsx',
  },
  {
    id: 'profile-form',
    rule: said(
      "The profile is changed after Edit and kept by Save, which leaves the form; names, e-mail, phone and the current password are required, the phone has {signUpPhoneMinimum} to {signUpPhoneMaximum} digits. A wrong e-mail reads “please enter valid email”, a short password “password doesn't seem right”, a wrong current one “The e-mail or password is incorrect.”",
      'Le profil se change après Modifier et se garde par Enregistrer, qui quitte le formulaire ; noms, e-mail, téléphone et mot de passe actuel sont obligatoires, le téléphone a {signUpPhoneMinimum} à {signUpPhoneMaximum} chiffres. Un faux e-mail se lit « veuillez saisir un e-mail valable », un mot de passe court « ce mot de passe ne semble pas correct », un faux mot de passe actuel « L’adresse e-mail ou le mot de passe est incorrect. »',
    ),
    called:
      'profile edit save required fields phone digits messages email current password wrong leave edit mode profil modifier champs obligatoires',
    keptBy: 'contract/forms/profile-form.ts',
  },
  {
    id: 'card-form',
    rule: said(
      'A new card asks for its holder’s name, number, expiry and code, and no postal code; its kind is known from the first digits: Visa, Visa Electron, Mastercard, Amex, Discover, Diners, Diners Carte Blanche and JCB. What the card’s provider says stands beside the field.',
      'Une nouvelle carte demande le nom de son titulaire, le numéro, l’expiration et le code, et pas de code postal ; sa sorte se lit aux premiers chiffres : Visa, Visa Electron, Mastercard, Amex, Discover, Diners, Diners Carte Blanche et JCB. Ce que dit le prestataire se lit à côté du champ.',
    ),
    called:
      'add card form fields holder name required postal code hidden card types recognised detection prefix brand ajouter carte champs titulaire types reconnus',
    keptBy: 'domain/cards/card-brand.ts',
  },
  {
    id: 'cancel-reasons',
    rule: said(
      'The reasons to cancel are “Missing item”, “Incorrect delivery address” and “Other” with words of one’s own; without one it reads “Choose a reason first. Nothing was sent.”',
      'Les raisons d’annuler sont « Article manquant », « Adresse de livraison incorrecte » et « Autre » avec ses propres mots ; sans raison on lit « Choisissez d’abord une raison. Rien n’a été envoyé. »',
    ),
    called:
      'which cancellation reasons offered choose list missing item wrong address other empty reason message raisons d’annulation lesquelles',
    keptBy: 'src/views/cancellation/CancelReasons.tsx',
  },
  {
    id: 'history-filter',
    rule: said(
      'The history’s filter asks “Choose a start date” first, then “Choose an end date”; an end before the start reads “The end is before the start”. One press shows the last 30 days, this year, or all.',
      'Le filtre de l’historique demande d’abord « Choisissez une date de début », puis « Choisissez une date de fin » ; une fin avant le début se lit « La fin est avant le début ». Une pression montre les 30 derniers jours, cette année, ou tout.',
    ),
    called: 'order history filter missing date message error start end date required order filtre historique dates manquantes message',
    keptBy: 'src/views/orders/list/HistoryFilter.tsx',
  },
  {
    id: 'partner-form',
    rule: said(
      'The form for stores asks for address, company name, first and last name, mobile and e-mail; the postal code is optional, and what is missing is named beside Send. Then a thank-you view stands for {noticeSeconds} seconds, and the form returns.',
      'Le formulaire pour commerces demande adresse, nom de l’entreprise, prénom et nom, mobile et e-mail ; le code postal est facultatif, et ce qui manque est nommé à côté d’Envoyer. Puis un merci reste {noticeSeconds} secondes, et le formulaire revient.',
    ),
    called:
      'partner form fields required optional postal code submit disabled thank you view seconds after sending reset future partner formulaire partenaire champs merci secondes',
    keptBy: 'contract/forms/lead-forms.ts',
  },
  {
    id: 'hopper-form',
    rule: said(
      'The form for couriers asks for everything, names, mobile with {hopperPhoneMinimum} to {hopperPhoneMaximum} digits after +41, e-mail and address; it is emptied only when it was sent, and the thanks stand for {noticeSeconds} seconds. The short one of the main page asks nothing of the browser; the server still refuses what makes no sense.',
      'Le formulaire pour coursiers demande tout, noms, mobile de {hopperPhoneMinimum} à {hopperPhoneMaximum} chiffres après +41, e-mail et adresse ; il n’est vidé que s’il est envoyé, et le merci reste {noticeSeconds} secondes. Le court de l’accueil ne demande rien au navigateur ; le serveur refuse quand même ce qui n’a pas de sens.',
    ),
    called:
      'courier hopper applies apply applicant phone number digits application form fields required mobile digits cleared success flag thank you landing interest form rules no validation formulaire coursier champs vidé',
    keptBy: 'contract/forms/lead-forms.ts',
  },
  {
    id: 'newsletter-box',
    rule: said(
      'The newsletter’s box sends only when something is typed, and its confirmation stands for {noticeSeconds} seconds.',
      'Le champ de la lettre d’information n’envoie que si quelque chose est tapé, et sa confirmation reste {noticeSeconds} secondes.',
    ),
    called: 'newsletter email footer empty submit confirmation shown seconds lettre d’information vide confirmation secondes',
    keptBy: 'machines/newsletter/newsletter.machine.ts',
  },
  {
    id: 'typed-lengths',
    rule: said(
      'A text that is too long reads “This is too long. Please shorten it.”; the customer’s own words of a cancellation have {cancelWords} characters at most, a store’s note {noteLength}, a name in a form for stores and couriers {leadName}.',
      'Un texte trop long se lit « Ce texte est trop long. Veuillez le raccourcir. » ; les propres mots d’une annulation ont {cancelWords} caractères au plus, un mot au commerce {noteLength}, un nom dans un formulaire pour commerces et coursiers {leadName}.',
    ),
    called: 'maximum length characters text too long limit note reason name longueur maximale caractères texte trop long',
    keptBy: 'contract/forms/form-fields.ts',
  },
];
