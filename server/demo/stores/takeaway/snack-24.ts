import type { DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const SIDE: DemoSpecification = {
  name: { en: 'With', fr: 'Avec' },
  type: 1,
  options: [
    { name: { en: 'Small fries', fr: 'Petites frites' }, price: 350 },
    { name: { en: 'Large fries', fr: 'Grandes frites' }, price: 500 },
    { name: { en: 'Mixed salad', fr: 'Salade mêlée' }, price: 450 },
  ],
};

const SAUCE: DemoSpecification = {
  name: { en: 'Sauces', fr: 'Sauces' },
  type: 2,
  max: 2,
  options: [
    { name: { en: 'Ketchup', fr: 'Ketchup' } },
    { name: { en: 'Mayonnaise', fr: 'Mayonnaise' } },
    { name: { en: 'Swiss mustard', fr: 'Moutarde suisse' } },
    { name: { en: 'Curry sauce', fr: 'Sauce curry' } },
    { name: { en: 'Night sauce, with chilli', fr: 'Sauce de nuit, au piment' }, price: 50 },
  ],
};

const BURGER_MORE: DemoSpecification = {
  name: { en: 'More in it', fr: 'En plus dedans' },
  type: 2,
  options: [
    { name: { en: 'Cheese', fr: 'Fromage' }, price: 150 },
    { name: { en: 'Bacon', fr: 'Lard' }, price: 200 },
    { name: { en: 'Fried egg', fr: 'Œuf au plat' }, price: 200 },
    { name: { en: 'Pickles', fr: 'Cornichons' } },
    { name: { en: 'Raw onion', fr: 'Oignon cru' } },
  ],
};

const COOKING: DemoSpecification = {
  name: { en: 'Eggs', fr: 'Œufs' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Runny', fr: 'Coulants' }, selected: true },
    { name: { en: 'Firm', fr: 'Bien cuits' } },
    { name: { en: 'Scrambled', fr: 'Brouillés' } },
  ],
};

export const snack24: DemoStore = {
  key: 'snack-24',
  name: 'Snack 24',
  category: 'takeaway',
  slogan: { en: 'The grill has not gone out since 1998', fr: 'La plaque ne s’est pas éteinte depuis 1998' },
  famousFor: { en: 'Rösti with eggs at five in the morning', fr: 'Les rösti aux œufs à cinq heures du matin' },
  tags: ['late', 'burgers'],
  address: { street: 'Rue de Chantepoulet 21', postcode: '1201', city: 'Genève', latitude: 46.2088, longitude: 6.1434 },
  phone: '+41225550124',
  rating: 4.1,
  ratingCount: 874,
  priceRating: 1,
  hours: ['always', 'always', 'always', 'always', 'always', 'always', 'always'],
  receiving: 'both',
  asap: true,
  schedule: true,
  leadMinutes: 30,
  reach: { miles: 3 },
  fee: { base: 490, includedKm: 2, perKm: 110 },
  prepareMinutes: 10,
  deliveryMinutes: [20, 35],
  itemTaxPercent: 0,
  scene: { tint: 'sand', wall: 'tiles', table: 'vichy', awning: '#C2410C', plate: true, art: ['hotdog', 'fries', 'moon'] },
  sections: [
    {
      key: 'grill',
      name: { en: 'From the griddle', fr: 'De la plaque' },
      items: [
        {
          key: 'station-burger', price: 1290,
          name: { en: 'Station burger', fr: 'Burger de la Gare' },
          details: { en: '160 g of Swiss beef, salad, tomato, pickles and cocktail sauce', fr: '160 g de bœuf suisse, salade, tomate, cornichons et sauce cocktail' },
          picture: { tint: 'sky', art: ['burger'] },
          specifications: [BURGER_MORE, SIDE, SAUCE],
          allergens: ['gluten', 'milk', 'eggs', 'mustard', 'sesame'],
        },
        {
          key: 'last-train', price: 1590,
          name: { en: 'Last Train', fr: 'Dernier train' },
          details: { en: 'Double beef, double cheese, bacon, and no connection tonight', fr: 'Double bœuf, double fromage, lard, et plus de correspondance ce soir' },
          picture: { tint: 'mint', art: ['burger', ['bacon', 0.8]] },
          specifications: [
            {
              name: { en: 'Cooking', fr: 'Cuisson' },
              type: 1,
              required: true,
              options: [
                { name: { en: 'Pink', fr: 'Rosé' } },
                { name: { en: 'Medium', fr: 'À point' } },
                { name: { en: 'Well done', fr: 'Bien cuit' } },
              ],
            },
            BURGER_MORE,
            SIDE,
          ],
        },
        {
          key: 'hot-dog', price: 850,
          name: { en: 'Geneva hot dog', fr: 'Hot-dog genevois' },
          details: { en: 'Veal sausage pushed into a drilled-out baguette, mustard at the bottom', fr: 'Saucisse de veau glissée dans une baguette percée, moutarde au fond' },
          picture: { tint: 'pistachio', art: ['hotdog'] },
          specifications: [SAUCE],
          allergens: ['gluten', 'milk', 'mustard', 'eggs', 'celery'],
        },
        {
          key: 'currywurst', price: 1190,
          name: { en: 'Currywurst', fr: 'Currywurst' },
          details: { en: 'Sliced pork sausage, warm tomato and curry sauce, fries', fr: 'Saucisse de porc tranchée, sauce tomate tiède au curry, frites' },
          picture: { tint: 'sky', art: ['hotdog', ['fries', 0.8]] },
        },
        {
          key: 'cordon-bleu', price: 1990,
          name: { en: 'Cordon bleu', fr: 'Cordon-bleu' },
          details: { en: 'Pork escalope, ham and Gruyère, breaded and fried in butter, with fries', fr: 'Escalope de porc, jambon et gruyère, panée et dorée au beurre, avec frites' },
          picture: { tint: 'rose', art: ['ham', ['cheese', 0.7]] },
          allergens: ['gluten', 'milk', 'eggs'],
        },
        {
          key: 'veggie-burger', price: 1290,
          name: { en: 'Lentil burger', fr: 'Burger de lentilles' },
          details: { en: 'Green lentil patty, grilled pepper, tomme cheese and herb sauce', fr: 'Galette de lentilles vertes, poivron grillé, tomme et sauce aux herbes' },
          picture: { tint: 'apricot', art: ['burger', ['pepper', 0.7]] },
          specifications: [SIDE],
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk', 'eggs'],
        },
      ],
    },
    {
      key: 'breakfast',
      name: { en: 'Breakfast at any hour', fr: 'Petit-déjeuner à toute heure' },
      items: [
        {
          key: 'rosti-eggs', price: 1490, was: 1690,
          name: { en: 'Rösti with two eggs', fr: 'Rösti et deux œufs' },
          details: { en: 'Grated potato fried in lard until it sings, two eggs, black pepper', fr: 'Pommes de terre râpées, dorées au saindoux jusqu’à chanter, deux œufs, poivre noir' },
          picture: { tint: 'mint', art: ['cooking', ['potato', 0.7]] },
          specifications: [
            COOKING,
            {
              name: { en: 'On top, choose 2 to 4', fr: 'Par-dessus, de 2 à 4' },
              type: 2,
              range: 2,
              max: 4,
              options: [
                { name: { en: 'Raclette cheese', fr: 'Fromage à raclette' }, price: 250 },
                { name: { en: 'Bacon', fr: 'Lard' }, price: 250 },
                { name: { en: 'Mushrooms', fr: 'Champignons' }, price: 200 },
                { name: { en: 'Chives', fr: 'Ciboulette' } },
                { name: { en: 'Fried onions', fr: 'Oignons frits' } },
              ],
            },
          ],
          allergens: ['eggs', 'milk', 'gluten'],
        },
        {
          key: 'full-breakfast', price: 1850,
          name: { en: 'Full breakfast', fr: 'Petit-déjeuner complet' },
          details: { en: 'Eggs, bacon, veal chipolata, beans, grilled tomato and toast', fr: 'Œufs, lard, chipolata de veau, haricots, tomate grillée et toasts' },
          picture: { tint: 'sky', art: ['cooking', ['bacon', 0.8], ['tomato', 0.6]] },
          specifications: [COOKING],
        },
        {
          key: 'pancakes', price: 1190, cashback: { mode: 2, value: 150 },
          name: { en: 'Stack of pancakes', fr: 'Pile de pancakes' },
          details: { en: 'Four, thick, with butter and maple syrup', fr: 'Quatre, bien épais, beurre et sirop d’érable' },
          picture: { tint: 'rose', art: ['pancakes', ['butter', 0.5]] },
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk', 'eggs'],
        },
        {
          key: 'croque', price: 1150,
          name: { en: 'Croque-monsieur', fr: 'Croque-monsieur' },
          details: { en: 'Country ham, Gruyère, nutmeg béchamel, browned under the grill', fr: 'Jambon de campagne, gruyère, béchamel à la muscade, gratiné' },
          picture: { tint: 'sky', art: ['sandwich', ['cheese', 0.7]] },
          specifications: [
            {
              name: { en: 'An egg on it?', fr: 'Un œuf dessus ?' },
              type: 1,
              required: true,
              options: [
                { name: { en: 'No, monsieur', fr: 'Non, monsieur' }, selected: true },
                { name: { en: 'Yes, madame', fr: 'Oui, madame' }, price: 200 },
              ],
            },
          ],
        },
        {
          key: 'muesli', price: 850,
          name: { en: 'Birchermüesli', fr: 'Birchermüesli' },
          details: { en: 'Oats soaked overnight, grated apple, yoghurt, hazelnuts, red berries', fr: 'Flocons d’avoine trempés une nuit, pomme râpée, yogourt, noisettes, fruits rouges' },
          picture: { tint: 'pistachio', art: ['bowl', ['strawberry', 0.6], ['apple', 0.5]] },
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk', 'nuts'],
        },
      ],
    },
    {
      key: 'hot',
      name: { en: 'Night cravings', fr: 'Fringales de nuit' },
      items: [
        {
          key: 'alplermagronen', price: 1590,
          name: { en: 'Alpine macaroni', fr: 'Macaronis du chalet' },
          details: { en: 'Macaroni, potato, cream and mountain cheese, fried onions, apple sauce beside', fr: 'Macaronis, pommes de terre, crème et fromage d’alpage, oignons frits, compote de pommes à côté' },
          picture: { tint: 'mint', art: ['pasta', ['cheese', 0.7], ['apple', 0.5]] },
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk'],
        },
        {
          key: 'onion-soup', price: 1090,
          name: { en: 'Onion soup', fr: 'Soupe à l’oignon' },
          details: { en: 'Beef stock, white wine, toasted bread and a lid of melted cheese', fr: 'Bouillon de bœuf, vin blanc, pain grillé et couvercle de fromage fondu' },
          picture: { tint: 'sky', art: ['stew', ['onion', 0.7]] },
        },
        {
          key: 'loaded-fries', price: 1150,
          name: { en: 'Platform 9 fries', fr: 'Frites de la voie 9' },
          details: { en: 'Fries buried under minced beef, cheese sauce and spring onion', fr: 'Frites ensevelies sous le bœuf haché, la sauce au fromage et l’oignon nouveau' },
          picture: { tint: 'mint', art: ['fries', ['cheese', 0.6]] },
          specifications: [SAUCE],
        },
        {
          key: 'chicken-tenders', price: 1250,
          name: { en: 'Six chicken strips', fr: 'Six lanières de poulet' },
          details: { en: 'Breadcrumbed breast, two sauces included', fr: 'Blanc pané, deux sauces comprises' },
          picture: { tint: 'butter', art: ['chicken'] },
          specifications: [
            {
              name: { en: 'Two sauces', fr: 'Deux sauces' },
              type: 2,
              required: true,
              range: 2,
              options: [
                { name: { en: 'Barbecue', fr: 'Barbecue' } },
                { name: { en: 'Honey and mustard', fr: 'Miel et moutarde' } },
                { name: { en: 'Curry', fr: 'Curry' } },
                { name: { en: 'Sour cream and chive', fr: 'Crème acidulée et ciboulette' } },
              ],
            },
          ],
        },
        {
          key: 'malakoff', price: 1390, soldOut: true,
          name: { en: 'Three malakoffs', fr: 'Trois malakoffs' },
          details: { en: 'Fried Gruyère domes from the Vaud shore, gherkins and mustard', fr: 'Beignets de gruyère de la côte vaudoise, cornichons et moutarde' },
          picture: { tint: 'rose', art: ['cheese'] },
        },
        {
          key: 'green-salad', price: 690,
          name: { en: 'Mixed salad', fr: 'Salade mêlée' },
          details: { en: 'Leaves, carrot, sweetcorn, egg and our French dressing', fr: 'Salade, carotte, maïs, œuf et notre sauce à la française' },
          picture: { tint: 'apricot', art: ['salad'] },
        },
      ],
    },
    {
      key: 'sweet',
      name: { en: 'Sweet', fr: 'Sucré' },
      items: [
        {
          key: 'doughnut', price: 390,
          name: { en: 'Glazed doughnut', fr: 'Beignet glacé' },
          details: { en: 'Raspberry icing, fried at four in the morning', fr: 'Glaçage framboise, frit à quatre heures du matin' },
          picture: { tint: 'sky', art: ['doughnut'] },
        },
        {
          key: 'waffle', price: 790,
          name: { en: 'Waffle and chocolate', fr: 'Gaufre au chocolat' },
          details: { en: 'Crisp outside, dripping with hazelnut chocolate', fr: 'Croustillante, nappée de chocolat aux noisettes' },
          picture: { tint: 'mint', art: ['waffle', ['chocolate', 0.6]] },
          diets: ['vegetarian'],
          allergens: ['gluten', 'eggs', 'milk', 'nuts', 'soya'],
        },
        {
          key: 'meringue', price: 750,
          name: { en: 'Meringue and double cream', fr: 'Meringue et double-crème' },
          details: { en: 'Two shells and a spoon that stands upright', fr: 'Deux coques et une cuillère qui tient debout' },
          picture: { tint: 'rose', art: ['softIce', ['spoon', 0.6]] },
        },
      ],
    },
    {
      key: 'drinks',
      name: { en: 'Drinks', fr: 'Boissons' },
      items: [
        {
          key: 'filter-coffee', price: 390,
          name: { en: 'Large coffee', fr: 'Grand café' },
          details: { en: 'Roasted dark, 30 cl, strong enough for the first bus', fr: 'Torréfaction foncée, 30 cl, assez fort pour le premier bus' },
          picture: { tint: 'butter', bare: true, art: ['coffee'] },
          specifications: [
            {
              name: { en: 'Milk', fr: 'Lait' },
              type: 1,
              options: [
                { name: { en: 'Black', fr: 'Noir' }, selected: true },
                { name: { en: 'Whole milk', fr: 'Lait entier' } },
                { name: { en: 'Oat drink', fr: 'Boisson à l’avoine' }, price: 50 },
              ],
            },
          ],
        },
        {
          key: 'hot-chocolate', price: 490,
          name: { en: 'Hot chocolate', fr: 'Chocolat chaud' },
          details: { en: 'Grated Swiss chocolate, whole milk, no powder', fr: 'Chocolat suisse râpé, lait entier, pas de poudre' },
          picture: { tint: 'mint', bare: true, art: ['coffee', ['chocolate', 0.6]] },
        },
        {
          key: 'whey-soda', price: 390,
          name: { en: 'Whey soda', fr: 'Soda au petit-lait' },
          details: { en: 'The national fizzy drink, 33 cl', fr: 'Le pétillant national, 33 cl' },
        },
      ],
    },
  ],
};
