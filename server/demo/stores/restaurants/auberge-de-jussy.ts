import type { DemoDay, DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const GARNISH: DemoSpecification = {
  name: { en: 'Garnish', fr: 'Garniture' }, type: 2, required: true, range: 2, max: 3,
  options: [
    { name: { en: 'Spätzli in butter', fr: 'Spätzlis au beurre' }, selected: true },
    { name: { en: 'Red cabbage', fr: 'Chou rouge' }, selected: true },
    { name: { en: 'Glazed chestnuts', fr: 'Marrons caramélisés' }, price: 350 },
    { name: { en: 'Poached Botzi pear', fr: 'Poire à botzi pochée' }, price: 250 },
    { name: { en: 'Brussels sprouts', fr: 'Choux de Bruxelles' } },
  ],
};

const MEAT_COOKING: DemoSpecification = {
  name: { en: 'Cooking', fr: 'Cuisson' }, type: 1, required: true,
  options: [
    { name: { en: 'Rare', fr: 'Saignant' } },
    { name: { en: 'Pink', fr: 'Rosé' }, selected: true },
    { name: { en: 'Well done', fr: 'Bien cuit' } },
  ],
};

const BOTTLE: DemoSpecification = {
  name: { en: 'Size', fr: 'Contenance' }, type: 1, required: true,
  options: [
    { name: { en: 'Half bottle, 37.5 cl', fr: 'Demi-bouteille, 37,5 cl' } },
    { name: { en: 'Bottle, 75 cl', fr: 'Bouteille, 75 cl' }, price: 1700 },
    { name: { en: 'Magnum, 150 cl', fr: 'Magnum, 150 cl' }, price: 5600 },
  ],
};

const ALL_DAY: DemoDay = [['11:30', '22:00']];

/** Swiss and French country inn, open every day, too far away to deliver to the city. */
export const aubergeDeJussy: DemoStore = {
  key: 'auberge-de-jussy',
  name: 'Auberge de Jussy',
  category: 'restaurants',
  slogan: { en: 'Game, vines and a wood fire', fr: 'Chasse, vignes et feu de bois' },
  promotion: { en: 'Sunday roast at CHF 56', fr: 'Le rôti du dimanche à CHF 56' },
  famousFor: { en: 'Longeole with fennel seed', fr: 'La longeole au fenouil' },
  tags: ['swiss', 'french', 'independent'],
  address: { street: 'Route de Jussy 304', postcode: '1254', city: 'Jussy', latitude: 46.2358, longitude: 6.2679 },
  phone: '+41227590012',
  rating: 4.8,
  ratingCount: 143,
  priceRating: 3,
  hours: [ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY],
  receiving: 'both',
  asap: true,
  schedule: true,
  leadMinutes: 60,
  minimum: 4000,
  reach: { miles: 2 },
  fee: { base: 690, includedKm: 2, perKm: 110 },
  prepareMinutes: 35,
  deliveryMinutes: [40, 60],
  itemTaxPercent: 0,
  scene: { tint: 'sand', wall: 'panel', table: 'vichy', plate: true, art: ['ham', 'wine', 'mushroom'] },
  sections: [
    {
      key: 'starters',
      name: { en: 'Starters', fr: 'Entrées' },
      items: [
        {
          key: 'pumpkin-soup', price: 1290,
          name: { en: 'Pumpkin velouté', fr: 'Velouté de courge' },
          details: { en: 'Muscade squash from the field opposite, toasted seeds, a thread of their oil.', fr: 'Courge muscade du champ d’en face, graines torréfiées, un filet de leur huile.' },
          picture: { tint: 'mint', art: ['bowl', 'herb'] },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: ['celery'],
        },
        {
          key: 'game-terrine', price: 1790,
          name: { en: 'Venison terrine', fr: 'Terrine de chevreuil' },
          details: { en: 'With hazelnuts, juniper and a quince chutney.', fr: 'Aux noisettes et au genièvre, chutney de coing.' },
          picture: { tint: 'sky', art: ['ham', 'chestnut'] },
          diets: [],
          allergens: ['eggs', 'milk', 'nuts', 'mustard', 'sulphites'],
        },
        {
          key: 'mushroom-toast', price: 1890, was: 2190,
          name: { en: 'Wild mushrooms on toast', fr: 'Croûte aux champignons' },
          details: { en: 'Chanterelles and ceps in cream, country bread fried in butter.', fr: 'Chanterelles et bolets à la crème, pain de campagne rôti au beurre.' },
          picture: { tint: 'rose', art: ['mushroom', 'loaf', 'milk'] },
          specifications: [
            {
              name: { en: 'On top', fr: 'Dessus' }, type: 1,
              options: [
                { name: { en: 'A poached egg', fr: 'Un œuf poché' }, price: 300 },
                { name: { en: 'Smoked ham', fr: 'Jambon fumé' }, price: 450 },
              ],
            },
          ],
        },
        {
          key: 'crayfish-salad', price: 2490, soldOut: true,
          name: { en: 'Lake crayfish salad', fr: 'Salade d’écrevisses du lac' },
          details: { en: 'Tails shelled by hand, avocado, pink peppercorns.', fr: 'Queues décortiquées à la main, avocat, baies roses.' },
          picture: { tint: 'butter', art: ['lobster', 'avocado', 'lettuce'] },
        },
      ],
    },
    {
      key: 'geneva-classics',
      name: { en: 'Geneva classics', fr: 'Les genevoises' },
      items: [
        {
          key: 'longeole', price: 2890,
          name: { en: 'Longeole', fr: 'Longeole' },
          details: { en: 'The canton’s pork and fennel sausage, three hours in the pot, leeks and potatoes.', fr: 'La saucisse genevoise au fenouil, trois heures à la marmite, poireaux et pommes de terre.' },
          picture: { tint: 'mint', art: ['stew', 'potato', 'herb'] },
          diets: ['glutenFree'],
          allergens: ['milk', 'mustard', 'sulphites'],
        },
        {
          key: 'pork-fricassee', price: 2990,
          name: { en: 'Geneva pork fricassee', fr: 'Fricassée genevoise' },
          details: { en: 'Marinated in Gamay with cloves, bound dark, ladled over polenta.', fr: 'Porc mariné au gamay et au girofle, sauce bien noire, sur polenta.' },
          picture: { tint: 'pistachio', art: ['stew', 'wine', 'corn'] },
        },
        {
          key: 'farm-chicken', price: 3190, cashback: { mode: 1, value: 5 },
          name: { en: 'Farm chicken with morels', fr: 'Poulet fermier aux morilles' },
          details: { en: 'A Presinge bird, yellow wine and cream, rice to soak it up.', fr: 'Un poulet de Presinge, vin jaune et crème, du riz pour ne rien laisser.' },
          picture: { tint: 'sky', art: ['chicken', 'mushroom', 'rice'] },
          diets: ['glutenFree'],
          allergens: ['milk', 'celery', 'sulphites'],
        },
        {
          key: 'cardoon-gratin', price: 1690,
          name: { en: 'Thorny cardoons in cream', fr: 'Cardons épineux à la crème' },
          details: { en: 'A December dish really, but people ask for it all year.', fr: 'Un plat de décembre, mais on nous le demande toute l’année.' },
          picture: { tint: 'tomato', art: ['stew', 'cheese'] },
        },
        {
          key: 'potato-gateau', price: 2190,
          name: { en: 'Potato and lovage pie', fr: 'Tourte de pommes de terre à la livèche' },
          details: { en: 'Golden lid, layers of potato and onion, a chimney for the cream.', fr: 'Couvercle doré, couches de pommes de terre et d’oignon, une cheminée pour la crème.' },
          picture: { tint: 'mint', art: ['pie', 'potato', 'onion'] },
          diets: ['vegetarian'],
          allergens: ['gluten', 'eggs', 'milk', 'celery'],
        },
      ],
    },
    {
      key: 'game-and-fire',
      name: { en: 'Game and fire', fr: 'Chasse et feu de bois' },
      items: [
        {
          key: 'venison-medallions', price: 4490,
          name: { en: 'Venison medallions', fr: 'Médaillons de chevreuil' },
          details: { en: 'Pan-roasted, with a dark poivrade gravy and a Mirza apple filled with redcurrants.', fr: 'Rôtis à la poêle, sauce poivrade bien sombre et pomme Mirza garnie de groseilles.' },
          picture: { tint: 'butter', art: ['meat', 'apple', 'cherries'] },
          specifications: [MEAT_COOKING, GARNISH],
        },
        {
          key: 'boar-stew', price: 3690, was: 3990,
          name: { en: 'Wild boar civet', fr: 'Civet de sanglier' },
          details: { en: 'From the Jussy woods, ten days in red wine, bacon and small onions.', fr: 'Des bois de Jussy, dix jours au vin rouge, lardons et petits oignons.' },
          picture: { tint: 'sky', art: ['stew', 'bacon', 'onion'] },
          specifications: [GARNISH],
          diets: [],
          allergens: ['gluten', 'eggs', 'milk', 'celery', 'sulphites'],
        },
        {
          key: 'rib-of-beef', price: 9600, cashback: { mode: 2, value: 500 },
          name: { en: 'Rib of beef for two', fr: 'Côte de bœuf pour deux' },
          details: { en: 'One kilo of Geneva beef over vine wood, carved, bone kept for the dog.', fr: 'Un kilo de bœuf genevois aux sarments, tranché, l’os gardé pour le chien.' },
          picture: { tint: 'mint', art: ['meat', 'fire', 'bone'] },
          specifications: [
            MEAT_COOKING,
            {
              name: { en: 'Two sauces', fr: 'Deux sauces' }, type: 2, range: 2,
              options: [
                { name: { en: 'Café de Paris butter', fr: 'Beurre Café de Paris' }, selected: true },
                { name: { en: 'Red wine and shallot', fr: 'Vin rouge et échalote' }, selected: true },
                { name: { en: 'Morels and cream', fr: 'Morilles à la crème' }, price: 600 },
                { name: { en: 'Horseradish', fr: 'Raifort' } },
              ],
            },
          ],
        },
        {
          key: 'sunday-roast', price: 5600, was: 6400,
          name: { en: 'Sunday roast for two', fr: 'Rôti du dimanche pour deux' },
          details: { en: 'Veal neck turned before the fire, roasting-tin juices, all the trimmings.', fr: 'Cou de veau tourné devant le feu, jus de plaque, toutes les garnitures.' },
          picture: { tint: 'butter', art: ['ham', 'carrot', 'potato'] },
        },
        {
          key: 'game-without-game', price: 2790,
          name: { en: 'Hunter’s plate without the hunt', fr: 'Assiette de chasse sans chasse' },
          details: { en: 'Every trimming of the season: cabbage, chestnuts, pear, quince, mushroom gravy.', fr: 'Toutes les garnitures de saison : chou, marrons, poire, coing, jus de champignons.' },
          picture: { tint: 'sky', art: ['chestnut', 'pear', 'mushroom'] },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: ['celery', 'sulphites'],
        },
      ],
    },
    {
      key: 'cheese-and-dessert',
      name: { en: 'Cheese and dessert', fr: 'Fromages et desserts' },
      items: [
        {
          key: 'cheese-trolley', price: 1690,
          name: { en: 'The cheese trolley, in a box', fr: 'Le chariot de fromages, en boîte' },
          details: { en: 'Cut thick from what is ripe, with fruit bread.', fr: 'Coupés généreusement selon la maturité, pain aux fruits.' },
          picture: { tint: 'mint', art: ['cheese', 'grapes', 'loaf'] },
          specifications: [
            {
              name: { en: 'As many as you like', fr: 'Autant que vous voulez' }, type: 2, required: true,
              options: [
                { name: { en: 'Alpine Gruyère', fr: 'Gruyère d’alpage' }, selected: true },
                { name: { en: 'Tomme from Jussy', fr: 'Tomme de Jussy' }, selected: true },
                { name: { en: 'Vacherin Mont-d’Or', fr: 'Vacherin Mont-d’Or' }, price: 350 },
                { name: { en: 'Ash goat’s cheese', fr: 'Chèvre cendré' }, price: 250 },
                { name: { en: 'Blue from the Jura', fr: 'Bleu du Jura' }, price: 250 },
              ],
            },
          ],
        },
        {
          key: 'vermicelles', price: 1190,
          name: { en: 'Chestnut vermicelles', fr: 'Vermicelles aux marrons' },
          details: { en: 'Sweet chestnut threads over meringue and whipped cream, a drop of kirsch.', fr: 'Fils de marron sur meringue et chantilly, une goutte de kirsch.' },
          picture: { tint: 'sky', art: ['softIce', 'chestnut'] },
        },
        {
          key: 'cream-tart', price: 1050,
          name: { en: 'Raisinée cream tart', fr: 'Tarte à la raisinée' },
          details: { en: 'Pear juice boiled down for a day until black, cream, a very short crust.', fr: 'Jus de poire réduit tout un jour jusqu’au noir, crème, pâte bien friable.' },
          picture: { tint: 'pistachio', art: ['pie', 'pear'] },
          diets: ['vegetarian'],
          allergens: ['gluten', 'eggs', 'milk'],
        },
        {
          key: 'hot-chocolate', price: 790,
          name: { en: 'Hot chocolate pot', fr: 'Petit pot de chocolat chaud' },
          details: { en: 'More pudding than drink; comes with a dry biscuit.', fr: 'Plus crème que boisson ; avec un biscuit sec.' },
        },
      ],
    },
    {
      key: 'wines-of-jussy',
      name: { en: 'Wines of Jussy', fr: 'Vins de Jussy' },
      items: [
        {
          key: 'jussy-aligote', price: 1900,
          name: { en: 'Aligoté, old vines', fr: 'Aligoté, vieilles vignes' },
          details: { en: 'Lemon, flint, a nervous white from behind the church.', fr: 'Citron, silex, un blanc nerveux des coteaux derrière l’église.' },
          picture: { tint: 'sky', art: ['wine', 'lemon'], bare: true },
          specifications: [BOTTLE],
          allergens: ['sulphites'],
        },
        {
          key: 'jussy-gamaret', price: 2100,
          name: { en: 'Gamaret, aged in oak', fr: 'Gamaret, élevé en barrique' },
          details: { en: 'Nearly black, blackberry and spice, made for boar.', fr: 'Presque noir, mûre et épices, fait pour le sanglier.' },
          picture: { tint: 'mint', art: ['wine', 'grapes'], bare: true },
          specifications: [BOTTLE],
        },
        {
          key: 'grape-juice', price: 690,
          name: { en: 'Grape juice, half litre', fr: 'Jus de raisin, un demi-litre' },
          details: { en: 'From the same vines, stopped before it turns serious.', fr: 'Des mêmes vignes, arrêté avant que ça devienne sérieux.' },
          picture: { tint: 'butter', art: ['juice', 'grapes'], bare: true },
          diets: ['vegetarian', 'vegan', 'halal', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'marc', price: 850,
          name: { en: 'Old marc, 2 cl', fr: 'Vieux marc, 2 cl' },
          details: { en: 'Distilled in the barn, ten years waiting.', fr: 'Distillé dans la grange, dix ans de patience.' },
          picture: { tint: 'pistachio', art: ['sake'], bare: true },
        },
      ],
    },
  ],
};
