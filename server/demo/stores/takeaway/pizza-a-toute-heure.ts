import type { DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const SIZE: DemoSpecification = {
  name: { en: 'Size', fr: 'Taille' },
  type: 1,
  required: true,
  options: [
    { name: { en: '32 cm', fr: '32 cm' }, selected: true },
    { name: { en: '40 cm, for two', fr: '40 cm, pour deux' }, price: 900 },
  ],
};

const CRUST: DemoSpecification = {
  name: { en: 'Crust', fr: 'Pâte' },
  type: 1,
  options: [
    { name: { en: 'Thin and crisp', fr: 'Fine et croustillante' } },
    { name: { en: 'Thick rim', fr: 'Bord épais' } },
    { name: { en: 'Wholemeal', fr: 'Farine complète' }, price: 150 },
  ],
};

const ADD: DemoSpecification = {
  name: { en: 'Add', fr: 'Ajouter' },
  type: 2,
  max: 4,
  options: [
    { name: { en: 'Buffalo mozzarella', fr: 'Mozzarella de bufflonne' }, price: 350 },
    { name: { en: 'Mushrooms', fr: 'Champignons' }, price: 200 },
    { name: { en: 'Anchovies', fr: 'Anchois' }, price: 250 },
    { name: { en: 'Rocket', fr: 'Roquette' }, price: 150 },
    { name: { en: 'Egg', fr: 'Œuf' }, price: 200 },
    { name: { en: 'Chilli oil, apart', fr: 'Huile pimentée, à part' } },
  ],
};

export const pizzaATouteHeure: DemoStore = {
  key: 'pizza-a-toute-heure',
  name: 'Pizza à toute heure',
  category: 'takeaway',
  slogan: { en: 'The oven sleeps when you do: never', fr: 'Le four ne dort jamais, vous non plus' },
  promotion: { en: 'Third pizza half price until 06:00', fr: 'La troisième pizza à moitié prix jusqu’à 6h00' },
  famousFor: { en: 'The four-in-the-morning carbonara pizza', fr: 'La pizza carbonara de quatre heures du matin' },
  tags: ['pizza', 'late'],
  address: { street: 'Rue de Lyon 97', postcode: '1203', city: 'Genève', latitude: 46.2091, longitude: 6.1267 },
  phone: '+41225550197',
  rating: 4.2,
  ratingCount: 546,
  priceRating: 2,
  hours: ['always', 'always', 'always', 'always', 'always', 'always', 'always'],
  receiving: 'delivery',
  asap: true,
  schedule: true,
  leadMinutes: 40,
  minimum: 2500,
  reach: { miles: 4 },
  fee: { base: 590, includedKm: 3, perKm: 120 },
  prepareMinutes: 15,
  deliveryMinutes: [30, 45],
  itemTaxPercent: 0,
  scene: { tint: 'sky', wall: 'tiles', table: 'vichy', awning: '#1F6B45', plate: true, art: ['pizza', 'basil', 'moon'] },
  sections: [
    {
      key: 'red',
      name: { en: 'Red pizzas', fr: 'Pizzas rouges' },
      items: [
        {
          key: 'margherita', price: 1600,
          name: { en: 'Margherita', fr: 'Margherita' },
          details: { en: 'San Marzano tomato, fior di latte, basil, olive oil', fr: 'Tomate San Marzano, fior di latte, basilic, huile d’olive' },
          picture: { tint: 'sky', art: ['pizza', ['basil', 0.6]] },
          specifications: [SIZE, CRUST],
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk'],
        },
        {
          key: 'diavola', price: 1950,
          name: { en: 'Diavola', fr: 'Diavola' },
          details: { en: 'Spicy Calabrian salami, tomato, mozzarella, a little honey', fr: 'Salami piquant de Calabre, tomate, mozzarella, un peu de miel' },
          picture: { tint: 'mint', art: ['pizza', ['chilli', 0.7]] },
          specifications: [SIZE, CRUST, ADD],
        },
        {
          key: 'prosciutto-funghi', price: 1990,
          name: { en: 'Prosciutto e funghi', fr: 'Prosciutto e funghi' },
          details: { en: 'Cooked ham, button mushrooms, tomato, mozzarella, oregano', fr: 'Jambon cuit, champignons de Paris, tomate, mozzarella, origan' },
          picture: { tint: 'rose', art: ['pizza', ['mushroom', 0.7]] },
          specifications: [SIZE, CRUST, ADD],
          allergens: ['gluten', 'milk', 'eggs', 'fish'],
        },
        {
          key: 'napoletana', price: 1850,
          name: { en: 'Napoletana', fr: 'Napoletana' },
          details: { en: 'Cetara anchovies, capers from Pantelleria, black olives, no cheese', fr: 'Anchois de Cetara, câpres de Pantelleria, olives noires, sans fromage' },
          picture: { tint: 'pistachio', art: ['pizza', ['fish', 0.6], ['olive', 0.5]] },
          specifications: [SIZE, CRUST],
          diets: ['lactoseFree'],
          allergens: ['gluten', 'fish'],
        },
        {
          key: 'ortolana', price: 1890,
          name: { en: 'Ortolana', fr: 'Ortolana' },
          details: { en: 'Grilled aubergine, courgette and peppers, tomato, pine-nut pesto without cheese', fr: 'Aubergine, courgette et poivrons grillés, tomate, pesto de pignons sans fromage' },
          picture: { tint: 'sky', art: ['pizza', ['aubergine', 0.6], ['pepper', 0.6]] },
          specifications: [SIZE, CRUST],
          diets: ['vegetarian', 'vegan', 'lactoseFree'],
          allergens: ['gluten'],
        },
        {
          key: 'calzone', price: 2100,
          name: { en: 'Folded calzone', fr: 'Calzone' },
          details: { en: 'Ricotta, ham, egg and mozzarella sealed in, tomato sauce to pour over', fr: 'Ricotta, jambon, œuf et mozzarella enfermés dans la pâte, sauce tomate à verser' },
          picture: { tint: 'mint', art: ['pie', ['tomato', 0.6]] },
        },
      ],
    },
    {
      key: 'white',
      name: { en: 'White pizzas', fr: 'Pizzas blanches' },
      items: [
        {
          key: 'carbonara', price: 2150, cashback: { mode: 1, value: 7 },
          name: { en: 'Four o’clock carbonara', fr: 'Carbonara de quatre heures' },
          details: { en: 'Guanciale, egg yolk, pecorino and a storm of black pepper', fr: 'Guanciale, jaune d’œuf, pecorino et une averse de poivre noir' },
          picture: { tint: 'rose', art: ['pizza', ['egg', 0.6], ['bacon', 0.7]] },
          specifications: [SIZE],
          allergens: ['gluten', 'milk', 'eggs'],
        },
        {
          key: 'quattro-formaggi', price: 2090,
          name: { en: 'Four cheeses', fr: 'Quatre fromages' },
          details: { en: 'Mozzarella, gorgonzola, Gruyère and Vacherin from Fribourg, pear if you like', fr: 'Mozzarella, gorgonzola, gruyère et vacherin fribourgeois, poire si vous aimez' },
          picture: { tint: 'sky', art: ['pizza', ['cheese', 0.8]] },
          specifications: [
            SIZE,
            {
              name: { en: 'To finish', fr: 'Pour finir' },
              type: 2,
              options: [
                { name: { en: 'Slices of pear', fr: 'Tranches de poire' }, price: 150 },
                { name: { en: 'Walnuts', fr: 'Noix' }, price: 150 },
                { name: { en: 'Chestnut honey', fr: 'Miel de châtaignier' } },
                { name: { en: 'Cracked pepper', fr: 'Poivre concassé' }, selected: true },
                { name: { en: 'Thyme', fr: 'Thym' }, selected: true },
              ],
            },
          ],
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk', 'nuts'],
        },
        {
          key: 'salsiccia-friarielli', price: 2190,
          name: { en: 'Sausage and friarielli', fr: 'Saucisse et friarielli' },
          details: { en: 'Fennel sausage, bitter Neapolitan greens, smoked scamorza', fr: 'Saucisse au fenouil, brocolis-raves de Naples, scamorza fumée' },
          picture: { tint: 'apricot', art: ['pizza', ['broccoli', 0.6]] },
          specifications: [SIZE, CRUST],
        },
        {
          key: 'tartufo', price: 2600, was: 2900,
          name: { en: 'Potato and truffle', fr: 'Pomme de terre et truffe' },
          details: { en: 'Shaved potato, stracchino, summer truffle, rosemary', fr: 'Copeaux de pomme de terre, stracchino, truffe d’été, romarin' },
          picture: { tint: 'mint', art: ['pizza', ['potato', 0.6], ['mushroom', 0.5]] },
          specifications: [SIZE],
        },
        {
          key: 'half-half', price: 2250,
          name: { en: 'Half and half', fr: 'Moitié-moitié' },
          details: { en: 'Two people, one pizza, no quarrel', fr: 'Deux personnes, une pizza, pas de dispute' },
          picture: { tint: 'sky', art: ['pizza', ['pizza', 0.8]] },
          specifications: [
            {
              name: { en: 'The two halves', fr: 'Les deux moitiés' },
              type: 2,
              required: true,
              range: 2,
              options: [
                { name: { en: 'Margherita', fr: 'Margherita' } },
                { name: { en: 'Diavola', fr: 'Diavola' } },
                { name: { en: 'Ortolana', fr: 'Ortolana' } },
                { name: { en: 'Four cheeses', fr: 'Quatre fromages' } },
                { name: { en: 'Potato and truffle', fr: 'Pomme de terre et truffe' }, price: 300 },
              ],
            },
            SIZE,
          ],
        },
      ],
    },
    {
      key: 'starters',
      name: { en: 'Fried and fresh', fr: 'Fritures et fraîcheur' },
      items: [
        {
          key: 'arancini', price: 1090,
          name: { en: 'Two arancini', fr: 'Deux arancini' },
          details: { en: 'Saffron rice, beef ragù and peas, crisp crumb', fr: 'Riz au safran, ragoût de bœuf et petits pois, chapelure croustillante' },
          picture: { tint: 'mint', art: ['falafel', ['rice', 0.6]] },
        },
        {
          key: 'burrata', price: 1490,
          name: { en: 'Burrata and tomatoes', fr: 'Burrata et tomates' },
          details: { en: '125 g of burrata from Puglia, tomatoes of three colours, basil', fr: '125 g de burrata des Pouilles, tomates de trois couleurs, basilic' },
          picture: { tint: 'sky', art: ['tomato', ['basil', 0.6]] },
          diets: ['vegetarian', 'glutenFree'],
          allergens: ['milk'],
        },
        {
          key: 'rocket-salad', price: 950,
          name: { en: 'Rocket and parmesan', fr: 'Roquette et parmesan' },
          details: { en: 'Lemon, olive oil, 24-month parmesan in shavings', fr: 'Citron, huile d’olive, copeaux de parmesan de 24 mois' },
          picture: { tint: 'rose', art: ['lettuce', ['cheese', 0.6]] },
        },
        {
          key: 'garlic-bread', price: 750,
          name: { en: 'Garlic focaccia', fr: 'Focaccia à l’ail' },
          details: { en: 'Blistered in the pizza oven, garlic oil, coarse salt', fr: 'Cloquée au four à pizza, huile à l’ail, gros sel' },
          picture: { tint: 'pistachio', art: ['flatbread', ['garlic', 0.6]] },
          diets: ['vegetarian', 'vegan', 'lactoseFree'],
        },
        {
          key: 'antipasti', price: 1690, soldOut: true,
          name: { en: 'Antipasti board', fr: 'Planche d’antipasti' },
          details: { en: 'San Daniele ham, finocchiona, grilled artichokes, olives and taralli', fr: 'Jambon de San Daniele, finocchiona, artichauts grillés, olives et taralli' },
          picture: { tint: 'butter', art: ['ham', ['olive', 0.6], ['pretzel', 0.6]] },
        },
      ],
    },
    {
      key: 'sweet',
      name: { en: 'Dolci', fr: 'Dolci' },
      items: [
        {
          key: 'tiramisu', price: 850,
          name: { en: 'Tiramisù', fr: 'Tiramisù' },
          details: { en: 'Mascarpone, strong coffee, savoiardi and bitter cocoa', fr: 'Mascarpone, café serré, savoiardi et cacao amer' },
          picture: { tint: 'mint', art: ['cake', ['coffee', 0.6]] },
          specifications: [
            {
              name: { en: 'Marsala in it?', fr: 'Du marsala dedans ?' },
              type: 1,
              required: true,
              options: [
                { name: { en: 'With', fr: 'Avec' } },
                { name: { en: 'Without', fr: 'Sans' } },
              ],
            },
          ],
          allergens: ['milk', 'eggs', 'gluten', 'sulphites'],
          diets: ['vegetarian'],
        },
        {
          key: 'pizza-gianduja', price: 1290,
          name: { en: 'Gianduja pizza', fr: 'Pizza au gianduja' },
          details: { en: 'Folded warm over hazelnut chocolate, icing sugar', fr: 'Repliée chaude sur une crème chocolat-noisette, sucre glace' },
          picture: { tint: 'sky', art: ['pancakes', ['chocolate', 0.6]] },
        },
        {
          key: 'cannoli', price: 790,
          name: { en: 'Two Sicilian cannoli', fr: 'Deux cannoli siciliens' },
          details: { en: 'Sheep’s ricotta whipped with a little honey; filled when you order', fr: 'Ricotta de brebis fouettée avec un peu de miel ; garnis à la commande' },
          specifications: [
            {
              name: { en: 'Dip the ends in', fr: 'Extrémités trempées dans' },
              type: 2,
              required: true,
              options: [
                { name: { en: 'Bronte pistachio', fr: 'La pistache de Bronte' } },
                { name: { en: 'Dark chocolate', fr: 'Le chocolat noir' } },
                { name: { en: 'Candied orange', fr: 'L’orange confite' } },
              ],
            },
          ],
        },
      ],
    },
    {
      key: 'drinks',
      name: { en: 'Drinks', fr: 'Boissons' },
      items: [
        {
          key: 'chinotto', price: 490,
          name: { en: 'Chinotto', fr: 'Chinotto' },
          details: { en: 'Bitter orange soda from Liguria, 27.5 cl', fr: 'Soda à l’orange amère de Ligurie, 27,5 cl' },
          picture: { tint: 'butter', bare: true, art: ['cup', ['tangerine', 0.6]] },
        },
        {
          key: 'lemon-soda', price: 490,
          name: { en: 'Amalfi lemonade', fr: 'Limonade d’Amalfi' },
          details: { en: 'Cloudy, sharp, made with peel and all, 27.5 cl', fr: 'Trouble, vive, faite avec l’écorce, 27,5 cl' },
          picture: { tint: 'sky', bare: true, art: ['lemon', ['ice', 0.6]] },
        },
        {
          key: 'birra', price: 590,
          name: { en: 'Italian lager', fr: 'Bière blonde italienne' },
          details: { en: 'Cold, 33 cl, 4.7%. From 16 years of age', fr: 'Bien fraîche, 33 cl, 4,7 %. Dès 16 ans' },
          picture: { tint: 'rose', bare: true, art: ['beer'] },
        },
        {
          key: 'water', price: 390,
          name: { en: 'Sparkling water', fr: 'Eau gazeuse' },
          details: { en: 'Fine bubbles, 50 cl', fr: 'Fines bulles, 50 cl' },
          picture: { tint: 'apricot', bare: true, art: ['ice', ['bubbles', 0.7]] },
        },
      ],
    },
  ],
};
