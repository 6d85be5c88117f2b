import type { DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const HOW_MANY: DemoSpecification = {
  name: { en: 'How many of you?', fr: 'Combien êtes-vous ?' }, type: 1, required: true,
  options: [
    { name: { en: 'For one', fr: 'Pour une personne' }, selected: true },
    { name: { en: 'For two', fr: 'Pour deux' }, price: 2500 },
  ],
};

const TO_DIP: DemoSpecification = {
  name: { en: 'To dip', fr: 'À tremper' }, type: 2, required: true, range: 2, max: 4,
  options: [
    { name: { en: 'Bread, half-rye', fr: 'Pain mi-seigle' }, selected: true },
    { name: { en: 'New potatoes', fr: 'Pommes de terre nouvelles' }, price: 250 },
    { name: { en: 'Pickles and onions', fr: 'Cornichons et petits oignons' }, price: 200 },
    { name: { en: 'Pear', fr: 'Poire' }, selected: true },
    { name: { en: 'Dried meat', fr: 'Viande séchée' }, price: 600 },
    { name: { en: 'Mushrooms', fr: 'Champignons' }, price: 300 },
  ],
};

const FISH_SIDE: DemoSpecification = {
  name: { en: 'On the side', fr: 'En accompagnement' }, type: 1, required: true,
  options: [
    { name: { en: 'Fries', fr: 'Pommes frites' } },
    { name: { en: 'Steamed potatoes', fr: 'Pommes vapeur' } },
    { name: { en: 'Leaf spinach', fr: 'Épinards en branches' }, price: 150 },
    { name: { en: 'Green salad', fr: 'Salade verte' } },
  ],
};

const CARAFE: DemoSpecification = {
  name: { en: 'Size', fr: 'Contenance' }, type: 1, required: true,
  options: [
    { name: { en: 'Small carafe, 2 dl', fr: 'Petit pot, 2 dl' }, selected: true },
    { name: { en: 'Carafe, 5 dl', fr: 'Pot, 5 dl' }, price: 1350 },
    { name: { en: 'Bottle, 7.5 dl', fr: 'Bouteille, 7,5 dl' }, price: 2250 },
  ],
};

/** Swiss, open twice a day, orders now or later, cashback on everything. */
export const cafeDeLaRade: DemoStore = {
  key: 'cafe-de-la-rade',
  name: 'Café de la Rade',
  category: 'restaurants',
  slogan: { en: 'Fondue, perch and white wine by the lake', fr: 'Fondue, perches et vin blanc au bord du lac' },
  promotion: { en: '10% off orders over CHF 40', fr: '10 % de rabais dès CHF 40 de commande' },
  famousFor: { en: 'Moitié-moitié fondue', fr: 'La fondue moitié-moitié' },
  tags: ['swiss', 'lake-fish', 'independent'],
  address: { street: 'Quai du Mont-Blanc 5', postcode: '1201', city: 'Genève', latitude: 46.2081, longitude: 6.1488 },
  phone: '+41227310042',
  rating: 4.8,
  ratingCount: 312,
  priceRating: 2,
  hours: [
    [['11:30', '14:00'], ['18:00', '22:30']],
    [['11:30', '14:00'], ['18:00', '22:30']],
    [['11:30', '14:00'], ['18:00', '22:30']],
    [['11:30', '14:00'], ['18:00', '22:30']],
    [['11:30', '14:00'], ['18:00', '22:30']],
    [['11:30', '14:00'], ['18:00', '22:30']],
    [['11:30', '14:00'], ['18:00', '22:30']],
  ],
  receiving: 'both',
  asap: true,
  schedule: true,
  leadMinutes: 45,
  minimum: 2000,
  reach: { miles: 3 },
  fee: { base: 490, includedKm: 2, perKm: 90 },
  prepareMinutes: 20,
  deliveryMinutes: [25, 40],
  itemTaxPercent: 0,
  cashback: { mode: 1, value: 5 },
  scene: { tint: 'butter', wall: 'lake', plate: true, art: ['fondue', 'wine', 'baguette'] },
  sections: [
    {
      key: 'fondues',
      name: { en: 'Fondues', fr: 'Fondues' },
      items: [
        {
          key: 'moitie-moitie', price: 2700, was: 3100, cashback: { mode: 1, value: 5 },
          name: { en: 'Moitié-moitié fondue', fr: 'Fondue moitié-moitié' },
          details: {
            en: 'Twelve-month Gruyère and Fribourg Vacherin in equal parts, loosened with Chasselas and a little kirsch.',
            fr: 'Gruyère de douze mois et vacherin fribourgeois à parts égales, détendus de chasselas et d’une goutte de kirsch.',
          },
          picture: { tint: 'butter', art: ['fondue', 'baguette'] },
          specifications: [HOW_MANY, TO_DIP],
          diets: [],
          allergens: ['gluten', 'milk', 'sulphites', 'mustard'],
        },
        {
          key: 'tomato-fondue', price: 2850,
          name: { en: 'Tomato fondue', fr: 'Fondue à la tomate' },
          details: {
            en: 'The Valais way: ripe tomatoes and garlic stirred into the cheese, ladled over new potatoes.',
            fr: 'À la valaisanne : tomates mûres et ail fondus dans le fromage, à verser sur des pommes de terre nouvelles.',
          },
          picture: { tint: 'mint', art: ['fondue', 'tomato', 'potato'] },
          specifications: [HOW_MANY],
        },
        {
          key: 'morel-fondue', price: 3290,
          name: { en: 'Morel fondue', fr: 'Fondue aux morilles' },
          details: {
            en: 'Dried Jura morels soaked overnight, their juice whisked into a mild half-and-half.',
            fr: 'Morilles du Jura réhydratées une nuit, leur jus monté dans un moitié-moitié tout doux.',
          },
          picture: { tint: 'sky', art: ['fondue', 'mushroom'] },
          specifications: [HOW_MANY, TO_DIP],
        },
        {
          key: 'fondue-for-four', price: 6800, cashback: { mode: 2, value: 300 },
          name: { en: 'Fondue for four', fr: 'Fondue pour quatre' },
          details: {
            en: 'Eight hundred grams of cheese, a kilo of bread, and the caquelon and burner on loan until tomorrow.',
            fr: 'Huit cents grammes de fromage, un kilo de pain, le caquelon et le réchaud prêtés jusqu’à demain.',
          },
          picture: { tint: 'apricot', art: ['cheese', 'baguette', 'wine'] },
          specifications: [
            {
              name: { en: 'For the table', fr: 'Pour la tablée' }, type: 2, max: 3,
              options: [
                { name: { en: 'Charcuterie board', fr: 'Planche de charcuterie' }, price: 1650 },
                { name: { en: 'Bowl of new potatoes', fr: 'Bol de pommes de terre nouvelles' }, price: 700 },
                { name: { en: 'Pickles and onions', fr: 'Cornichons et petits oignons' }, price: 500 },
                { name: { en: 'Pear slices', fr: 'Quartiers de poire' }, price: 450 },
              ],
            },
          ],
        },
        {
          key: 'bread-basket', price: 450,
          name: { en: 'Extra bread basket', fr: 'Corbeille de pain en plus' },
          details: {
            en: 'Half-rye sourdough a day old, cut into cubes that hold on to the fork.',
            fr: 'Levain mi-seigle de la veille, coupé en dés qui tiennent à la fourchette.',
          },
          picture: { tint: 'rose', art: ['baguette', 'loaf'] },
          diets: ['vegetarian', 'vegan', 'lactoseFree'],
          allergens: ['gluten'],
        },
      ],
    },
    {
      key: 'from-the-lake',
      name: { en: 'From the lake', fr: 'Du lac' },
      items: [
        {
          key: 'perch-fillets', price: 3890,
          name: { en: 'Perch fillets', fr: 'Filets de perche' },
          details: {
            en: 'Floured, browned in foaming butter and finished with lemon and parsley.',
            fr: 'Farinés, dorés au beurre mousseux, finis au citron et au persil.',
          },
          picture: { tint: 'sand', art: ['fish', 'lemon', ['fries', 0.8]] },
          specifications: [FISH_SIDE],
          diets: [],
          allergens: ['gluten', 'fish', 'milk', 'mustard'],
        },
        {
          key: 'fera-fillet', price: 3450,
          name: { en: 'Féra with sorrel', fr: 'Féra à l’oseille' },
          details: {
            en: 'The lake’s whitefish poached in Chasselas, with a tart green cream.',
            fr: 'La féra du Léman pochée au chasselas, nappée d’une crème verte acidulée.',
          },
          picture: { tint: 'butter', art: ['fish', 'herb'] },
          specifications: [FISH_SIDE],
        },
        {
          key: 'prawns-chasselas', price: 2450, was: 2900,
          name: { en: 'Prawns in Chasselas', fr: 'Crevettes au chasselas' },
          details: {
            en: 'Pan-fried in garlic butter, then a splash of white wine; keep some bread for the juices.',
            fr: 'Poêlées au beurre d’ail, mouillées d’un trait de blanc ; gardez du pain pour la sauce.',
          },
          picture: { tint: 'mint', art: ['friedShrimp', 'garlic'] },
          diets: [],
          allergens: ['crustaceans', 'milk', 'sulphites', 'gluten'],
        },
        {
          key: 'malakoffs', price: 1950,
          name: { en: 'Malakoffs from Vinzel', fr: 'Malakoffs de Vinzel' },
          details: {
            en: 'Two domes of grated Gruyère fried on toast, with mustard and a gherkin.',
            fr: 'Deux dômes de gruyère râpé frits sur canapé, moutarde et cornichon.',
          },
          picture: { tint: 'sky', art: ['cheese', 'cucumber'] },
          diets: [],
          allergens: ['gluten', 'eggs', 'milk', 'mustard', 'sulphites'],
        },
        {
          key: 'trout-tartare', price: 2250, soldOut: true,
          name: { en: 'Trout tartare', fr: 'Tartare de truite' },
          details: {
            en: 'Lake trout cut by knife, green apple, chives and cold-pressed rapeseed oil.',
            fr: 'Truite du lac coupée au couteau, pomme verte, ciboulette et huile de colza pressée à froid.',
          },
          picture: { tint: 'apricot', art: ['fish', 'greenApple'] },
        },
      ],
    },
    {
      key: 'salads-and-sides',
      name: { en: 'Salads and sides', fr: 'Salades et accompagnements' },
      items: [
        {
          key: 'lamb-lettuce', price: 1350,
          name: { en: 'Lamb’s lettuce with egg', fr: 'Doucette à l’œuf' },
          details: {
            en: 'Geneva doucette, chopped egg, croutons rubbed with garlic, mustard dressing.',
            fr: 'Doucette genevoise, œuf haché, croûtons frottés à l’ail, sauce moutarde.',
          },
          picture: { tint: 'rose', art: ['salad', 'egg'] },
          specifications: [
            {
              name: { en: 'Bacon bits', fr: 'Lardons' }, type: 1,
              options: [
                { name: { en: 'Crisp, on the side', fr: 'Croustillants, à part' }, price: 300 },
                { name: { en: 'Warm, tossed in', fr: 'Tièdes, mélangés' }, price: 300 },
              ],
            },
          ],
          diets: ['lactoseFree'],
          allergens: ['gluten', 'eggs', 'mustard'],
        },
        {
          key: 'cardoon-gratin', price: 1450,
          name: { en: 'Cardoon gratin', fr: 'Gratin de cardons' },
          details: {
            en: 'Plainpalais thorny cardoon under bone marrow and a brown crust.',
            fr: 'Cardon épineux de Plainpalais à la moelle, sous une croûte bien brune.',
          },
          picture: { tint: 'tomato', art: ['stew', 'herb'] },
        },
        {
          key: 'rosti', price: 1150,
          name: { en: 'Rösti, no frills', fr: 'Rösti, tout simple' },
          details: {
            en: 'Potatoes boiled yesterday, grated this morning, fried until both sides crackle.',
            fr: 'Pommes de terre cuites la veille, râpées ce matin, rôties jusqu’à ce que ça craque des deux côtés.',
          },
          picture: { tint: 'mint', art: ['potato', 'butter'] },
          diets: ['vegetarian', 'glutenFree'],
          allergens: ['milk'],
        },
        {
          key: 'leek-vinaigrette', price: 1250,
          name: { en: 'Leeks in vinaigrette', fr: 'Poireaux vinaigrette' },
          details: {
            en: 'Tender whites, walnut oil and a spoon of coarse mustard.',
            fr: 'Blancs bien tendres, huile de noix et une cuillerée de moutarde à l’ancienne.',
          },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: ['nuts', 'mustard', 'sulphites'],
        },
      ],
    },
    {
      key: 'sweet',
      name: { en: 'Sweet', fr: 'Douceurs' },
      items: [
        {
          key: 'meringues-cream', price: 1190,
          name: { en: 'Meringues and double cream', fr: 'Meringues et double-crème' },
          details: {
            en: 'Crackling meringues, Gruyère cream so thick the spoon stands up.',
            fr: 'Meringues craquantes, crème de la Gruyère où la cuillère tient debout.',
          },
          picture: { tint: 'sky', art: ['softIce', 'milk'] },
          specifications: [
            {
              name: { en: 'Fruit', fr: 'Fruits' }, type: 2,
              options: [
                { name: { en: 'Strawberries', fr: 'Fraises' }, price: 250 },
                { name: { en: 'Raspberries', fr: 'Framboises' }, price: 300 },
                { name: { en: 'Stewed rhubarb', fr: 'Compote de rhubarbe' }, price: 200 },
              ],
            },
          ],
          diets: ['vegetarian', 'glutenFree'],
          allergens: ['eggs', 'milk'],
        },
        {
          key: 'pear-rissole', price: 890,
          name: { en: 'Rissole with Geneva pears', fr: 'Rissole aux poires' },
          details: {
            en: 'Turnover of puff pastry with stewed pears, raisins and a breath of cinnamon.',
            fr: 'Chausson feuilleté aux poires à rissoles, raisins secs et souffle de cannelle.',
          },
          picture: { tint: 'tomato', art: ['pie', 'pear'] },
        },
        {
          key: 'absinthe-parfait', price: 1090,
          name: { en: 'Iced absinthe parfait', fr: 'Parfait glacé à l’absinthe' },
          details: {
            en: 'Val-de-Travers green fairy, half-frozen, with a caramel tuile.',
            fr: 'La fée verte du Val-de-Travers, à demi glacée, et sa tuile au caramel.',
          },
          picture: { tint: 'pistachio', art: ['iceCream'] },
        },
      ],
    },
    {
      key: 'drinks',
      name: { en: 'Drinks', fr: 'Boissons' },
      items: [
        {
          key: 'chasselas', price: 1250,
          name: { en: 'Chasselas from Satigny', fr: 'Chasselas de Satigny' },
          details: {
            en: 'Dry and lightly sparkling, what everyone drinks with fondue.',
            fr: 'Sec, à peine perlant : ce que tout le monde boit avec la fondue.',
          },
          picture: { tint: 'apricot', art: ['wine', 'grapes'], bare: true },
          specifications: [CARAFE],
          allergens: ['sulphites'],
        },
        {
          key: 'gamay', price: 1290,
          name: { en: 'Gamay from Dardagny', fr: 'Gamay de Dardagny' },
          details: {
            en: 'Red fruit and pepper, served cellar-cool.',
            fr: 'Fruits rouges et poivre, servi à la fraîcheur de la cave.',
          },
          picture: { tint: 'mint', art: ['wine'], bare: true },
          specifications: [CARAFE],
        },
        {
          key: 'apple-juice', price: 550,
          name: { en: 'Cloudy apple juice', fr: 'Jus de pomme trouble' },
          details: {
            en: 'Pressed in Meinier, three old varieties, half a litre.',
            fr: 'Pressé à Meinier, trois variétés anciennes, un demi-litre.',
          },
          picture: { tint: 'rose', art: ['juice', 'apple'], bare: true },
          diets: ['vegetarian', 'vegan', 'halal', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'black-tea', price: 490,
          name: { en: 'Pot of black tea', fr: 'Théière de thé noir' },
          details: {
            en: 'The old remedy after cheese, in a flask that keeps it hot.',
            fr: 'Le vieux remède après le fromage, en thermos qui garde la chaleur.',
          },
          picture: { tint: 'sand', art: ['teapot', 'tea'], bare: true },
        },
        {
          key: 'kirsch', price: 750,
          name: { en: 'Kirsch, 2 cl', fr: 'Kirsch, 2 cl' },
          details: {
            en: 'Zug cherries, distilled twice. For the middle of the fondue or the end.',
            fr: 'Cerises de Zoug, deux distillations. Au milieu de la fondue ou à la fin.',
          },
        },
      ],
    },
  ],
};
