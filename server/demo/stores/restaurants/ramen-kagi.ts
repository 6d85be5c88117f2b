import type { DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const NOODLES: DemoSpecification = {
  name: { en: 'Noodles', fr: 'Nouilles' }, type: 1, required: true,
  options: [
    { name: { en: 'Thin and firm', fr: 'Fines et fermes' }, selected: true },
    { name: { en: 'Thin and soft', fr: 'Fines et tendres' } },
    { name: { en: 'Thick and wavy', fr: 'Épaisses et ondulées' }, price: 100 },
  ],
};

const TOPPINGS: DemoSpecification = {
  name: { en: 'On top', fr: 'Par-dessus' }, type: 2, max: 3,
  options: [
    { name: { en: 'Marinated egg', fr: 'Œuf mariné' }, price: 250 },
    { name: { en: 'Extra chashu, two slices', fr: 'Chashu en plus, deux tranches' }, price: 450 },
    { name: { en: 'Nori, three sheets', fr: 'Nori, trois feuilles' }, price: 150 },
    { name: { en: 'Sweetcorn and butter', fr: 'Maïs et beurre' }, price: 200 },
    { name: { en: 'Bamboo shoots', fr: 'Pousses de bambou' }, price: 200 },
  ],
};

const CHILLI_OIL: DemoSpecification = {
  name: { en: 'Chilli oil', fr: 'Huile pimentée' }, type: 1,
  options: [
    { name: { en: 'A few drops', fr: 'Quelques gouttes' } },
    { name: { en: 'A red lake', fr: 'Un lac rouge' } },
    { name: { en: 'In a pot apart', fr: 'Dans un pot à part' }, price: 50 },
  ],
};

/** Japanese, marked busy. */
export const ramenKagi: DemoStore = {
  key: 'ramen-kagi',
  name: 'Ramen Kagi',
  category: 'restaurants',
  slogan: { en: 'Eighteen hours of broth, ten minutes of slurping', fr: 'Dix-huit heures de bouillon, dix minutes de bonheur' },
  famousFor: { en: 'Tonkotsu ramen', fr: 'Le ramen tonkotsu' },
  tags: ['japanese', 'independent'],
  address: { street: 'Rue de Berne 38', postcode: '1201', city: 'Genève', latitude: 46.2113, longitude: 6.1468 },
  phone: '+41227320018',
  rating: 4.6,
  ratingCount: 188,
  priceRating: 2,
  hours: [
    [['11:30', '22:00']], [['11:30', '22:00']], [['11:30', '22:00']], [['11:30', '22:00']],
    [['11:30', '22:00']], [['11:30', '22:00']], [['11:30', '22:00']],
  ],
  receiving: 'both',
  asap: true,
  schedule: true,
  leadMinutes: 30,
  busy: true,
  minimum: 1800,
  reach: { miles: 2 },
  fee: { base: 390, includedKm: 1, perKm: 100 },
  prepareMinutes: 15,
  deliveryMinutes: [30, 45],
  itemTaxPercent: 0,
  scene: { tint: 'rose', wall: 'panel', table: 'slats', plate: true, art: ['ramen', 'dumpling', 'sake'] },
  sections: [
    {
      key: 'ramen',
      name: { en: 'Ramen', fr: 'Ramens' },
      items: [
        {
          key: 'tonkotsu', price: 2290,
          name: { en: 'Tonkotsu', fr: 'Tonkotsu' },
          details: {
            en: 'Milky pork-bone broth, chashu scorched with a blowtorch, wood-ear mushroom, spring onion.',
            fr: 'Bouillon laiteux d’os de porc, chashu saisi au chalumeau, champignon noir, ciboule.',
          },
          picture: { tint: 'mint', art: ['ramen', 'ham'] },
          specifications: [NOODLES, TOPPINGS, CHILLI_OIL],
          diets: [],
          allergens: ['gluten', 'eggs', 'soya', 'sesame', 'milk'],
        },
        {
          key: 'shoyu', price: 2090, was: 2350,
          name: { en: 'Tokyo shoyu', fr: 'Shoyu de Tokyo' },
          details: {
            en: 'Clear chicken and dried-sardine broth seasoned with two aged soy sauces.',
            fr: 'Bouillon clair de poulet et de sardine séchée, relevé de deux sauces soja vieillies.',
          },
          picture: { tint: 'sky', art: ['ramen', 'egg'] },
          specifications: [NOODLES, TOPPINGS],
          diets: [],
          allergens: ['gluten', 'eggs', 'fish', 'soya', 'sesame', 'milk'],
        },
        {
          key: 'miso-butter', price: 2250,
          name: { en: 'Sapporo miso butter', fr: 'Miso au beurre de Sapporo' },
          details: {
            en: 'Red miso, charred sweetcorn, bean sprouts from a very hot wok, a square of butter.',
            fr: 'Miso rouge, maïs grillé, germes de soja au wok brûlant, un carré de beurre.',
          },
          picture: { tint: 'pistachio', art: ['ramen', 'corn', 'butter'] },
          specifications: [NOODLES, CHILLI_OIL],
        },
        {
          key: 'tantan', price: 2190, cashback: { mode: 1, value: 8 },
          name: { en: 'Tantanmen', fr: 'Tantanmen' },
          details: {
            en: 'Sesame-cream broth, minced pork with Sichuan pepper, pak choi.',
            fr: 'Bouillon crémeux au sésame, porc haché au poivre du Sichuan, pak choï.',
          },
          picture: { tint: 'butter', art: ['ramen', 'chilli', 'peanuts'] },
          specifications: [
            {
              name: { en: 'How hot?', fr: 'Piquant ?' }, type: 1, required: true,
              options: [
                { name: { en: 'Mild', fr: 'Doux' } },
                { name: { en: 'Warm', fr: 'Relevé' } },
                { name: { en: 'Hot', fr: 'Fort' } },
                { name: { en: 'You were warned', fr: 'Vous étiez prévenus' }, price: 50 },
              ],
            },
          ],
        },
        {
          key: 'vegan-yasai', price: 2050,
          name: { en: 'Yasai, from vegetables alone', fr: 'Yasai, tout légumes' },
          details: {
            en: 'Kombu and shiitake broth with soya milk, roast pumpkin, tofu and eggless noodles.',
            fr: 'Bouillon de kombu et shiitaké au lait de soja, courge rôtie, tofu et nouilles sans œuf.',
          },
          picture: { tint: 'apricot', art: ['bowl', 'mushroom', 'broccoli'] },
          specifications: [CHILLI_OIL],
          diets: ['vegetarian', 'vegan', 'lactoseFree'],
          allergens: ['gluten', 'soya', 'sesame'],
        },
        {
          key: 'tsukemen', price: 2390, soldOut: true,
          name: { en: 'Tsukemen', fr: 'Tsukemen' },
          details: {
            en: 'Cold thick noodles to dip in a short, strong broth of pork and bonito.',
            fr: 'Nouilles épaisses froides à plonger dans un bouillon court et corsé, porc et bonite.',
          },
          picture: { tint: 'sky', art: ['ramen', 'chopsticks'] },
        },
      ],
    },
    {
      key: 'gyoza',
      name: { en: 'Gyoza', fr: 'Gyozas' },
      items: [
        {
          key: 'gyoza-pork', price: 990,
          name: { en: 'Pork and cabbage gyoza', fr: 'Gyozas porc et chou' },
          details: {
            en: 'Six dumplings joined by a lace of crisp batter, black vinegar dip.',
            fr: 'Six raviolis reliés par une dentelle croustillante, sauce au vinaigre noir.',
          },
          picture: { tint: 'rose', art: ['dumpling', 'lettuce'] },
          diets: ['lactoseFree'],
          allergens: ['gluten', 'soya', 'sesame'],
        },
        {
          key: 'gyoza-prawn', price: 1150,
          name: { en: 'Prawn and chive gyoza', fr: 'Gyozas crevette et ciboulette' },
          details: {
            en: 'Steamed rather than fried, with a thread of ginger in each.',
            fr: 'À la vapeur plutôt que poêlés, un fil de gingembre dans chacun.',
          },
          picture: { tint: 'mint', art: ['dumpling', 'shrimp'] },
          specifications: [
            {
              name: { en: 'How many?', fr: 'Combien ?' }, type: 1, required: true,
              options: [
                { name: { en: 'Five', fr: 'Cinq' }, selected: true },
                { name: { en: 'Ten', fr: 'Dix' }, price: 950 },
              ],
            },
          ],
        },
        {
          key: 'gyoza-mixed', price: 1390,
          name: { en: 'Box of eight, mixed', fr: 'Boîte de huit, panachée' },
          details: {
            en: 'Four each of the two kinds you like best.',
            fr: 'Quatre de chacune de vos deux sortes préférées.',
          },
          picture: { tint: 'tomato', art: ['dumpling', 'takeout'] },
          specifications: [
            {
              name: { en: 'Your two kinds', fr: 'Vos deux sortes' }, type: 2, required: true, range: 2, max: 2,
              options: [
                { name: { en: 'Pork and cabbage', fr: 'Porc et chou' } },
                { name: { en: 'Chicken and leek', fr: 'Poulet et poireau' } },
                { name: { en: 'Tofu and shiitake', fr: 'Tofu et shiitaké' } },
                { name: { en: 'Prawn and chive', fr: 'Crevette et ciboulette' }, price: 150 },
              ],
            },
          ],
        },
      ],
    },
    {
      key: 'small-plates',
      name: { en: 'Small plates', fr: 'Petites assiettes' },
      items: [
        {
          key: 'karaage', price: 1190,
          name: { en: 'Karaage', fr: 'Karaage' },
          details: {
            en: 'Chicken thigh in soy and ginger, potato-starch crust, lemon and mayonnaise.',
            fr: 'Haut de cuisse au soja et gingembre, croûte de fécule, citron et mayonnaise.',
          },
          picture: { tint: 'sky', art: ['chicken', 'lemon'] },
          diets: ['lactoseFree'],
          allergens: ['gluten', 'eggs', 'soya', 'mustard'],
        },
        {
          key: 'edamame', price: 650,
          name: { en: 'Edamame with smoked salt', fr: 'Edamame au sel fumé' },
          details: {
            en: 'Warm pods, cherry-wood salt, nothing else.',
            fr: 'Gousses tièdes, sel au bois de cerisier, rien d’autre.',
          },
          picture: { tint: 'rose', art: ['peas', 'salt'] },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: ['soya'],
        },
        {
          key: 'takoyaki', price: 1090, was: 1290,
          name: { en: 'Takoyaki', fr: 'Takoyaki' },
          details: {
            en: 'Six octopus balls, brown sauce, bonito flakes that dance in the steam.',
            fr: 'Six boulettes de poulpe, sauce brune, copeaux de bonite qui dansent dans la vapeur.',
          },
          picture: { tint: 'pistachio', art: ['oden', 'squid'] },
          diets: [],
          allergens: ['gluten', 'eggs', 'fish', 'soya', 'molluscs', 'milk', 'mustard'],
        },
        {
          key: 'smashed-cucumber', price: 750,
          name: { en: 'Smashed cucumber', fr: 'Concombre écrasé' },
          details: {
            en: 'Cold, with sesame oil, garlic and a lick of chilli.',
            fr: 'Bien froid, huile de sésame, ail et pointe de piment.',
          },
          picture: { tint: 'apricot', art: ['cucumber', 'garlic'] },
        },
        {
          key: 'chashu-rice', price: 1250,
          name: { en: 'Little chashu rice', fr: 'Petit bol de riz au chashu' },
          details: {
            en: 'Trimmings of braised pork belly, glaze, leek curls. Best beside a shoyu.',
            fr: 'Parures de poitrine braisée, laque, boucles de poireau. Parfait à côté d’un shoyu.',
          },
          picture: { tint: 'butter', art: ['rice', 'bacon'] },
        },
        {
          key: 'pickled-daikon', price: 590,
          name: { en: 'Pickled daikon', fr: 'Daïkon mariné' },
          details: {
            en: 'Yellow, crunchy, a little sweet; it wakes the broth up.',
            fr: 'Jaune, croquant, un rien sucré ; il réveille le bouillon.',
          },
        },
      ],
    },
    {
      key: 'sweet',
      name: { en: 'To finish', fr: 'Pour finir' },
      items: [
        {
          key: 'mochi-ice', price: 890,
          name: { en: 'Mochi ice cream', fr: 'Mochis glacés' },
          details: {
            en: 'Three rice-dough pillows around ice cream.',
            fr: 'Trois coussins de pâte de riz autour d’une glace.',
          },
          picture: { tint: 'tomato', art: ['dango', 'iceCream'] },
          specifications: [
            {
              name: { en: 'Flavours', fr: 'Parfums' }, type: 2, required: true, range: 3,
              options: [
                { name: { en: 'Matcha', fr: 'Matcha' }, selected: true },
                { name: { en: 'Yuzu', fr: 'Yuzu' }, selected: true },
                { name: { en: 'Black sesame', fr: 'Sésame noir' }, selected: true },
                { name: { en: 'Cherry blossom', fr: 'Fleur de cerisier' }, price: 60 },
              ],
            },
          ],
        },
        {
          key: 'purin', price: 690,
          name: { en: 'Purin', fr: 'Purin' },
          details: {
            en: 'Set custard under bitter caramel, turned out trembling.',
            fr: 'Flan pris sous un caramel amer, démoulé tout tremblant.',
          },
          picture: { tint: 'mint', art: ['custard'] },
          diets: ['vegetarian', 'glutenFree'],
          allergens: ['eggs', 'milk'],
        },
      ],
    },
    {
      key: 'drinks',
      name: { en: 'Drinks', fr: 'Boissons' },
      items: [
        {
          key: 'sencha', price: 450,
          name: { en: 'Iced sencha', fr: 'Sencha glacé' },
          details: { en: 'Green tea steeped cold overnight, unsweetened.', fr: 'Thé vert infusé à froid toute une nuit, sans sucre.' },
          picture: { tint: 'rose', art: ['tea', 'ice'], bare: true },
        },
        {
          key: 'ramune', price: 550, cashback: { mode: 2, value: 50 },
          name: { en: 'Ramune lemonade', fr: 'Limonade ramune' },
          details: { en: 'The bottle with the marble in its neck.', fr: 'La bouteille avec la bille dans le goulot.' },
          picture: { tint: 'butter', art: ['cup', 'lemon'], bare: true },
        },
        {
          key: 'lager', price: 690,
          name: { en: 'Rice lager, 33 cl', fr: 'Bière de riz, 33 cl' },
          details: { en: 'Brewed in Meyrin with Ticino rice, dry and pale.', fr: 'Brassée à Meyrin avec du riz tessinois, sèche et pâle.' },
          picture: { tint: 'sky', art: ['beer', 'riceSheaf'], bare: true },
        },
        {
          key: 'junmai', price: 1190,
          name: { en: 'Junmai sake, 12 cl', fr: 'Saké junmai, 12 cl' },
          details: { en: 'Round and savoury; tell us in the note if you want it warm.', fr: 'Rond, tout en umami ; dites-nous en remarque si vous le voulez tiède.' },
          picture: { tint: 'sand', art: ['sake'], bare: true },
        },
      ],
    },
  ],
};
