import type { Rule } from './rule.ts';
import { said } from './screen.ts';

/** How a parcel is sent. */
export const parcelRules: readonly Rule[] = [
  {
    id: 'parcel-account',
    rule: said(
      'Sending a parcel needs an account: a visitor who is not signed in and chooses the courier, on the landing page too, stays there, reads “Please Login First” and sees the sign-in.',
      'Envoyer un colis demande un compte : un visiteur non connecté qui choisit le coursier, à l’accueil aussi, y reste, lit « Veuillez d’abord vous connecter » et voit la connexion.',
    ),
    called:
      'courier parcel category landing page not signed in guest picks presses without account coursier colis catégorie accueil non connecté invité sans compte',
    keptBy: 'src/views/navigation/use-courier.ts',
  },
  {
    id: 'parcel-ends',
    rule: said(
      'Both ends need a name, a phone of {courierPhoneMinimum} to {courierPhoneMaximum} digits and an address with number, or with what stands there; the note may stay empty.',
      'Le départ et l’arrivée demandent chacun un nom, un téléphone de {courierPhoneMinimum} à {courierPhoneMaximum} chiffres et une adresse avec numéro, ou avec ce qui s’y trouve ; le mot peut rester vide.',
    ),
    called: 'receiver sender required fields mandatory optional package destinataire expéditeur champs obligatoires facultatif',
    keptBy: 'domain/parcel/booking.ts',
  },
  {
    id: 'parcel-pictures',
    rule: said(
      'Up to {pictures} pictures of {pictureMegabytes} MB go with a parcel, or none; a file is known as JPEG or PNG by what is in it, not by its name. Each is shown small and can be removed; with {pictures} there, what adds pictures is gone until one is removed. They are kept for {pictureDays} days.',
      'Jusqu’à {pictures} photos de {pictureMegabytes} Mo accompagnent un colis, ou aucune ; un fichier est reconnu JPEG ou PNG à son contenu, non à son nom. Chacune est montrée en petit et peut être retirée ; quand il y en a {pictures}, ce qui en ajoute disparaît jusqu’à ce qu’une soit retirée. Elles sont gardées {pictureDays} jours.',
    ),
    called:
      'photos images pictures thumbnails appear removable take away again parcel later deleted add upload many format size required optional package photos format taille obligatoire facultatif',
    keptBy: 'domain/parcel/image-rules.ts',
  },
  {
    id: 'parcel-city',
    rule: said(
      'Both ends must lie in one city that carries parcels; the page says which end lies outside.',
      'Le départ et l’arrivée doivent être dans une même ville qui porte des colis ; la page dit lequel est dehors.',
    ),
    called: 'package other city outside area abroad courier autre ville hors zone étranger coursier',
    keptBy: 'server/services/receiving/parcel-area.ts',
  },
  {
    id: 'parcel-vehicles',
    rule: said(
      'A vehicle that does not go so far, or whose price is below the city’s least, cannot be chosen; that least is compared before taxes, and equal is enough.',
      'Un véhicule qui ne va pas si loin, ou dont le prix est sous le minimum de la ville, ne peut être choisi ; le minimum se compare avant taxes, et égal suffit.',
    ),
    called: 'pick bike cargo car van scooter disabled greyed too far minimum vélo voiture grisé trop loin',
    keptBy: 'domain/parcel/tariff.ts',
  },
  {
    id: 'parcel-price',
    rule: said(
      'A parcel costs the city’s base, its kilometres and its minutes, times the vehicle, rounded to five centimes, and the tax; a distance that the browser tells is never used.',
      'Un colis coûte la base de la ville, ses kilomètres et ses minutes, fois le véhicule, arrondi à cinq centimes, et la taxe ; une distance dite par le navigateur n’est jamais utilisée.',
    ),
    called: 'package price calculated worked out tariff per kilometre courier calcul tarif par kilomètre coursier',
    keptBy: 'domain/parcel/tariff.ts',
  },
  {
    id: 'parcel-now',
    rule: said(
      'A parcel is sent as soon as possible; no time can be chosen for it.',
      'Un colis part dès que possible ; on ne peut choisir d’heure pour lui.',
    ),
    called: 'schedule package later tomorrow courier programmer envoyer plus tard demain coursier',
    keptBy: 'server/services/pricing/reckon-parcel.ts',
  },
  {
    id: 'receiver-pays',
    rule: said(
      'The receiver can pay only in cash at the door, so only where cash is taken; it stands first in the courier’s note.',
      'Le destinataire ne peut payer qu’en espèces à la porte, donc là où elles sont acceptées ; c’est écrit en premier dans le mot au coursier.',
    ),
    called: 'who pays recipient by card cash package qui paie destinataire par carte',
    keptBy: 'domain/parcel/who-pays.ts',
  },
  {
    id: 'parcel-draft',
    rule: said(
      'What is filled in of a parcel stays in the browser until it is sent, cleared or its customer signs out, a reload included; it is not found on another device.',
      'Ce qui est rempli d’un colis reste dans le navigateur jusqu’à l’envoi, l’effacement ou la déconnexion, rechargement compris ; on ne le trouve pas sur un autre appareil.',
    ),
    called: 'form lost reload saved package other device formulaire perdu recharger enregistré autre appareil',
    keptBy: 'src/browser/parcel-memory.ts',
  },
  {
    id: 'parcel-again',
    rule: said(
      'The same parcel again fills in addresses, contacts and vehicle, and is priced anew; the pictures are given anew.',
      'Le même colis encore remplit adresses, contacts et véhicule, et son prix est recalculé ; les photos se redonnent.',
    ),
    called: 'repeat send again once more trip package renvoyer répéter même trajet',
    keptBy: 'src/flows/courier-booking/courier-calls.ts',
  },
];
