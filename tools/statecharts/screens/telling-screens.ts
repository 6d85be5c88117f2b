import { said, type Screen } from './screen.ts';

/** Screens that tell, and those that win people. */
export const tellingScreens: readonly Screen[] = [
  {
    route: '/help',
    alsoAt: ['/faq'],
    title: said('Help', 'Aide'),
    shows: [
      said(
        'Questions and answers by groups, searched with slips forgiven, each with an address of its own; whoever has an order under way sees it first.',
        'Questions et réponses par groupes, avec une recherche qui pardonne les fautes, chacune à son adresse ; une commande en cours vient en premier.',
      ),
      said(
        'The newsletter, languages and the ways to write to us stand below every page.',
        'L’infolettre, les langues et comment nous écrire se trouvent au bas de chaque page.',
      ),
    ],
  },
  {
    route: '/deliveries',
    title: said('Deliveries: categories of a city', 'Livraisons : catégories d’une ville'),
    shows: [
      said(
        'The categories of the place; links that lead to nothing any more (a store, an order) arrive here and say what was not found.',
        'Les catégories du lieu ; les liens qui ne mènent plus à rien (un commerce, une commande) arrivent ici et disent ce qui manque.',
      ),
    ],
  },
  {
    route: '/partner',
    title: said('For partners', 'Pour les partenaires'),
    shows: [
      said(
        'What selling here brings, how it begins, and a form to write to us.',
        'Ce qu’apporte la vente ici, comment cela commence, et un formulaire pour nous écrire.',
      ),
    ],
  },
  {
    route: '/hopper',
    title: said('For couriers', 'Pour les coursiers'),
    shows: [
      said(
        'What riding for the marketplace is like, a ride in five scenes, and a form to join.',
        'Rouler pour la place de marché : une course en cinq scènes, et un formulaire pour en être.',
      ),
    ],
  },
  {
    route: '/welcome',
    title: said('Welcome', 'Bienvenue'),
    shows: [
      said(
        'The first page after signing up: how a first order goes, and the way to an address.',
        'La première page après l’inscription : comment va une première commande, et le chemin vers une adresse.',
      ),
    ],
  },
  {
    route: '/welcome-partner',
    title: said('Welcome of a partner', 'Bienvenue d’un partenaire'),
    shows: [
      said(
        'Thanks a store that has got in touch, and shows what happens next.',
        'Remercie un commerce qui a pris contact, et montre la suite.',
      ),
    ],
  },
  {
    route: '/welcome-hopper',
    title: said('Welcome of a courier', 'Bienvenue d’un coursier'),
    shows: [
      said(
        'Thanks a courier who has got in touch, and shows a first delivery stop by stop.',
        'Remercie un coursier qui a pris contact, et montre une première livraison étape par étape.',
      ),
    ],
  },
];
