import type { Rule } from './rule.ts';
import { said } from './screen.ts';

/** Where somebody is, and where it goes. */
export const placeRules: readonly Rule[] = [
  {
    id: 'street-without-number',
    rule: said(
      'A street without a number is enough to look round; the house number is asked for in the basket, before a delivery is paid.',
      'Une rue sans numéro suffit pour regarder ; le numéro est demandé au panier, avant de payer une livraison.',
    ),
    called:
      'house number missing without no number enough to browse look around address complete sans numéro manque suffit obligatoire adresse incomplète',
    keptBy: 'domain/checkout/receiving-contact.ts',
  },
  {
    id: 'what-counts-as-number',
    rule: said(
      'A house number counts before or after the street, with a letter, bis or ter, or from one to another: 12, 12A, 12 bis, 3-5.',
      'Un numéro compte avant ou après la rue, avec une lettre, bis ou ter, ou de l’un à l’autre : 12, 12A, 12 bis, 3-5.',
    ),
    called: 'house number format letter forme lettre',
    keptBy: 'domain/checkout/house-number.ts',
  },
  {
    id: 'pin-without-house',
    rule: said(
      'Where a pin is put and no house is known, the customer must say what stands there, in two letters at least, before paying.',
      'Là où un repère est posé et aucune maison connue, il faut dire ce qui s’y trouve, en deux lettres au moins, avant de payer.',
    ),
    called: 'pin map point park boathouse no address name of the place épingle carte parc sans adresse nom du lieu repère',
    keptBy: 'domain/checkout/map-point.ts',
  },
  {
    id: 'floor-and-code-in-basket',
    rule: said(
      'In the basket, floor, entry code and the note for the courier may stay empty; name, phone and postcode may not.',
      'Au panier, l’étage, le code d’entrée et le mot au coursier peuvent rester vides ; le nom, le téléphone et le code postal non.',
    ),
    called:
      'checkout delivery details must fill in floor order required mandatory optional empty blank door fields obligatoire facultatif champs vide remplir',
    keptBy: 'domain/checkout/receiving-contact.ts',
  },
  {
    id: 'address-not-delivered',
    rule: said(
      'A new address in the basket counts only where the store delivers; else the one before stays, with its price, and the reason is read.',
      'Une nouvelle adresse au panier ne compte que si le commerce y livre ; sinon celle d’avant reste, avec son prix, et on lit pourquoi.',
    ),
    called: 'change address checkout outside beyond too far refused previous changer adresse hors zone trop loin refusée précédente',
    keptBy: 'machines/address/address.machine.ts',
  },
  {
    id: 'city-area',
    rule: said(
      'A place belongs to the nearest city whose circle holds it; outside every circle nobody delivers, and the page says so.',
      'Un lieu appartient à la ville la plus proche dont le cercle le contient ; hors de tout cercle, personne ne livre, et la page le dit.',
    ),
    called: 'city area radius region served which city outside ville zone rayon région desservie',
    keptBy: 'server/repositories/cities.ts',
  },
  {
    id: 'store-radius',
    rule: said(
      'A store delivers as far as its radius as the crow flies, or everywhere in its city where it has none; the fee goes by the road.',
      'Un commerce livre jusqu’à son rayon à vol d’oiseau, ou partout dans sa ville s’il n’en a pas ; les frais suivent la route.',
    ),
    called: 'how far delivery distance radius miles reach straight line jusqu’où rayon distance portée',
    keptBy: 'server/services/receiving/reach.ts',
  },
  {
    id: 'device-position',
    rule: said(
      'The device is asked for its position only when its button is pressed, and for {locateSeconds} seconds at most; an address can be typed meanwhile.',
      'L’appareil n’est interrogé sur sa position que si l’on presse le bouton, {locateSeconds} secondes au plus ; on peut taper une adresse pendant ce temps.',
    ),
    called: 'gps geolocation my location permission privacy géolocalisation ma position permission',
    keptBy: 'machines/location/location.machine.ts',
  },
  {
    id: 'favourite-address-fields',
    rule: said(
      'Of a favourite address all five fields are asked for; floor, entry code and comment may not just stay empty, but each has a box for none, “No floor” and so on, which counts as filled.',
      'Une adresse favorite demande ses cinq champs ; étage, code d’entrée et commentaire ne restent pas simplement vides, mais chacun a une case pour aucun, « Pas d’étage » par exemple, qui compte comme rempli.',
    ),
    called: 'saved address required mandatory optional blank empty obligatoire facultatif vide adresse enregistrée étage digicode',
    keptBy: 'contract/forms/favourite-address-form.ts',
  },
  {
    id: 'favourite-addresses-limit',
    rule: said(
      'A customer keeps {addresses} addresses at most; the same name and address once more changes the one that is there.',
      'Un client garde {addresses} adresses au plus ; le même nom et la même adresse encore une fois changent celle qui est là.',
    ),
    called: 'how many saved addresses maximum limit duplicate combien d’adresses enregistrées limite doublon',
    keptBy: 'server/repositories/favourite-addresses.ts',
  },
  {
    id: 'favourites-undo',
    rule: said(
      'Deleting favourite stores or addresses asks nothing before; an Undo stays until it is pressed, closed or the page is left, and puts them at the end.',
      'Supprimer des commerces ou adresses favoris ne demande rien avant ; un Annuler reste jusqu’à ce qu’on le presse, le ferme ou quitte la page, et les remet à la fin.',
    ),
    called: 'remove favourite confirm mistake restore retirer favori erreur rétablir',
    keptBy: 'machines/favourite-addresses/favourite-addresses.machine.ts',
  },
  {
    id: 'landing-category',
    rule: said(
      'Restaurants are the category chosen at first on the landing page, or else the first that has stores; a press chooses another and opens its stores.',
      'Sur la page d’accueil, la catégorie choisie au départ est celle des restaurants, ou à défaut la première qui a des commerces ; une pression en choisit une autre et ouvre ses commerces.',
    ),
    called: 'default category selected preselected main page landing categories first catégorie par défaut présélectionnée accueil',
    keptBy: 'src/views/landing/categories.ts',
  },
];
