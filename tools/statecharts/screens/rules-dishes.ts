import type { Rule } from './rule.ts';
import { said } from './screen.ts';

/** How a dish is chosen. */
export const dishRules: readonly Rule[] = [
  {
    id: 'group-full',
    rule: said(
      'Once an option group has as many as it takes, its other boxes are greyed; take one away to swap it.',
      'Dès qu’un groupe d’options a autant qu’il en prend, ses autres cases sont grisées ; en retirer une pour échanger.',
    ),
    called:
      'toppings extras boxes greyed disabled full maximum choose 2 to 3 tick uncheck suppléments garnitures cases grisées complet plein maximum décocher',
    keptBy: 'domain/cart/item-choice.ts',
  },
  {
    id: 'group-required',
    rule: said(
      'A dish goes into the basket only when every required group has enough; until then the button is closed and says what is missing.',
      'Un plat n’entre au panier que si chaque groupe obligatoire en a assez ; d’ici là le bouton est fermé et dit ce qui manque.',
    ),
    called:
      'mandatory compulsory options toppings extras boxes only one ticked where two needed too few add button greyed disabled minimum suppléments bouton ajouter grisé choix obligatoire',
    keptBy: 'domain/cart/item-choice.ts',
  },
  {
    id: 'group-optional',
    rule: said(
      'A group that is not required may stay empty; once something is ticked in it, its minimum counts: none or enough.',
      'Un groupe facultatif peut rester vide ; dès qu’on y coche, son minimum compte : aucun ou assez.',
    ),
    called: 'optional toppings extras none skip empty facultatif suppléments aucun passer vide options',
    keptBy: 'domain/cart/item-choice.ts',
  },
  {
    id: 'group-one',
    rule: said(
      'In a group of one choice another tap moves the choice; once chosen, one always stays.',
      'Dans un groupe à un seul choix, un autre appui déplace le choix ; une fois choisi, il en reste toujours un.',
    ),
    called:
      'radio single choice two boxes several where it says choose one unselect take away option size options choix unique désélectionner taille',
    keptBy: 'domain/cart/item-choice.ts',
  },
  {
    id: 'group-minimum-alone',
    rule: said(
      'A group with a minimum and no maximum takes exactly its minimum; with neither it takes as many as one likes, and at least one where it is required.',
      'Un groupe avec un minimum sans maximum en prend exactement autant ; sans l’un ni l’autre il en prend autant qu’on veut, et au moins un s’il est obligatoire.',
    ),
    called: 'options toppings extras range no maximum unlimited cap suppléments illimité sans limite',
    keptBy: 'domain/cart/item-choice.ts',
  },
  {
    id: 'group-defaults',
    rule: said(
      'A dish opens with quantity 1 and the options that its store sets, whose price is in it already; no more of them than the group takes.',
      'Un plat s’ouvre avec quantité 1 et les options que son commerce a posées, dont le prix est compris ; pas plus que le groupe n’en prend.',
    ),
    called: 'preselected default toppings extras ticked already présélectionné déjà coché suppléments par défaut',
    keptBy: 'domain/cart/item-choice.ts',
  },
  {
    id: 'quantity',
    rule: said(
      'A quantity is a whole number from 1; no limit of a store is kept, but {quantityMaximum} of the same is the most.',
      'Une quantité est un nombre entier dès 1 ; aucune limite d’un commerce n’est appliquée, mais {quantityMaximum} du même est le maximum.',
    ),
    called: 'how many of one item maximum quantity store limit pieces count zero minus combien quantité maximale limite zéro',
    keptBy: 'domain/cart/cart-lines.ts',
  },
  {
    id: 'equal-lines',
    rule: said(
      'The same dish with the same options and note becomes one line; another option or note makes a line of its own, another wish for when it is missing does not.',
      'Le même plat avec les mêmes options et le même mot devient une ligne ; une autre option ou un autre mot en fait une à part, un autre souhait s’il manque non.',
    ),
    called: 'merge duplicate two lines separate add twice regrouper doublon deux lignes séparées',
    keptBy: 'domain/cart/cart-lines.ts',
  },
  {
    id: 'dish-note',
    rule: said(
      'A note for the store may stand beside each dish and may stay empty; {noteLength} characters at most.',
      'Un mot pour le commerce peut accompagner chaque plat et peut rester vide ; {noteLength} caractères au plus.',
    ),
    called:
      'comment special request instructions kitchen required mandatory optional length obligatoire remarque demande consigne cuisine facultatif longueur',
    keptBy: 'contract/entities/cart.ts',
  },
  {
    id: 'if-missing',
    rule: said(
      'What happens when a dish is missing is said line by line: a call, leaving it out, or something like it; who says nothing is called.',
      'Ce qui arrive si un plat manque se dit ligne par ligne : un appel, le laisser, ou quelque chose de semblable ; qui ne dit rien est appelé.',
    ),
    called: 'replacement substitute out of stock what store is told item wish remplacement substitut rupture souhait',
    keptBy: 'domain/cart/if-missing.ts',
  },
  {
    id: 'options-changed',
    rule: said(
      'An option that has left the menu stays named in its line until the customer has chosen anew; until then the basket cannot be ordered.',
      'Une option partie de la carte reste nommée dans sa ligne jusqu’à un nouveau choix ; d’ici là le panier ne peut être commandé.',
    ),
    called: 'topping dish gone removed sold out unavailable after put in basket supplément disparu retiré panier',
    keptBy: 'server/services/pricing/price-lines.ts',
  },
  {
    id: 'offer-price',
    rule: said(
      'A reduced dish shows its price of now, and struck through beside it what it cost before the offer.',
      'Un plat en promotion montre son prix actuel et, barré à côté, ce qu’il coûtait avant l’offre.',
    ),
    called: 'item price reduced original struck strikethrough offer discount before how shown prix réduit barré original remise promotion',
    keptBy: 'src/views/store/ItemPrice.tsx',
  },
];
