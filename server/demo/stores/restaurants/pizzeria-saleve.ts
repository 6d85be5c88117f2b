import type { DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const BASE: DemoSpecification = {
  name: { en: 'Dough', fr: 'Pâte' }, type: 1, required: true,
  options: [
    { name: { en: 'White, 48 hours', fr: 'Blanche, 48 heures' }, selected: true },
    { name: { en: 'Wholemeal spelt', fr: 'Épeautre complet' }, price: 150 },
    { name: { en: 'Gluten-free, smaller', fr: 'Sans gluten, plus petite' }, price: 400 },
  ],
};

const EXTRAS: DemoSpecification = {
  name: { en: 'Add to it', fr: 'À ajouter' }, type: 2, max: 4,
  options: [
    { name: { en: 'Buffalo mozzarella', fr: 'Mozzarella de bufflonne' }, price: 400 },
    { name: { en: 'Cured ham', fr: 'Jambon cru' }, price: 500 },
    { name: { en: 'Anchovies', fr: 'Anchois' }, price: 300 },
    { name: { en: 'Rocket', fr: 'Roquette' }, price: 200 },
    { name: { en: 'An egg in the middle', fr: 'Un œuf au milieu' }, price: 250 },
    { name: { en: 'Chilli oil', fr: 'Huile pimentée' } },
  ],
};

const CUT: DemoSpecification = {
  name: { en: 'Cut', fr: 'Découpe' }, type: 1,
  options: [
    { name: { en: 'In six', fr: 'En six' } },
    { name: { en: 'In eight', fr: 'En huit' } },
    { name: { en: 'Leave it whole', fr: 'Laissez-la entière' } },
  ],
};

/** Italian, open all day, a fixed cashback per order, tax added to the prices. */
export const pizzeriaSaleve: DemoStore = {
  key: 'pizzeria-saleve',
  name: 'Pizzeria Salève',
  category: 'restaurants',
  slogan: { en: 'Stone oven, slow dough, view of the mountain', fr: 'Four de pierre, pâte patiente, vue sur la montagne' },
  promotion: { en: 'CHF 2 cashback on every order', fr: 'CHF 2 de cashback à chaque commande' },
  famousFor: { en: 'Pizza with Salève reblochon', fr: 'La pizza au reblochon du Salève' },
  tags: ['italian', 'vegetarian'],
  address: { street: 'Rue Saint-Joseph 24', postcode: '1227', city: 'Carouge', latitude: 46.1836, longitude: 6.1393 },
  phone: '+41223420091',
  rating: 4.4,
  ratingCount: 96,
  priceRating: 1,
  hours: [
    [['11:00', '23:00']], [['11:00', '23:00']], [['11:00', '23:00']], [['11:00', '23:00']],
    [['11:00', '23:00']], [['11:00', '23:00']], [['11:00', '23:00']],
  ],
  receiving: 'both',
  asap: true,
  schedule: true,
  leadMinutes: 30,
  minimum: 1500,
  reach: { miles: 4 },
  fee: { base: 290, includedKm: 2, perKm: 80 },
  prepareMinutes: 12,
  deliveryMinutes: [20, 35],
  itemTaxPercent: 2.6,
  cashback: { mode: 2, value: 200 },
  scene: { tint: 'tomato', wall: 'tiles', awning: '#B3261E', plate: true, art: ['pizza', 'tomato', 'herb'] },
  sections: [
    {
      key: 'red-pizzas',
      name: { en: 'Red pizzas', fr: 'Pizzas rouges' },
      items: [
        {
          key: 'margherita', price: 1590,
          name: { en: 'Margherita', fr: 'Margherita' },
          details: {
            en: 'San Marzano tomato, fior di latte, basil put on after the fire.',
            fr: 'Tomate San Marzano, fior di latte, basilic posé après le feu.',
          },
          picture: { tint: 'mint', art: ['pizza', 'basil'] },
          specifications: [BASE, EXTRAS, CUT],
          diets: [],
          allergens: ['gluten', 'eggs', 'fish', 'milk'],
        },
        {
          key: 'marinara', price: 1350,
          name: { en: 'Marinara', fr: 'Marinara' },
          details: {
            en: 'Tomato, Sicilian oregano, slivers of garlic, good oil. No cheese, and none missed.',
            fr: 'Tomate, origan de Sicile, copeaux d’ail, bonne huile. Sans fromage, et sans regret.',
          },
          picture: { tint: 'sky', art: ['pizza', 'garlic'] },
          specifications: [CUT],
          diets: ['vegetarian', 'vegan', 'lactoseFree'],
          allergens: ['gluten'],
        },
        {
          key: 'diavola', price: 1990, was: 2250,
          name: { en: 'Diavola', fr: 'Diavola' },
          details: {
            en: 'Ventricina salami, Calabrian chilli paste, red onion, provola.',
            fr: 'Salami ventricina, pâte de piment de Calabre, oignon rouge, provola.',
          },
          picture: { tint: 'pistachio', art: ['pizza', 'chilli'] },
          specifications: [BASE, EXTRAS],
        },
        {
          key: 'norma', price: 1890,
          name: { en: 'Norma', fr: 'Norma' },
          details: {
            en: 'Fried aubergine, tomato, basil and a snowfall of salted ricotta.',
            fr: 'Aubergine frite, tomate, basilic et neige de ricotta salée.',
          },
          picture: { tint: 'butter', art: ['pizza', 'aubergine'] },
          specifications: [BASE],
        },
        {
          key: 'four-seasons', price: 2090,
          name: { en: 'Quattro stagioni', fr: 'Quattro stagioni' },
          details: {
            en: 'Artichoke, cooked ham, mushroom and olives, each in its own quarter.',
            fr: 'Artichaut, jambon cuit, champignon et olives, chacun son quartier.',
          },
          picture: { tint: 'rose', art: ['pizza', 'olive', 'mushroom'] },
          specifications: [BASE, CUT],
          diets: [],
          allergens: ['gluten', 'milk', 'sulphites'],
        },
      ],
    },
    {
      key: 'white-pizzas',
      name: { en: 'White pizzas', fr: 'Pizzas blanches' },
      items: [
        {
          key: 'saleve', price: 2290, cashback: { mode: 2, value: 150 },
          name: { en: 'Salève', fr: 'Salève' },
          details: {
            en: 'Reblochon from the far side of the mountain, potato, smoked bacon, onion and cream.',
            fr: 'Reblochon de l’autre versant, pomme de terre, lard fumé, oignon et crème.',
          },
          picture: { tint: 'sky', art: ['pizza', 'cheese', 'bacon'] },
          specifications: [BASE],
          diets: [],
          allergens: ['gluten', 'milk'],
        },
        {
          key: 'mortadella', price: 2190,
          name: { en: 'Mortadella and pistachio', fr: 'Mortadelle et pistache' },
          details: {
            en: 'Stracciatella under folds of mortadella laid on cold, Bronte pistachios.',
            fr: 'Stracciatella sous des plis de mortadelle posés à froid, pistaches de Bronte.',
          },
          picture: { tint: 'tomato', art: ['pizza', 'ham'] },
        },
        {
          key: 'five-cheeses', price: 2050,
          name: { en: 'Five cheeses, since four were not enough', fr: 'Cinq fromages, quatre ne suffisaient pas' },
          details: {
            en: 'Mozzarella, gorgonzola, taleggio, parmesan and tomme from Geneva.',
            fr: 'Mozzarella, gorgonzola, taleggio, parmesan et tomme genevoise.',
          },
          picture: { tint: 'mint', art: ['pizza', 'cheese'] },
          specifications: [
            {
              name: { en: 'A drizzle of', fr: 'Un filet de' }, type: 1,
              options: [
                { name: { en: 'Chestnut honey', fr: 'Miel de châtaignier' }, price: 150 },
                { name: { en: 'Truffle oil', fr: 'Huile à la truffe' }, price: 250 },
              ],
            },
          ],
        },
        {
          key: 'potato-rosemary', price: 1690,
          name: { en: 'Potato and rosemary', fr: 'Pomme de terre et romarin' },
          details: {
            en: 'Paper-thin potato, sea salt and rosemary on bare oiled dough.',
            fr: 'Pomme de terre fine comme du papier, sel marin et romarin sur pâte huilée.',
          },
          picture: { tint: 'apricot', art: ['flatbread', 'potato', 'herb'] },
          diets: ['vegetarian', 'vegan', 'lactoseFree'],
          allergens: ['gluten'],
        },
        {
          key: 'calzone', price: 1990,
          name: { en: 'Calzone', fr: 'Calzone' },
          details: { en: 'Ricotta, ham and spinach sealed in a blistered half-moon.', fr: 'Ricotta, jambon et épinards scellés dans une demi-lune cloquée.' },
          picture: { tint: 'butter', art: ['dumpling', 'tomato'] },
        },
      ],
    },
    {
      key: 'make-your-own',
      name: { en: 'Your own', fr: 'La vôtre' },
      items: [
        {
          key: 'own-pizza', price: 1450,
          name: { en: 'Build a pizza', fr: 'Composez votre pizza' },
          details: {
            en: 'Choose a base, then two to five things to put on it.',
            fr: 'Choisissez un fond, puis deux à cinq choses à poser dessus.',
          },
          picture: { tint: 'pistachio', art: ['pizza', 'pepper', 'onion'] },
          specifications: [
            {
              name: { en: 'Base', fr: 'Fond' }, type: 1, required: true,
              options: [
                { name: { en: 'Tomato', fr: 'Tomate' } },
                { name: { en: 'Cream', fr: 'Crème' } },
                { name: { en: 'Basil pesto', fr: 'Pesto de basilic' }, price: 150 },
              ],
            },
            {
              name: { en: 'On it', fr: 'Dessus' }, type: 2, required: true, range: 2, max: 5,
              options: [
                { name: { en: 'Mozzarella', fr: 'Mozzarella' }, selected: true },
                { name: { en: 'Cooked ham', fr: 'Jambon cuit' }, price: 250 },
                { name: { en: 'Grilled pepper', fr: 'Poivron grillé' }, price: 150 },
                { name: { en: 'Mushrooms', fr: 'Champignons' }, price: 150 },
                { name: { en: 'Tuna', fr: 'Thon' }, price: 300 },
                { name: { en: 'Capers', fr: 'Câpres' } },
                { name: { en: 'Taggiasca olives', fr: 'Olives taggiasche' }, price: 150 },
              ],
            },
          ],
        },
        {
          key: 'family-tray', price: 4900, was: 5600,
          name: { en: 'Family tray, 60 by 40 cm', fr: 'Plaque familiale, 60 sur 40 cm' },
          details: { en: 'Roman style, thick and airy, half one thing and half another.', fr: 'À la romaine, épaisse et aérée, moitié l’un, moitié l’autre.' },
          picture: { tint: 'sky', art: ['pizza', ['pizza', 0.8], 'olive'] },
          specifications: [
            {
              name: { en: 'Your two halves', fr: 'Vos deux moitiés' }, type: 2, required: true, range: 2, max: 2,
              options: [
                { name: { en: 'Margherita', fr: 'Margherita' }, selected: true },
                { name: { en: 'Ham and mushroom', fr: 'Jambon et champignons' }, selected: true },
                { name: { en: 'Grilled vegetables', fr: 'Légumes grillés' } },
                { name: { en: 'Spicy salami', fr: 'Salami piquant' }, price: 300 },
              ],
            },
          ],
        },
      ],
    },
    {
      key: 'beside',
      name: { en: 'Before and beside', fr: 'Avant et à côté' },
      items: [
        {
          key: 'arancini', price: 1090,
          name: { en: 'Arancini with saffron', fr: 'Arancini au safran' },
          details: { en: 'Three rice balls, peas and ragù in the heart, crumbed and fried.', fr: 'Trois boules de riz, petits pois et ragù au cœur, panées et frites.' },
          picture: { tint: 'mint', art: ['falafel', 'peas'] },
        },
        {
          key: 'garlic-focaccia', price: 790,
          name: { en: 'Garlic focaccia', fr: 'Focaccia à l’ail' },
          details: { en: 'Straight from the stone, brushed with garlic and parsley oil.', fr: 'À peine sortie de la pierre, badigeonnée d’huile à l’ail et au persil.' },
          picture: { tint: 'rose', art: ['flatbread', 'garlic'] },
          diets: ['vegetarian', 'vegan', 'lactoseFree'],
          allergens: ['gluten'],
        },
        {
          key: 'rocket-salad', price: 990,
          name: { en: 'Rocket, pear and walnut', fr: 'Roquette, poire et noix' },
          details: { en: 'Peppery leaves, thin pear, toasted walnuts, lemon.', fr: 'Feuilles poivrées, poire en lamelles, noix grillées, citron.' },
          picture: { tint: 'apricot', art: ['salad', 'pear'] },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: ['nuts'],
        },
        {
          key: 'burrata', price: 1490, soldOut: true,
          name: { en: 'Burrata and winter tomatoes', fr: 'Burrata et tomates d’hiver' },
          details: { en: 'One whole burrata from Apulia, oven-dried tomatoes, basil oil.', fr: 'Une burrata entière des Pouilles, tomates séchées au four, huile de basilic.' },
          picture: { tint: 'sky', art: ['tomato', 'basil'] },
        },
      ],
    },
    {
      key: 'dolci',
      name: { en: 'Dolci', fr: 'Dolci' },
      items: [
        {
          key: 'tiramisu', price: 850, cashback: { mode: 1, value: 10 },
          name: { en: 'Tiramisù in a jar', fr: 'Tiramisù en bocal' },
          details: { en: 'Mascarpone, espresso-soaked biscuits, Marsala. Return the jar or keep it.', fr: 'Mascarpone, biscuits imbibés d’espresso, marsala. Rendez le bocal ou gardez-le.' },
          picture: { tint: 'rose', art: ['jar', 'coffee'] },
          diets: ['vegetarian'],
          allergens: ['gluten', 'eggs', 'milk', 'sulphites'],
        },
        {
          key: 'hazelnut-pizza', price: 1190,
          name: { en: 'Hazelnut pizza to share', fr: 'Pizza noisette à partager' },
          details: { en: 'Small sweet round, Piedmont hazelnut cream, icing sugar, banana if you like.', fr: 'Petite ronde sucrée, crème de noisettes du Piémont, sucre glace, banane si le cœur vous en dit.' },
          picture: { tint: 'mint', art: ['flatbread', 'chocolate', 'banana'] },
          specifications: [
            {
              name: { en: 'With', fr: 'Avec' }, type: 2,
              options: [
                { name: { en: 'Banana', fr: 'Banane' }, price: 150 },
                { name: { en: 'Strawberries', fr: 'Fraises' }, price: 250 },
                { name: { en: 'Icing sugar', fr: 'Sucre glace' }, selected: true },
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
          key: 'chinotto', price: 480,
          name: { en: 'Chinotto', fr: 'Chinotto' },
          details: { en: 'Bitter Ligurian citrus, dark and fizzy.', fr: 'Agrume amer de Ligurie, sombre et pétillant.' },
          picture: { tint: 'butter', art: ['cup', 'tangerine'], bare: true },
        },
        {
          key: 'lager', price: 590,
          name: { en: 'Lager, 33 cl', fr: 'Blonde, 33 cl' },
          details: { en: 'Light, cold, Italian; made for crusts.', fr: 'Légère, froide, italienne ; faite pour les croûtes.' },
          picture: { tint: 'sky', art: ['beer'], bare: true },
        },
        {
          key: 'merlot', price: 2400,
          name: { en: 'Merlot from Ticino', fr: 'Merlot du Tessin' },
          details: { en: 'A bottle, plummy and soft, screw cap.', fr: 'La bouteille, prune et velours, capsule à vis.' },
        },
        {
          key: 'sparkling-water', price: 450,
          name: { en: 'Sparkling water, 75 cl', fr: 'Eau gazeuse, 75 cl' },
          details: { en: 'In glass, with a slice of lemon in a twist of paper.', fr: 'En verre, une rondelle de citron dans son papier.' },
          picture: { tint: 'apricot', art: ['cup', 'ice'], bare: true },
        },
      ],
    },
  ],
};
