import type { DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const POT: DemoSpecification = {
  name: { en: 'The pot', fr: 'Le caquelon' }, type: 1, required: true,
  options: [
    { name: { en: 'For one', fr: 'Pour une personne' } },
    { name: { en: 'For two', fr: 'Pour deux' }, price: 2300 },
    { name: { en: 'For three', fr: 'Pour trois' }, price: 4500 },
  ],
};

const DISH_OF_THE_DAY_SIDE: DemoSpecification = {
  name: { en: 'Beside it', fr: 'À côté' }, type: 2, required: true, range: 1, max: 2,
  options: [
    { name: { en: 'Rice', fr: 'Riz' }, selected: true },
    { name: { en: 'Market salad', fr: 'Salade du marché' } },
    { name: { en: 'Steamed vegetables', fr: 'Légumes vapeur' } },
    { name: { en: 'Pan-fried potatoes', fr: 'Pommes sautées' }, price: 150 },
  ],
};

const DRESSING: DemoSpecification = {
  name: { en: 'Dressing', fr: 'Sauce à salade' }, type: 1,
  options: [
    { name: { en: 'Mustard', fr: 'Moutarde' } },
    { name: { en: 'Lemon and oil', fr: 'Citron et huile' } },
    { name: { en: 'Walnut oil', fr: 'Huile de noix' }, price: 80 },
  ],
};

/** Swiss, closed all week for the winter. */
export const buvetteDeLaJetee: DemoStore = {
  key: 'buvette-de-la-jetee',
  name: 'Buvette de la Jetée',
  category: 'restaurants',
  slogan: { en: 'Winter break: back with the swallows', fr: 'Pause d’hiver : retour avec les hirondelles' },
  famousFor: { en: 'Crémant fondue after a swim', fr: 'La fondue au crémant après le bain' },
  tags: ['swiss', 'lake-fish', 'vegetarian'],
  address: { street: 'Quai du Mont-Blanc 33', postcode: '1201', city: 'Genève', latitude: 46.2107, longitude: 6.1539 },
  phone: '+41227380061',
  rating: 4.7,
  ratingCount: 612,
  priceRating: 1,
  hours: ['closed', 'closed', 'closed', 'closed', 'closed', 'closed', 'closed'],
  receiving: 'both',
  asap: true,
  schedule: true,
  leadMinutes: 30,
  minimum: 1500,
  reach: { miles: 2 },
  fee: { base: 490, includedKm: 1, perKm: 90 },
  prepareMinutes: 15,
  deliveryMinutes: [25, 35],
  itemTaxPercent: 0,
  scene: { tint: 'sky', wall: 'lake', table: 'slats', art: ['umbrella', 'fondue', 'cup'] },
  sections: [
    {
      key: 'morning',
      name: { en: 'Morning, after the swim', fr: 'Le matin, après le bain' },
      items: [
        {
          key: 'swimmer-breakfast', price: 1250,
          name: { en: 'The swimmer’s breakfast', fr: 'Le déjeuner du nageur' },
          details: { en: 'Bread, butter, jam, a boiled egg and something hot to hold.', fr: 'Pain, beurre, confiture, œuf coque et de quoi se réchauffer les mains.' },
          picture: { tint: 'butter', art: ['loaf', 'egg', 'coffee'] },
          specifications: [
            {
              name: { en: 'Something hot', fr: 'Une boisson chaude' }, type: 1, required: true,
              options: [
                { name: { en: 'Coffee with milk', fr: 'Renversé' }, selected: true },
                { name: { en: 'Black tea', fr: 'Thé noir' } },
                { name: { en: 'Ovaltine', fr: 'Ovomaltine' }, price: 50 },
              ],
            },
          ],
          diets: ['vegetarian'],
          allergens: ['gluten', 'eggs', 'milk'],
        },
        {
          key: 'birchermuesli', price: 890,
          name: { en: 'Birchermuesli', fr: 'Birchermüesli' },
          details: { en: 'Oats soaked overnight, grated apple, yoghurt, hazelnuts.', fr: 'Flocons trempés la nuit, pomme râpée, yaourt, noisettes.' },
          picture: { tint: 'rose', art: ['bowl', 'apple', 'blueberries'] },
          specifications: [
            {
              name: { en: 'On top', fr: 'Par-dessus' }, type: 2, max: 3,
              options: [
                { name: { en: 'Blueberries', fr: 'Myrtilles' }, price: 150 },
                { name: { en: 'Banana', fr: 'Banane' } },
                { name: { en: 'Honey from Hermance', fr: 'Miel d’Hermance' }, price: 100 },
                { name: { en: 'Pumpkin seeds', fr: 'Graines de courge' } },
              ],
            },
          ],
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk', 'nuts'],
        },
        {
          key: 'tartine-jam', price: 490,
          name: { en: 'Tartine with quince jam', fr: 'Tartine à la gelée de coing' },
          details: { en: 'Two slices of Vaud bread, salted butter.', fr: 'Deux tranches de pain vaudois, beurre salé.' },
          picture: { tint: 'mint', art: ['loaf', 'jar', 'butter'] },
        },
        {
          key: 'cheese-omelette', price: 1190,
          name: { en: 'Tomme omelette', fr: 'Omelette à la tomme' },
          details: { en: 'Three eggs barely set around soft Vaud cheese and chives.', fr: 'Trois œufs à peine pris autour d’une tomme vaudoise, ciboulette.' },
          picture: { tint: 'sky', art: ['cooking', 'cheese'] },
        },
      ],
    },
    {
      key: 'midday',
      name: { en: 'Midday', fr: 'À midi' },
      items: [
        {
          key: 'dish-of-the-day', price: 1600,
          name: { en: 'Dish of the day', fr: 'Assiette du jour' },
          details: { en: 'Whatever the cook found at the market, chalked up at eleven.', fr: 'Ce que la cuisinière a trouvé au marché, à l’ardoise dès onze heures.' },
          picture: { tint: 'pistachio', art: ['plate', 'tomato', 'carrot'] },
          specifications: [DISH_OF_THE_DAY_SIDE],
        },
        {
          key: 'dish-vegetarian', price: 1500, was: 1700,
          name: { en: 'Green dish of the day', fr: 'Assiette verte du jour' },
          details: { en: 'The same blackboard, with no meat or fish.', fr: 'La même ardoise, sans viande ni poisson.' },
          picture: { tint: 'apricot', art: ['broccoli', 'rice', 'peas'] },
          specifications: [DISH_OF_THE_DAY_SIDE],
        },
        {
          key: 'lentil-salad', price: 1350,
          name: { en: 'Lentil salad with smoked trout', fr: 'Salade de lentilles, truite fumée' },
          details: { en: 'Green lentils from Sauverny, dill, trout smoked over alder.', fr: 'Lentilles vertes de Sauverny, aneth, truite fumée à l’aulne.' },
          picture: { tint: 'rose', art: ['salad', 'fish', 'beans'] },
          specifications: [DRESSING],
          diets: ['glutenFree', 'lactoseFree'],
          allergens: ['fish', 'mustard', 'nuts', 'sulphites'],
        },
        {
          key: 'market-salad', price: 1250,
          name: { en: 'Big market salad', fr: 'Grande salade du marché' },
          details: { en: 'Raw roots, seeds, sprouts, and leaves with the soil just washed off.', fr: 'Racines crues, graines, pousses et feuilles à peine lavées de leur terre.' },
          picture: { tint: 'tomato', art: ['salad', 'carrot', 'cucumber'] },
          specifications: [DRESSING],
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: ['celery', 'mustard', 'nuts', 'sulphites'],
        },
        {
          key: 'quiche', price: 1090,
          name: { en: 'Leek and bacon quiche', fr: 'Quiche poireaux et lardons' },
          details: { en: 'A tall slice from the tray, leaves beside it.', fr: 'Belle part prise à la plaque, quelques feuilles à côté.' },
          picture: { tint: 'mint', art: ['pie', 'bacon'] },
        },
        {
          key: 'perch-burger', price: 1890, soldOut: true,
          name: { en: 'Perch in a bun', fr: 'Perches en petit pain' },
          details: { en: 'Crisp fillets, tartare sauce, gherkin, soft milk roll.', fr: 'Filets croustillants, sauce tartare, cornichon, petit pain au lait.' },
          picture: { tint: 'sky', art: ['burger', 'fish'] },
        },
      ],
    },
    {
      key: 'fondue',
      name: { en: 'Fondue after the sauna', fr: 'La fondue d’après-sauna' },
      items: [
        {
          key: 'cremant-fondue', price: 2500, cashback: { mode: 2, value: 200 },
          name: { en: 'Crémant fondue', fr: 'Fondue au crémant' },
          details: { en: 'Geneva sparkling wine in place of the still: lighter, and it froths.', fr: 'Du crémant de Genève à la place du blanc : plus légère, et ça mousse.' },
          picture: { tint: 'apricot', art: ['fondue', 'sparkling'] },
          specifications: [
            POT,
            {
              name: { en: 'In the bread basket', fr: 'Dans la corbeille' }, type: 2, range: 1, max: 3,
              options: [
                { name: { en: 'White bread', fr: 'Pain blanc' }, selected: true },
                { name: { en: 'Dark rye', fr: 'Seigle noir' }, selected: true },
                { name: { en: 'Walnut bread', fr: 'Pain aux noix' }, price: 100 },
                { name: { en: 'Potatoes instead', fr: 'Des pommes de terre, plutôt' }, price: 200 },
              ],
            },
          ],
          diets: [],
          allergens: ['gluten', 'milk', 'nuts', 'sulphites'],
        },
        {
          key: 'vacherin-fondue', price: 2600,
          name: { en: 'Fribourg Vacherin fondue', fr: 'Fondue au vacherin fribourgeois' },
          details: { en: 'Melted with water alone, never boiled, silky; potatoes rather than bread.', fr: 'Fondue à l’eau seule, jamais bouillie, soyeuse ; des pommes de terre plutôt que du pain.' },
          picture: { tint: 'mint', art: ['fondue', 'potato'] },
          specifications: [POT],
        },
        {
          key: 'dried-meat-plate', price: 1490,
          name: { en: 'Plate of dried meat', fr: 'Assiette de viande séchée' },
          details: { en: 'Valais beef shaved thin, rye bread, pickled onions.', fr: 'Bœuf du Valais en copeaux, pain de seigle, petits oignons.' },
          picture: { tint: 'pistachio', art: ['bacon', 'loaf', 'onion'] },
        },
      ],
    },
    {
      key: 'afternoon',
      name: { en: 'Afternoon', fr: 'L’après-midi' },
      items: [
        {
          key: 'plum-tart', price: 650,
          name: { en: 'Plum tart', fr: 'Tarte aux pruneaux' },
          details: { en: 'Geneva’s tart of the September fast, made as long as plums last.', fr: 'La tarte du Jeûne genevois, tant qu’il y a des pruneaux.' },
          picture: { tint: 'sand', art: ['pie', 'cherries'] },
          diets: ['vegetarian'],
          allergens: ['gluten', 'eggs', 'milk', 'nuts'],
        },
        {
          key: 'carrot-cake', price: 620,
          name: { en: 'Aargau carrot cake', fr: 'Gâteau aux carottes d’Argovie' },
          details: { en: 'Almond, lemon icing, a marzipan carrot to fight over.', fr: 'Amande, glaçage au citron, une carotte en massepain à se disputer.' },
          picture: { tint: 'sky', art: ['cake', 'carrot'] },
        },
        {
          key: 'waffle', price: 750,
          name: { en: 'Pier waffle', fr: 'Gaufre de la Jetée' },
          details: { en: 'Crisp squares, warm, dusted; add what you dare.', fr: 'Carrés croustillants, tièdes, poudrés ; ajoutez ce que vous osez.' },
          picture: { tint: 'mint', art: ['waffle', 'strawberry'] },
          specifications: [
            {
              name: { en: 'On it', fr: 'Dessus' }, type: 2,
              options: [
                { name: { en: 'Icing sugar', fr: 'Sucre glace' }, selected: true },
                { name: { en: 'Chocolate sauce', fr: 'Sauce chocolat' }, price: 150 },
                { name: { en: 'Double cream', fr: 'Double-crème' }, price: 200 },
                { name: { en: 'Strawberries', fr: 'Fraises' }, price: 250 },
              ],
            },
          ],
        },
        {
          key: 'apricot-sorbet', price: 590,
          name: { en: 'Valais apricot sorbet', fr: 'Sorbet à l’abricot du Valais' },
          details: { en: 'Luizet apricots and sugar; two scoops.', fr: 'Abricots Luizet et sucre ; deux boules.' },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
      ],
    },
    {
      key: 'bar',
      name: { en: 'From the bar', fr: 'Du bar' },
      items: [
        {
          key: 'house-iced-tea', price: 450,
          name: { en: 'House iced tea', fr: 'Thé froid maison' },
          details: { en: 'Rosehip, mint and lemon, four decilitres.', fr: 'Cynorrhodon, menthe et citron, quatre décilitres.' },
          picture: { tint: 'rose', art: ['cup', 'lemon', 'herb'], bare: true },
        },
        {
          key: 'pier-punch', price: 590, cashback: { mode: 1, value: 10 },
          name: { en: 'Hot apple punch', fr: 'Punch chaud à la pomme' },
          details: { en: 'Apple juice, star anise and orange; no alcohol, all the comfort.', fr: 'Jus de pomme, badiane et orange ; sans alcool, tout le réconfort.' },
          picture: { tint: 'mint', art: ['teapot', 'apple', 'tangerine'], bare: true },
          diets: ['vegetarian', 'vegan', 'halal', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'pale-ale', price: 690,
          name: { en: 'Pale ale from Carouge', fr: 'Pale ale de Carouge' },
          details: { en: 'Bitter, hazy, best drunk with wet hair.', fr: 'Amère, trouble, meilleure les cheveux mouillés.' },
          picture: { tint: 'sky', art: ['beer'], bare: true },
        },
        {
          key: 'rose-wine', price: 2200,
          name: { en: 'Œil-de-Perdrix, one bottle', fr: 'Œil-de-Perdrix, la bouteille' },
          details: { en: 'Pinot noir rosé from Anières, pale as an evening on the pier.', fr: 'Rosé de pinot noir d’Anières, pâle comme un soir sur la jetée.' },
          picture: { tint: 'pistachio', art: ['wine', 'sun'], bare: true },
        },
      ],
    },
  ],
};
