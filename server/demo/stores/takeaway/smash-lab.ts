import type { DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const DONENESS: DemoSpecification = {
  name: { en: 'How shall we press it?', fr: 'Quelle cuisson ?' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Lacy and crisp, our way', fr: 'Dentelle croustillante, à notre façon' }, selected: true },
    { name: { en: 'Thicker and juicier', fr: 'Plus épais et juteux' } },
    { name: { en: 'Well done', fr: 'Bien cuit' } },
  ],
};

const EXTRAS: DemoSpecification = {
  name: { en: 'Extras', fr: 'Suppléments' },
  type: 2,
  options: [
    { name: { en: 'One more patty', fr: 'Un steak en plus' }, price: 500 },
    { name: { en: 'Smoked bacon', fr: 'Lard fumé' }, price: 250 },
    { name: { en: 'Aged cheddar', fr: 'Cheddar affiné' }, price: 200 },
    { name: { en: 'Fried egg', fr: 'Œuf au plat' }, price: 200 },
    { name: { en: 'Jalapeños', fr: 'Jalapeños' }, price: 150 },
    { name: { en: 'Extra pickles', fr: 'Cornichons en plus' } },
  ],
};

const SIDE: DemoSpecification = {
  name: { en: 'Your side', fr: 'Votre accompagnement' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Skin-on fries', fr: 'Frites avec la peau' } },
    { name: { en: 'Red cabbage slaw', fr: 'Salade de chou rouge' } },
    { name: { en: 'Sweet potato fries', fr: 'Frites de patate douce' }, price: 150 },
    { name: { en: 'Onion rings', fr: 'Rondelles d’oignon frites' }, price: 200 },
  ],
};

const DRINK: DemoSpecification = {
  name: { en: 'Add a drink', fr: 'Ajouter une boisson' },
  type: 1,
  options: [
    { name: { en: 'Alpine herb iced tea, 33 cl', fr: 'Thé froid aux herbes des Alpes, 33 cl' }, price: 400 },
    { name: { en: 'Cola, 33 cl', fr: 'Cola, 33 cl' }, price: 400 },
    { name: { en: 'Sparkling water, 50 cl', fr: 'Eau gazeuse, 50 cl' }, price: 350 },
    { name: { en: 'Jonction pale ale, 33 cl', fr: 'Pale ale de la Jonction, 33 cl' }, price: 600 },
  ],
};

const DIPS: DemoSpecification = {
  name: { en: 'Dips', fr: 'Sauces' },
  type: 2,
  max: 2,
  options: [
    { name: { en: 'House sauce', fr: 'Sauce maison' }, selected: true },
    { name: { en: 'Smoky ketchup', fr: 'Ketchup fumé' } },
    { name: { en: 'Garlic mayonnaise', fr: 'Mayonnaise à l’ail' } },
    { name: { en: 'Truffle mayonnaise', fr: 'Mayonnaise à la truffe' }, price: 150 },
  ],
};

export const smashLab: DemoStore = {
  key: 'smash-lab',
  name: 'Smash Lab',
  category: 'takeaway',
  slogan: { en: 'Thin patties, hot steel, lacy edges', fr: 'Steaks fins, plaque brûlante, bords en dentelle' },
  famousFor: { en: 'The Lab Classic, pressed to order', fr: 'Le Lab Classic, pressé à la commande' },
  tags: ['burgers'],
  address: { street: 'Rue de la Coulouvrenière 26', postcode: '1204', city: 'Genève', latitude: 46.2041, longitude: 6.1384 },
  phone: '+41225550126',
  rating: 4.6,
  ratingCount: 431,
  priceRating: 2,
  hours: [
    [['11:30', '22:30']], [['11:30', '22:30']], [['11:30', '22:30']], [['11:30', '22:30']],
    [['11:30', '22:30']], [['11:30', '22:30']], [['11:30', '22:30']],
  ],
  receiving: 'both',
  asap: true,
  schedule: true,
  leadMinutes: 45,
  minimum: 1500,
  reach: { miles: 3 },
  fee: { base: 390, includedKm: 2, perKm: 90 },
  prepareMinutes: 12,
  deliveryMinutes: [20, 35],
  itemTaxPercent: 0,
  scene: { tint: 'sky', wall: 'tiles', table: 'plain', awning: '#1B3BA6', plate: true, art: ['burger', 'fries', 'cup'] },
  sections: [
    {
      key: 'smash',
      name: { en: 'Smash burgers', fr: 'Smash burgers' },
      items: [
        {
          key: 'lab-classic', price: 1690,
          name: { en: 'Lab Classic', fr: 'Lab Classic' },
          details: { en: 'Two Swiss beef patties, melted cheddar, dill pickles, raw onion and house sauce in a potato bun', fr: 'Deux steaks de bœuf suisse, cheddar fondu, cornichons à l’aneth, oignon cru et sauce maison dans un pain à la pomme de terre' },
          picture: { tint: 'sky', art: ['burger'] },
          specifications: [DONENESS, EXTRAS, SIDE, DRINK],
          allergens: ['gluten', 'milk', 'eggs', 'mustard', 'sesame', 'sulphites'],
        },
        {
          key: 'rive-gauche', price: 1850,
          name: { en: 'Rive Gauche', fr: 'Rive Gauche' },
          details: { en: 'Two patties under a blanket of Gruyère, onions cooked for three hours, wholegrain mustard', fr: 'Deux steaks nappés de gruyère, oignons confits trois heures, moutarde à l’ancienne' },
          picture: { tint: 'pistachio', art: ['burger', ['cheese', 0.8], ['onion', 0.7]] },
          specifications: [DONENESS, EXTRAS, SIDE, DRINK],
          allergens: ['gluten', 'milk', 'eggs', 'mustard', 'sesame', 'sulphites'],
        },
        {
          key: 'smokehouse', price: 1950, was: 2200,
          name: { en: 'Smokehouse', fr: 'Le Fumoir' },
          details: { en: 'Beech-smoked bacon, cheddar, crisp shallots and a barbecue sauce sweetened with pear', fr: 'Lard fumé au hêtre, cheddar, échalotes croustillantes et sauce barbecue adoucie à la poire' },
          picture: { tint: 'mint', art: ['burger', ['bacon', 0.9]] },
          specifications: [DONENESS, EXTRAS, SIDE],
        },
        {
          key: 'hot-plate', price: 1790,
          name: { en: 'Hot Plate', fr: 'Plaque chauffante' },
          details: { en: 'Jalapeños pressed into the meat, pepper jack, pickled chilli and a cool lime cream', fr: 'Jalapeños écrasés dans la viande, fromage au piment, piments au vinaigre et crème fraîche au citron vert' },
          picture: { tint: 'butter', art: ['burger', ['chilli', 0.8]] },
          specifications: [
            DONENESS,
            {
              name: { en: 'How hot?', fr: 'Quelle force ?' },
              type: 1,
              required: true,
              options: [
                { name: { en: 'Warm', fr: 'Doux' } },
                { name: { en: 'Hot', fr: 'Piquant' } },
                { name: { en: 'You signed for it', fr: 'À vos risques' } },
              ],
            },
            EXTRAS,
          ],
        },
        {
          key: 'raclette-smash', price: 1990, cashback: { mode: 1, value: 5 },
          name: { en: 'Raclette smash', fr: 'Smash raclette' },
          details: { en: 'Valais raclette scraped on at the last second, gherkins, silverskin onions, paprika', fr: 'Raclette du Valais raclée à la dernière seconde, cornichons, petits oignons, paprika' },
          picture: { tint: 'rose', art: ['burger', ['cheese', 0.9]] },
          specifications: [DONENESS, SIDE, DRINK],
        },
        {
          key: 'breakfast-smash', price: 1850,
          name: { en: 'All-day breakfast', fr: 'Petit-déj’ toute la journée' },
          details: { en: 'One patty, fried egg with a running yolk, bacon, hash brown and brown sauce', fr: 'Un steak, œuf au plat coulant, lard, galette de pommes de terre et sauce brune' },
          picture: { tint: 'sky', art: ['burger', ['cooking', 0.8]] },
          specifications: [DONENESS, EXTRAS],
          soldOut: true,
        },
        {
          key: 'junior', price: 1150,
          name: { en: 'Junior', fr: 'Junior' },
          details: { en: 'One patty, one slice of cheddar, ketchup, nothing green', fr: 'Un steak, une tranche de cheddar, du ketchup, rien de vert' },
          picture: { tint: 'apricot', art: [['burger', 0.8]] },
          allergens: ['gluten', 'milk', 'eggs', 'sesame'],
        },
      ],
    },
    {
      key: 'not-beef',
      name: { en: 'Not beef', fr: 'Sans bœuf' },
      items: [
        {
          key: 'crispy-chicken', price: 1790,
          name: { en: 'Buttermilk chicken', fr: 'Poulet au babeurre' },
          details: { en: 'Thigh soaked overnight in buttermilk, double-fried, with iceberg and pickle mayonnaise', fr: 'Haut de cuisse mariné une nuit au babeurre, frit deux fois, salade iceberg et mayonnaise aux cornichons' },
          picture: { tint: 'mint', art: ['burger', ['chicken', 0.8]] },
          specifications: [SIDE, DRINK],
          allergens: ['gluten', 'milk', 'eggs', 'mustard', 'sesame', 'sulphites'],
        },
        {
          key: 'portobello', price: 1690,
          name: { en: 'Roasted portobello', fr: 'Portobello rôti' },
          details: { en: 'A whole mushroom stuffed with Gruyère, breaded and fried, rocket and sun-dried tomato', fr: 'Champignon entier farci au gruyère, pané et frit, roquette et tomate séchée' },
          picture: { tint: 'sky', art: ['burger', ['mushroom', 0.8]] },
          specifications: [SIDE],
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk', 'eggs', 'sesame', 'sulphites'],
        },
        {
          key: 'black-bean', price: 1650,
          name: { en: 'Black bean smash', fr: 'Smash aux haricots noirs' },
          details: { en: 'Two patties of black bean and beetroot, avocado, charred corn, chipotle sauce without egg, butter-free bun', fr: 'Deux galettes de haricots noirs et betterave, avocat, maïs grillé, sauce chipotle sans œuf, pain sans beurre' },
          picture: { tint: 'butter', art: ['burger', ['beans', 0.7], ['avocado', 0.7]] },
          specifications: [SIDE, DRINK],
          diets: ['vegetarian', 'vegan', 'lactoseFree'],
          allergens: ['gluten', 'soya', 'mustard', 'sesame', 'sulphites'],
        },
        {
          key: 'lake-burger', price: 2150,
          name: { en: 'Fish burger', fr: 'Burger de poisson' },
          details: { en: 'Battered whitefish, tartare sauce with capers, crushed peas and lemon', fr: 'Féra en pâte à frire, sauce tartare aux câpres, petits pois écrasés et citron' },
          picture: { tint: 'rose', art: ['burger', ['fish', 0.8]] },
        },
      ],
    },
    {
      key: 'fries',
      name: { en: 'Fries and sides', fr: 'Frites et à-côtés' },
      items: [
        {
          key: 'fries', price: 650,
          name: { en: 'Skin-on fries', fr: 'Frites avec la peau' },
          details: { en: 'Agria potatoes from Satigny, cooked twice, sea salt', fr: 'Pommes de terre Agria de Satigny, deux cuissons, sel de mer' },
          picture: { tint: 'sky', art: ['fries'] },
          specifications: [
            {
              name: { en: 'Size', fr: 'Taille' },
              type: 1,
              required: true,
              options: [
                { name: { en: 'For one', fr: 'Pour un' }, selected: true },
                { name: { en: 'To share', fr: 'À partager' }, price: 350 },
              ],
            },
            DIPS,
          ],
          diets: ['vegetarian'],
        },
        {
          key: 'loaded-fries', price: 1190,
          name: { en: 'Loaded fries', fr: 'Frites garnies' },
          details: { en: 'Chopped smash patty, cheddar sauce, pickles and spring onion over a tray of fries', fr: 'Steak émietté, sauce au cheddar, cornichons et oignon nouveau sur une barquette de frites' },
          picture: { tint: 'pistachio', art: ['fries', ['bacon', 0.7]] },
          specifications: [
            {
              name: { en: 'On top, choose 2 to 4', fr: 'Par-dessus, de 2 à 4 garnitures' },
              type: 2,
              required: true,
              range: 2,
              max: 4,
              options: [
                { name: { en: 'Cheddar sauce', fr: 'Sauce au cheddar' }, selected: true },
                { name: { en: 'Chopped patty', fr: 'Steak émietté' }, selected: true },
                { name: { en: 'Pickled onion', fr: 'Oignon au vinaigre' } },
                { name: { en: 'Jalapeños', fr: 'Jalapeños' } },
                { name: { en: 'Crisp bacon', fr: 'Lard croustillant' }, price: 200 },
                { name: { en: 'Guacamole', fr: 'Guacamole' }, price: 250 },
              ],
            },
          ],
        },
        {
          key: 'sweet-potato-fries', price: 790,
          name: { en: 'Sweet potato fries', fr: 'Frites de patate douce' },
          details: { en: 'Dusted with rice flour so that they stay crisp, smoked paprika', fr: 'Poudrées de farine de riz pour rester croustillantes, paprika fumé' },
          picture: { tint: 'mint', art: ['sweetPotato', ['fries', 0.8]] },
          specifications: [DIPS],
        },
        {
          key: 'onion-rings', price: 850,
          name: { en: 'Onion rings', fr: 'Rondelles d’oignon' },
          details: { en: 'Eight thick rings in a beer batter', fr: 'Huit belles rondelles en pâte à la bière' },
          picture: { tint: 'sand', art: ['onion'] },
        },
        {
          key: 'slaw', price: 550,
          name: { en: 'Red cabbage slaw', fr: 'Salade de chou rouge' },
          details: { en: 'Cabbage, carrot and apple in cider vinegar, no mayonnaise', fr: 'Chou, carotte et pomme au vinaigre de cidre, sans mayonnaise' },
          picture: { tint: 'butter', art: ['salad', ['apple', 0.6]] },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: ['sulphites'],
        },
      ],
    },
    {
      key: 'shakes',
      name: { en: 'Shakes and sweet things', fr: 'Milkshakes et douceurs' },
      items: [
        {
          key: 'vanilla-shake', price: 850,
          name: { en: 'Gruyère cream vanilla shake', fr: 'Milkshake vanille à la crème de la Gruyère' },
          details: { en: 'Vanilla ice cream, whole milk and a spoonful of double cream', fr: 'Glace vanille, lait entier et une cuillerée de double-crème' },
          picture: { tint: 'rose', bare: true, art: ['cup'] },
          diets: ['vegetarian'],
          allergens: ['milk', 'eggs'],
        },
        {
          key: 'salted-caramel-shake', price: 890, was: 990,
          name: { en: 'Salted caramel shake', fr: 'Milkshake caramel salé' },
          details: { en: 'Caramel cooked dark, sea salt, crumbled shortbread', fr: 'Caramel bien brun, fleur de sel, sablé émietté' },
          picture: { tint: 'sky', bare: true, art: ['cup', ['cookie', 0.7]] },
        },
        {
          key: 'brownie', price: 690,
          name: { en: 'Fudge brownie', fr: 'Brownie fondant' },
          details: { en: 'Dark chocolate and roasted hazelnuts, still soft in the middle', fr: 'Chocolat noir et noisettes grillées, encore coulant au milieu' },
          picture: { tint: 'pistachio', art: ['chocolate', ['chestnut', 0.6]] },
        },
      ],
    },
    {
      key: 'drinks',
      name: { en: 'Drinks', fr: 'Boissons' },
      items: [
        {
          key: 'iced-tea', price: 450,
          name: { en: 'Alpine herb iced tea', fr: 'Thé froid aux herbes des Alpes' },
          details: { en: 'Lemon balm, peppermint and elderflower, 33 cl', fr: 'Mélisse, menthe poivrée et fleur de sureau, 33 cl' },
          picture: { tint: 'apricot', bare: true, art: ['cup', ['herb', 0.6]] },
        },
        {
          key: 'ginger-lemonade', price: 550,
          name: { en: 'Ginger lemonade', fr: 'Limonade au gingembre' },
          details: { en: 'Pressed each morning with lemon, ginger and cane sugar, 40 cl', fr: 'Pressée chaque matin, citron, gingembre et sucre de canne, 40 cl' },
          picture: { tint: 'mint', bare: true, art: ['cup', ['lemon', 0.6], ['ginger', 0.6]] },
        },
        {
          key: 'pale-ale', price: 690,
          name: { en: 'Jonction pale ale', fr: 'Pale ale de la Jonction' },
          details: { en: 'Brewed 600 metres from here, 33 cl, 5.2%. From 16 years of age', fr: 'Brassée à 600 mètres d’ici, 33 cl, 5,2 %. Dès 16 ans' },
        },
      ],
    },
  ],
};
