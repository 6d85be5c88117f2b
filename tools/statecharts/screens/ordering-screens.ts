import { said, type Screen } from './screen.ts';

/** Screens from the address to the thanks. */
export const orderingScreens: readonly Screen[] = [
  {
    route: '/',
    alsoAt: ['/home', '/$'],
    title: said('Main page', 'Page d’accueil'),
    shows: [
      said(
        'The field for an address, with suggestions, the own position and saved addresses; categories and offers follow.',
        'Le champ d’adresse, avec des suggestions, la position et les adresses enregistrées ; les catégories et les offres suivent.',
      ),
      said(
        'Whoever is signed in is greeted, and sees favourites, what they ordered last to order once more, and the question for stars.',
        'Une personne connectée est saluée et voit ses favoris, ses dernières commandes à refaire, et la demande de note.',
      ),
      said('An address that does not exist shows it too, and says so.', 'Une page qui n’existe pas la montre aussi, et le dit.'),
    ],
  },
  {
    route: '/stores',
    title: said('Stores near you', 'Commerces près de chez vous'),
    shows: [
      said(
        'The stores of a category that reach the place, with delivery fee, minimum order, time, rating and offers; closed ones say when they open.',
        'Les commerces d’une catégorie qui livrent à l’adresse, avec frais de livraison, minimum, délai, note et offres ; les fermés disent quand ils ouvrent.',
      ),
      said(
        'They can be searched by store and dish, narrowed by tags and diets, and sorted; all of it stands in the address.',
        'On y cherche par commerce et par plat, on filtre par étiquettes et régimes, on trie ; tout cela est dans l’adresse de la page.',
      ),
      said(
        'Where nobody delivers, it says so and offers another address.',
        'Là où personne ne livre, la page le dit et propose une autre adresse.',
      ),
    ],
  },
  {
    route: '/$city_name/$delivery_name/$store_name/$store_id',
    alsoAt: ['/store/$city_name/$delivery_name/$store_name/$store_id'],
    title: said('A store and its menu', 'Un commerce et sa carte'),
    shows: [
      said(
        'The menu by sections, searched and narrowed by diets and allergens; opening hours; what is sold out; the basket beside it.',
        'La carte par sections, où l’on cherche et filtre par régimes et allergènes ; les horaires ; ce qui est épuisé ; le panier à côté.',
      ),
      said(
        'A dish opens a dialog with its options, quantity from 1 to 9,999, a note, and what to do if it is missing.',
        'Un plat ouvre une fenêtre avec ses options, une quantité de 1 à 9 999, un mot, et que faire s’il manque.',
      ),
      said(
        'In the basket plus and minus change a line’s quantity; minus ends at one, and Remove takes the line out, which can be undone.',
        'Dans le panier, plus et moins changent la quantité d’une ligne ; moins s’arrête à un, et Retirer enlève la ligne, ce qui s’annule.',
      ),
    ],
  },
  {
    route: '/basket',
    title: said('Basket and checkout', 'Panier et commande'),
    shows: [
      said(
        'The lines with plus, minus and Remove, the way to receive it, address or who collects, time, promo code, and what everything costs.',
        'Les lignes avec plus, moins et Retirer, livraison ou retrait, adresse ou qui vient chercher, heure, code promo, et ce que tout coûte.',
      ),
      said(
        'What keeps an order from being placed stands beside the last button: a minimum, a closed store, a time, an address out of reach.',
        'Ce qui empêche de commander est écrit près du dernier bouton : un minimum, un commerce fermé, une heure, une adresse trop loin.',
      ),
      said(
        'The last button opens the last look: what, where, when, who comes for it, and how it is paid (wallet, card, cash).',
        'Le dernier bouton ouvre le dernier coup d’œil : quoi, où, quand, qui vient chercher, et comment on paie (portefeuille, carte, espèces).',
      ),
      said(
        'Whoever wants to pay by card and has none saved adds one there; until then nothing can be paid by card and nothing is charged.',
        'Qui veut payer par carte et n’en a pas d’enregistrée en ajoute une sur place ; d’ici là, rien ne se paie par carte et rien n’est débité.',
      ),
      said(
        'Guests fill it; to order they sign in or sign up, and it stays as it is.',
        'Sans compte, on le remplit ; pour commander, on se connecte ou s’inscrit, et il reste tel quel.',
      ),
    ],
  },
  {
    route: '/checking',
    title: said('Checking your payment', 'Vérification du paiement'),
    shows: [
      said(
        'A payment under way, step by step: what is saved, what the bank was asked, what is still to come. Nobody is charged twice.',
        'Un paiement en cours, étape par étape : ce qui est gardé, ce qui a été demandé à la banque, ce qui reste à venir. Personne n’est débité deux fois.',
      ),
      said(
        'Where it came to nothing, it says that nothing was charged and leads back to the basket or the parcel as they were.',
        'S’il n’a pas abouti, la page dit que rien n’a été débité et ramène au panier ou au colis tels qu’ils étaient.',
      ),
    ],
  },
  {
    route: '/thankyou',
    title: said('Thanks for the order', 'Merci pour la commande'),
    shows: [
      said(
        'What comes up right after an order was placed: its number, about when it comes or is ready, where to, and what was paid.',
        'Ce qui apparaît juste après une commande : son numéro, vers quelle heure elle arrive ou sera prête, où, et ce qui a été payé.',
      ),
      said(
        'Track your order leads to following it; Back to stores, or for a parcel Send another, lead on.',
        'Suivre la commande y mène ; Retour aux commerces, ou pour un colis En envoyer un autre, mènent plus loin.',
      ),
      said(
        'The customer’s own referral code, to copy or share: passing it on earns a reward for each person who signs up with it, once their first order is complete.',
        'Le code de parrainage du client, à copier ou à partager : le donner rapporte une récompense pour chaque personne qui s’inscrit avec, une fois sa première commande terminée.',
      ),
      said('Whoever opens it without a new order reads so.', 'Qui l’ouvre sans nouvelle commande le lit.'),
    ],
  },
  {
    route: '/courier_order',
    title: said('Sending a parcel', 'Envoyer un colis'),
    shows: [
      said(
        'Pickup and drop-off with names, phones and notes, photos, a vehicle, then price and payment. It asks for an account.',
        'Enlèvement et remise avec noms, téléphones et mots, photos, un véhicule, puis le prix et le paiement. Il faut un compte.',
      ),
      said(
        'The distance is reckoned by the server over its own streets, not by the browser’s map: a map that does not come changes no price and stops nobody.',
        'La distance est calculée par le serveur sur ses propres rues, non par la carte du navigateur : une carte qui ne vient pas ne change aucun prix et n’arrête personne.',
      ),
      said(
        'Where the way could only be estimated, it says so; where the server does not answer, no price is shown, the customer reads why and asks again.',
        'Si le trajet n’a pu qu’être estimé, c’est dit ; si le serveur ne répond pas, aucun prix n’est montré, le client lit pourquoi et redemande.',
      ),
      said(
        'The switch of the wallet stands in its payment step, as in the basket’s last look and on Payments: a refused switch goes back and says why.',
        'L’interrupteur du portefeuille est à l’étape du paiement, comme au dernier coup d’œil du panier et sous Paiements : refusé, il revient et dit pourquoi.',
      ),
    ],
  },
];
