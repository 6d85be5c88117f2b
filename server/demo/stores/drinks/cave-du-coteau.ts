import type { DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const BOTTLE: DemoSpecification = {
  name: { en: 'Format', fr: 'Format' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Bottle, 75 cl', fr: 'Bouteille, 75 cl' }, selected: true },
    { name: { en: 'Magnum, 150 cl', fr: 'Magnum, 150 cl' }, price: 1800 },
  ],
};

const VINTAGE: DemoSpecification = {
  name: { en: 'Vintage', fr: 'Millésime' },
  type: 1,
  required: true,
  options: [
    { name: { en: '2022, generous', fr: '2022, généreux' } },
    { name: { en: '2021, taut', fr: '2021, tendu' } },
    { name: { en: '2018, for tonight', fr: '2018, pour ce soir' }, price: 900 },
  ],
};

const GIFT: DemoSpecification = {
  name: { en: 'Wrapping', fr: 'Emballage' },
  type: 1,
  options: [
    { name: { en: 'Tissue and ribbon', fr: 'Papier de soie et ruban' }, price: 300 },
    { name: { en: 'Wooden case', fr: 'Caissette en bois' }, price: 1200 },
  ],
};

const SERVICE: DemoSpecification = {
  name: { en: 'Please', fr: 'S’il vous plaît' },
  type: 2,
  options: [
    { name: { en: 'Chill it', fr: 'Mettez-la au frais' } },
    { name: { en: 'Add a tasting note', fr: 'Joignez une fiche de dégustation' }, selected: true },
    { name: { en: 'Lend two glasses', fr: 'Prêtez deux verres' }, price: 400 },
  ],
};

export const caveDuCoteau: DemoStore = {
  key: 'cave-du-coteau',
  name: 'Cave du Coteau',
  category: 'drinks',
  slogan: { en: 'The vineyards start twenty minutes from the counter', fr: 'Les vignes commencent à vingt minutes du comptoir' },
  famousFor: { en: 'Geneva Chasselas sold by people who pick it', fr: 'Le chasselas genevois vendu par ceux qui le vendangent' },
  tags: ['wine'],
  address: { street: 'Boulevard Helvétique 24', postcode: '1207', city: 'Genève', latitude: 46.2014, longitude: 6.1537 },
  phone: '+41225550128',
  rating: 4.9,
  ratingCount: 142,
  priceRating: 3,
  hours: [
    'closed', 'closed', [['10:00', '19:00']], [['10:00', '19:00']],
    [['10:00', '19:00']], [['10:00', '19:30']], [['09:30', '18:00']],
  ],
  receiving: 'both',
  asap: false,
  schedule: true,
  leadMinutes: 120,
  deliverySlots: {
    days: [
      'closed', 'closed', [['14:00', '19:00']], [['14:00', '19:00']],
      [['14:00', '19:00']], [['14:00', '19:00']], [['10:00', '17:00']],
    ],
    minutes: 60,
    capacity: 2,
  },
  minimum: 4000,
  reach: { miles: 4 },
  fee: { base: 690, includedKm: 3, perKm: 90 },
  prepareMinutes: 20,
  deliveryMinutes: [60, 120],
  itemTaxPercent: 0,
  cashback: { mode: 1, value: 5 },
  scene: { tint: 'butter', wall: 'sun', table: 'slats', awning: '#6B1E3A', art: ['wine', 'grapes', 'cheese'] },
  sections: [
    {
      key: 'geneva',
      name: { en: 'Geneva', fr: 'Genève' },
      items: [
        {
          key: 'chasselas-satigny', price: 1450,
          name: { en: 'Chasselas de Satigny', fr: 'Chasselas de Satigny' },
          details: { en: 'White. Lime blossom, a light prickle, a stony finish; with perch fillets', fr: 'Blanc. Tilleul, léger perlant, finale minérale ; avec des filets de perche' },
          picture: { tint: 'mint', bare: true, art: ['sparkling', ['grapes', 0.7]] },
          specifications: [BOTTLE, SERVICE],
          diets: ['vegetarian', 'vegan'],
          allergens: ['sulphites'],
        },
        {
          key: 'aligote-lully', price: 1690,
          name: { en: 'Aligoté de Lully', fr: 'Aligoté de Lully' },
          details: { en: 'White. Green apple, salt, a straight line; with oysters or nothing', fr: 'Blanc. Pomme verte, sel, une ligne droite ; avec des huîtres ou rien' },
          picture: { tint: 'rose', bare: true, art: ['greenApple', ['wine', 0.8]] },
          specifications: [SERVICE],
        },
        {
          key: 'gamay-choulex', price: 1590,
          name: { en: 'Gamay de Choulex', fr: 'Gamay de Choulex' },
          details: { en: 'Red. Cherry and a twist of pepper, lightly chilled; with charcuterie', fr: 'Rouge. Cerise et tour de poivre, servi frais ; avec la charcuterie' },
          picture: { tint: 'sky', bare: true, art: ['wine', ['cherries', 0.7]] },
          specifications: [BOTTLE],
          diets: ['vegetarian', 'vegan'],
          allergens: ['sulphites'],
        },
        {
          key: 'gamaret-dardagny', price: 2290,
          name: { en: 'Gamaret de Dardagny, oak-aged', fr: 'Gamaret de Dardagny, élevé en barrique' },
          details: { en: 'Red. Blackberry, clove and cocoa after twelve months in oak; with game', fr: 'Rouge. Mûre, girofle et cacao après douze mois de fût ; avec la chasse' },
          picture: { tint: 'pistachio', bare: true, art: ['wine', ['chocolate', 0.6]] },
          specifications: [VINTAGE, GIFT],
          allergens: ['sulphites', 'eggs'],
        },
        {
          key: 'pinot-gris-bernex', price: 1950, was: 2200,
          name: { en: 'Pinot gris de Bernex', fr: 'Pinot gris de Bernex' },
          details: { en: 'White. Pear and smoke, broad in the mouth; with longeole sausage', fr: 'Blanc. Poire et fumée, ample en bouche ; avec la longeole' },
          picture: { tint: 'sky', bare: true, art: ['pear', ['grapes', 0.7]] },
        },
        {
          key: 'rose-jussy', price: 1390,
          name: { en: 'Gamay rosé de Jussy', fr: 'Rosé de gamay de Jussy' },
          details: { en: 'Rosé. Wild strawberry and grapefruit, for the balcony', fr: 'Rosé. Fraise des bois et pamplemousse, pour le balcon' },
          picture: { tint: 'mint', bare: true, art: ['strawberry', ['wine', 0.8]] },
        },
      ],
    },
    {
      key: 'switzerland',
      name: { en: 'Valais, Vaud and beyond', fr: 'Valais, Vaud et au-delà' },
      items: [
        {
          key: 'petite-arvine', price: 2890,
          name: { en: 'Petite Arvine de Fully', fr: 'Petite Arvine de Fully' },
          details: { en: 'White. Grapefruit, wisteria and its salty last word; with hard cheese', fr: 'Blanc. Pamplemousse, glycine et son dernier mot salin ; avec un fromage à pâte dure' },
          picture: { tint: 'rose', bare: true, art: ['lemon', ['wine', 0.8]] },
          specifications: [VINTAGE, GIFT],
          diets: ['vegetarian', 'vegan'],
          allergens: ['sulphites'],
        },
        {
          key: 'heida-visperterminen', price: 3200,
          name: { en: 'Heida of Visperterminen', fr: 'Heida de Visperterminen' },
          details: { en: 'White. From terraces above 1,000 metres: quince, honey, mountain air', fr: 'Blanc. Des terrasses à plus de 1000 mètres : coing, miel, air d’altitude' },
          picture: { tint: 'sky', bare: true, art: ['mountain', ['grapes', 0.7]] },
          specifications: [GIFT],
        },
        {
          key: 'dezaley', price: 3450, cashback: { mode: 2, value: 300 },
          name: { en: 'Dézaley Grand Cru', fr: 'Dézaley Grand Cru' },
          details: { en: 'White. Chasselas from the walls of Lavaux, almond and flint, ages twenty years', fr: 'Blanc. Chasselas des murs de Lavaux, amande et pierre à fusil, garde vingt ans' },
          picture: { tint: 'apricot', bare: true, art: ['grapes', ['sun', 0.6]] },
          specifications: [VINTAGE, SERVICE],
        },
        {
          key: 'humagne-rouge', price: 2690,
          name: { en: 'Humagne rouge de Leytron', fr: 'Humagne rouge de Leytron' },
          details: { en: 'Red. Violet, bark and wild berries; with dried meat from the valley', fr: 'Rouge. Violette, écorce et baies sauvages ; avec la viande séchée de la vallée' },
          picture: { tint: 'butter', bare: true, art: ['wine', ['blueberries', 0.7]] },
        },
        {
          key: 'oeil-de-perdrix', price: 1790,
          name: { en: 'Œil-de-perdrix de Neuchâtel', fr: 'Œil-de-perdrix de Neuchâtel' },
          details: { en: 'Rosé. Pinot noir, copper-pink and dry; with a fondue, why not', fr: 'Rosé. Pinot noir, rose cuivré et sec ; avec une fondue, pourquoi pas' },
          picture: { tint: 'pistachio', bare: true, art: ['wine', ['peach', 0.7]] },
        },
        {
          key: 'merlot-ticino', price: 2990, soldOut: true,
          name: { en: 'Merlot del Mendrisiotto', fr: 'Merlot du Mendrisiotto' },
          details: { en: 'Red. Plum, tobacco and fine tannins from the far south', fr: 'Rouge. Prune, tabac et tanins fins venus de l’extrême sud' },
          picture: { tint: 'mint', bare: true, art: ['wine'] },
        },
      ],
    },
    {
      key: 'bubbles',
      name: { en: 'Bubbles and sweet', fr: 'Bulles et douceurs' },
      items: [
        {
          key: 'brut-peissy', price: 2490,
          name: { en: 'Brut de Peissy', fr: 'Brut de Peissy' },
          details: { en: 'Traditional method, eighteen months on lees, brioche and white flowers', fr: 'Méthode traditionnelle, dix-huit mois sur lattes, brioche et fleurs blanches' },
          picture: { tint: 'rose', bare: true, art: ['sparkling'] },
          specifications: [GIFT],
          diets: ['vegetarian', 'vegan'],
          allergens: ['sulphites'],
        },
        {
          key: 'pet-nat', price: 2290,
          name: { en: 'Cloudy pét-nat', fr: 'Pét-nat trouble' },
          details: { en: 'Unfiltered Muscat, bottled before it had finished; stand back when opening', fr: 'Muscat non filtré, mis en bouteille avant la fin ; reculez en ouvrant' },
          picture: { tint: 'sky', bare: true, art: ['sparkling', ['tangerine', 0.6]] },
        },
        {
          key: 'marsanne-fletrie', price: 3600,
          name: { en: 'Late-harvest Ermitage', fr: 'Ermitage flétri' },
          details: { en: 'Sweet. Marsanne dried on the vine, apricot and truffle honey, 50 cl', fr: 'Doux. Marsanne flétrie sur souche, abricot et miel truffé, 50 cl' },
          picture: { tint: 'mint', bare: true, art: ['honey', ['peach', 0.7]] },
        },
        {
          key: 'cidre-glace', price: 2400,
          name: { en: 'Ice cider', fr: 'Cidre de glace' },
          details: { en: 'Apples pressed after the first frost, 37.5 cl', fr: 'Pommes pressées après le premier gel, 37,5 cl' },
          picture: { tint: 'butter', bare: true, art: ['apple', ['snow', 0.6]] },
        },
      ],
    },
    {
      key: 'boxes',
      name: { en: 'Boxes and pairings', fr: 'Coffrets et accords' },
      items: [
        {
          key: 'trio', price: 4900, was: 5400,
          name: { en: 'Trio of your choice', fr: 'Trio à votre choix' },
          details: { en: 'Three bottles in a carton that fits a bicycle basket', fr: 'Trois bouteilles dans un carton qui tient dans un panier de vélo' },
          picture: { tint: 'sky', bare: true, art: ['box', ['wine', 0.7], ['grapes', 0.7]] },
          specifications: [
            {
              name: { en: 'Three bottles', fr: 'Trois bouteilles' },
              type: 2,
              required: true,
              range: 3,
              options: [
                { name: { en: 'Chasselas de Satigny', fr: 'Chasselas de Satigny' } },
                { name: { en: 'Aligoté de Lully', fr: 'Aligoté de Lully' } },
                { name: { en: 'Gamay de Choulex', fr: 'Gamay de Choulex' } },
                { name: { en: 'Rosé de Jussy', fr: 'Rosé de Jussy' } },
                { name: { en: 'Gamaret, oak-aged', fr: 'Gamaret en barrique' }, price: 500 },
              ],
            },
            GIFT,
          ],
        },
        {
          key: 'tasting-evening', price: 6900,
          name: { en: 'Blind tasting for an evening', fr: 'Dégustation à l’aveugle' },
          details: { en: 'Hooded bottles, score sheets and the answers in a sealed envelope', fr: 'Bouteilles masquées, fiches de notes et réponses sous enveloppe cachetée' },
          picture: { tint: 'apricot', bare: true, art: ['wine', ['envelope', 0.7]] },
          specifications: [
            {
              name: { en: 'Choose 2 to 4 styles', fr: 'Choisir de 2 à 4 styles' },
              type: 2,
              required: true,
              range: 2,
              max: 4,
              options: [
                { name: { en: 'Crisp white', fr: 'Blanc vif' }, selected: true },
                { name: { en: 'Rounded white', fr: 'Blanc ample' } },
                { name: { en: 'Light red', fr: 'Rouge léger' }, selected: true },
                { name: { en: 'Deep red', fr: 'Rouge profond' }, price: 800 },
                { name: { en: 'Sparkling', fr: 'Effervescent' }, price: 900 },
              ],
            },
          ],
        },
        {
          key: 'apero-board', price: 3200,
          name: { en: 'Aperitif tin', fr: 'Boîte d’apéritif' },
          details: { en: 'Flûtes au beurre, Gruyère aged 18 months, dried meat and olives for four', fr: 'Flûtes au beurre, gruyère de 18 mois, viande séchée et olives pour quatre' },
          picture: { tint: 'rose', bare: true, art: ['cheese', ['ham', 0.8], ['olive', 0.6]] },
          specifications: [
            {
              name: { en: 'Add, up to two', fr: 'Ajouter, deux au plus' },
              type: 2,
              max: 2,
              options: [
                { name: { en: 'Walnut bread', fr: 'Pain aux noix' }, price: 500 },
                { name: { en: 'Grape mustard', fr: 'Moutarde de raisin' }, price: 650 },
                { name: { en: 'Fresh grapes', fr: 'Raisin frais' }, price: 400 },
              ],
            },
          ],
          allergens: ['gluten', 'milk', 'sulphites', 'nuts', 'mustard'],
        },
        {
          key: 'grape-juice', price: 890,
          name: { en: 'Grape must, no alcohol', fr: 'Jus de raisin, sans alcool' },
          details: { en: 'Pressed from Chasselas and Muscat, 75 cl, for those who drive home', fr: 'Pressé de chasselas et de muscat, 75 cl, pour ceux qui conduisent' },
          picture: { tint: 'butter', bare: true, art: ['grapes', ['juice', 0.7]] },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'corkscrew', price: 1900,
          name: { en: 'Waiter’s corkscrew', fr: 'Tire-bouchon de sommelier' },
          details: { en: 'Two-step lever, walnut handle', fr: 'Levier à deux crans, manche en noyer' },
        },
      ],
    },
  ],
};
