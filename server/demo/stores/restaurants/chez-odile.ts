import type { DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const COOKING: DemoSpecification = {
  name: { en: 'Cooking', fr: 'Cuisson' }, type: 1, required: true,
  options: [
    { name: { en: 'Very rare', fr: 'Bleu' } },
    { name: { en: 'Rare', fr: 'Saignant' } },
    { name: { en: 'Medium', fr: 'À point' } },
    { name: { en: 'Well done', fr: 'Bien cuit' } },
  ],
};

const SAUCE: DemoSpecification = {
  name: { en: 'Sauce', fr: 'Sauce' }, type: 1,
  options: [
    { name: { en: 'Green pepper', fr: 'Poivre vert' }, price: 250 },
    { name: { en: 'Béarnaise', fr: 'Béarnaise' }, price: 300 },
    { name: { en: 'Parsley butter', fr: 'Beurre maître d’hôtel' } },
  ],
};

const TWO_SIDES: DemoSpecification = {
  name: { en: 'Two sides', fr: 'Deux garnitures' }, type: 2, required: true, range: 2, max: 2,
  options: [
    { name: { en: 'Hand-cut fries', fr: 'Frites coupées main' }, selected: true },
    { name: { en: 'Gratin dauphinois', fr: 'Gratin dauphinois' }, price: 250 },
    { name: { en: 'Green beans', fr: 'Haricots verts' } },
    { name: { en: 'Leaves and herbs', fr: 'Mesclun aux herbes' }, selected: true },
    { name: { en: 'Braised fennel', fr: 'Fenouil braisé' }, price: 150 },
  ],
};

/** French bistro, open in the evening only, closed on Sunday and Monday. */
export const chezOdile: DemoStore = {
  key: 'chez-odile',
  name: 'Chez Odile',
  category: 'restaurants',
  slogan: { en: 'Two sisters, six burners, one blackboard', fr: 'Deux sœurs, six feux, une ardoise' },
  promotion: { en: 'Onion soup at CHF 11.50', fr: 'La soupe à l’oignon à CHF 11.50' },
  famousFor: { en: 'Beef bourguignon', fr: 'Le bœuf bourguignon' },
  tags: ['french', 'independent'],
  address: { street: 'Place du Bourg-de-Four 21', postcode: '1204', city: 'Genève', latitude: 46.2002, longitude: 6.1491 },
  phone: '+41223110065',
  rating: 4.9,
  ratingCount: 540,
  priceRating: 3,
  hours: [
    'closed', 'closed',
    [['18:00', '23:00']], [['18:00', '23:00']], [['18:00', '23:00']], [['18:00', '23:00']], [['18:00', '23:00']],
  ],
  receiving: 'both',
  asap: true,
  schedule: true,
  leadMinutes: 60,
  minimum: 2500,
  reach: { miles: 3 },
  fee: { base: 490, includedKm: 1, perKm: 120 },
  prepareMinutes: 30,
  deliveryMinutes: [35, 50],
  itemTaxPercent: 0,
  scene: { tint: 'pistachio', wall: 'plain', table: 'vichy', awning: '#7FA98C', plate: true, art: ['stew', 'wine', 'salad'] },
  sections: [
    {
      key: 'starters',
      name: { en: 'To begin', fr: 'Pour commencer' },
      items: [
        {
          key: 'onion-soup', price: 1150, was: 1400,
          name: { en: 'Gratinated onion soup', fr: 'Soupe à l’oignon gratinée' },
          details: {
            en: 'Onions melted for two hours, beef stock, toast and a lid of Comté.',
            fr: 'Oignons fondus deux heures, bouillon de bœuf, croûte de pain et chapeau de comté.',
          },
          picture: { tint: 'mint', art: ['stew', 'onion'] },
          diets: [],
          allergens: ['gluten', 'milk', 'celery', 'sulphites'],
        },
        {
          key: 'egg-mayonnaise', price: 950,
          name: { en: 'Eggs mayonnaise', fr: 'Œufs mayonnaise' },
          details: {
            en: 'Three halves, yolks just set, under a mayonnaise whipped by Odile herself.',
            fr: 'Trois moitiés au jaune à peine pris, sous une mayonnaise montée par Odile en personne.',
          },
          picture: { tint: 'tomato', art: ['egg', 'lettuce'] },
          diets: ['vegetarian', 'glutenFree', 'lactoseFree'],
          allergens: ['eggs', 'mustard', 'sulphites'],
        },
        {
          key: 'terrine', price: 1450,
          name: { en: 'Country terrine', fr: 'Terrine de campagne' },
          details: {
            en: 'Pork, chicken liver and pistachios, cut thick, with gherkins and toasted bread.',
            fr: 'Porc, foie de volaille et pistaches, tranche épaisse, cornichons et pain grillé.',
          },
          picture: { tint: 'sky', art: ['ham', 'cucumber', ['baguette', 0.9]] },
        },
        {
          key: 'goat-cheese-salad', price: 1590,
          name: { en: 'Warm goat’s cheese salad', fr: 'Salade de chèvre chaud' },
          details: {
            en: 'Two small cheeses grilled on walnut bread, honey, bitter leaves.',
            fr: 'Deux petits chèvres grillés sur pain aux noix, miel, feuilles amères.',
          },
          picture: { tint: 'rose', art: ['salad', 'honey'] },
          specifications: [
            {
              name: { en: 'Add to it', fr: 'À ajouter' }, type: 2,
              options: [
                { name: { en: 'Roast figs', fr: 'Figues rôties' }, price: 300 },
                { name: { en: 'Smoked duck breast', fr: 'Magret fumé' }, price: 550 },
                { name: { en: 'More walnuts', fr: 'Noix en plus' }, price: 150 },
              ],
            },
          ],
        },
        {
          key: 'snails', price: 1690,
          name: { en: 'A dozen snails', fr: 'Douzaine d’escargots' },
          details: {
            en: 'Burgundy snails, garlic and parsley butter, ready to put in the oven for eight minutes.',
            fr: 'Escargots de Bourgogne, beurre d’ail et persil, à passer huit minutes au four.',
          },
          picture: { tint: 'butter', art: ['garlic', 'butter', 'herb'] },
          diets: ['glutenFree'],
          allergens: ['molluscs', 'milk'],
        },
      ],
    },
    {
      key: 'mains',
      name: { en: 'From the stove', fr: 'Du fourneau' },
      items: [
        {
          key: 'bourguignon', price: 3290,
          name: { en: 'Beef bourguignon', fr: 'Bœuf bourguignon' },
          details: {
            en: 'Chuck and cheek, a whole bottle of Pinot noir, button mushrooms, three days in all.',
            fr: 'Paleron et joue, une bouteille entière de pinot noir, champignons de Paris, trois jours en tout.',
          },
          picture: { tint: 'sky', art: ['stew', 'wine', 'mushroom'] },
          specifications: [
            {
              name: { en: 'With', fr: 'Avec' }, type: 1, required: true,
              options: [
                { name: { en: 'Tagliatelle', fr: 'Tagliatelles' }, selected: true },
                { name: { en: 'Mashed potato', fr: 'Purée maison' }, price: 100 },
                { name: { en: 'Steamed potatoes', fr: 'Pommes vapeur' } },
              ],
            },
          ],
          diets: [],
          allergens: ['gluten', 'eggs', 'milk', 'celery', 'sulphites'],
        },
        {
          key: 'entrecote', price: 3990, cashback: { mode: 2, value: 250 },
          name: { en: 'Entrecôte, 250 g', fr: 'Entrecôte, 250 g' },
          details: {
            en: 'Swiss beef hung for four weeks, seared in a black iron pan.',
            fr: 'Bœuf suisse rassis quatre semaines, saisi à la poêle de fer.',
          },
          picture: { tint: 'pistachio', art: ['meat', 'fries'] },
          specifications: [COOKING, TWO_SIDES, SAUCE],
        },
        {
          key: 'duck-confit', price: 3150,
          name: { en: 'Confit duck leg', fr: 'Cuisse de canard confite' },
          details: {
            en: 'Cooked slowly in its own fat, skin crisped at the last minute, lentils beneath.',
            fr: 'Cuite lentement dans sa graisse, peau croustillée à la minute, lentilles dessous.',
          },
          picture: { tint: 'butter', art: ['chicken', 'beans'] },
          diets: ['glutenFree', 'lactoseFree'],
          allergens: ['celery', 'mustard', 'sulphites'],
        },
        {
          key: 'blanquette', price: 2950, was: 3300, cashback: { mode: 1, value: 4 },
          name: { en: 'Blanquette of veal', fr: 'Blanquette de veau' },
          details: {
            en: 'White stew with carrots and pearl onions, a lemony cream sauce and plain rice.',
            fr: 'Carottes et oignons grelots, sauce crème citronnée, riz nature.',
          },
          picture: { tint: 'rose', art: ['stew', 'rice', 'carrot'] },
        },
        {
          key: 'skate-capers', price: 3450, soldOut: true,
          name: { en: 'Skate with black butter', fr: 'Aile de raie au beurre noir' },
          details: {
            en: 'Capers, lemon, floury potatoes; Fridays sell out first.',
            fr: 'Câpres, citron, pommes farineuses ; le vendredi, elle part la première.',
          },
          picture: { tint: 'sand', art: ['fish', 'lemon', 'potato'] },
        },
        {
          key: 'ratatouille', price: 2390,
          name: { en: 'Ratatouille with chickpea panisse', fr: 'Ratatouille et panisses' },
          details: {
            en: 'Each vegetable cooked apart in olive oil, then brought together; fried chickpea batons.',
            fr: 'Chaque légume cuit à part à l’huile d’olive, puis réuni aux autres ; bâtonnets de pois chiche frits.',
          },
          picture: { tint: 'mint', art: ['aubergine', 'tomato', 'pepper'] },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'parmentier', price: 2650,
          name: { en: 'Duck shepherd’s pie', fr: 'Parmentier de canard' },
          details: {
            en: 'Pulled confit under nutmeg mash, browned and still bubbling.',
            fr: 'Confit effiloché sous une purée à la muscade, doré et encore bouillonnant.',
          },
          picture: { tint: 'tomato', art: ['pie', 'potato'] },
        },
      ],
    },
    {
      key: 'sides',
      name: { en: 'Beside it', fr: 'À côté' },
      items: [
        {
          key: 'fries', price: 790,
          name: { en: 'Hand-cut fries', fr: 'Frites coupées main' },
          details: { en: 'Fried twice in beef dripping, as they should be.', fr: 'Deux bains dans la graisse de bœuf, comme il se doit.' },
          picture: { tint: 'sky', art: ['fries', 'salt'] },
        },
        {
          key: 'gratin', price: 950,
          name: { en: 'Gratin dauphinois', fr: 'Gratin dauphinois' },
          details: { en: 'Potatoes, cream, garlic, and no cheese at all.', fr: 'Pommes de terre, crème, ail, et pas le moindre fromage.' },
          picture: { tint: 'apricot', art: ['potato', 'milk', 'garlic'] },
          diets: ['vegetarian', 'glutenFree'],
          allergens: ['milk'],
        },
        {
          key: 'cheese-board', price: 1490,
          name: { en: 'Cheese from over the border', fr: 'Fromages d’outre-frontière' },
          details: { en: 'You choose three, we choose the ripeness.', fr: 'Vous choisissez trois fromages, nous l’affinage.' },
          picture: { tint: 'sky', art: ['cheese', 'grapes'] },
          specifications: [
            {
              name: { en: 'Three cheeses', fr: 'Trois fromages' }, type: 2, required: true, range: 3, max: 3,
              options: [
                { name: { en: 'Reblochon', fr: 'Reblochon' } },
                { name: { en: 'Two-year Comté', fr: 'Comté de deux ans' } },
                { name: { en: 'Blue from Gex', fr: 'Bleu de Gex' } },
                { name: { en: 'Abondance', fr: 'Abondance' } },
                { name: { en: 'Truffled Brie', fr: 'Brie truffé' }, price: 350 },
              ],
            },
          ],
        },
      ],
    },
    {
      key: 'desserts',
      name: { en: 'Desserts', fr: 'Desserts' },
      items: [
        {
          key: 'tarte-tatin', price: 1190,
          name: { en: 'Tarte Tatin', fr: 'Tarte Tatin' },
          details: { en: 'Apples nearly black with caramel, thick cream in a pot.', fr: 'Pommes presque noires de caramel, crème épaisse en pot.' },
          picture: { tint: 'mint', art: ['pie', 'apple'] },
        },
        {
          key: 'chocolate-mousse', price: 1050,
          name: { en: 'Dark chocolate mousse', fr: 'Mousse au chocolat noir' },
          details: { en: 'Seventy per cent, eggs and a pinch of salt; a ladleful.', fr: 'Soixante-dix pour cent, des œufs, une pincée de sel ; à la louche.' },
          picture: { tint: 'rose', art: ['chocolate', 'custard'] },
          diets: ['vegetarian', 'glutenFree'],
          allergens: ['eggs', 'milk', 'soya'],
        },
        {
          key: 'floating-island', price: 990,
          name: { en: 'Floating island', fr: 'Île flottante' },
          details: { en: 'Poached egg white on vanilla custard, toasted almonds.', fr: 'Blanc en neige poché, crème anglaise à la vanille, amandes grillées.' },
        },
      ],
    },
    {
      key: 'cellar',
      name: { en: 'From the cellar', fr: 'De la cave' },
      items: [
        {
          key: 'beaujolais', price: 3200,
          name: { en: 'Morgon, one bottle', fr: 'Morgon, la bouteille' },
          details: { en: 'Gamay with some years behind it: cherry, stone, a little leather.', fr: 'Un gamay qui a de la bouteille : cerise, pierre, un peu de cuir.' },
          picture: { tint: 'pistachio', art: ['wine', 'cherries'], bare: true },
        },
        {
          key: 'cremant', price: 3900,
          name: { en: 'Crémant from the Jura', fr: 'Crémant du Jura' },
          details: { en: 'Chardonnay bubbles, brut, cold from the cellar.', fr: 'Bulles de chardonnay, brut, sorti froid de la cave.' },
          picture: { tint: 'tomato', art: ['sparkling'], bare: true },
          allergens: ['sulphites'],
        },
        {
          key: 'verbena', price: 520,
          name: { en: 'Fresh verbena infusion', fr: 'Infusion de verveine fraîche' },
          details: { en: 'From the pots on our windowsill, in a flask for two.', fr: 'Des pots de notre fenêtre, en thermos pour deux.' },
          picture: { tint: 'butter', art: ['teapot', 'herb'], bare: true },
          diets: ['vegetarian', 'vegan', 'halal', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
      ],
    },
  ],
};
