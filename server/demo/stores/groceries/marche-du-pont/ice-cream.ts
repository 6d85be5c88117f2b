import type { DemoSection, DemoSpecification } from '#server/demo/demo-types.ts';
import { article, type ArticleExtras } from './article-row.ts';
import { plant } from './diet-marks.ts';

/** How large a tub of one flavour; the article's price is for the half litre. */
const tubSize: DemoSpecification = {
  name: { en: 'Tub', fr: 'Bac' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Half a litre', fr: 'Un demi-litre' }, selected: true },
    { name: { en: 'One litre', fr: 'Un litre' }, price: 690 },
  ],
};

/** Sauces and crunch sold beside a frozen dessert for the table. */
const dessertExtras: DemoSpecification = {
  name: { en: 'With it', fr: 'Pour l’accompagner' },
  type: 2,
  max: 2,
  options: [
    { name: { en: 'Hot chocolate sauce, 2 dl', fr: 'Sauce au chocolat chaud, 2 dl' }, price: 390 },
    { name: { en: 'Raspberry coulis, 2 dl', fr: 'Coulis de framboise, 2 dl' }, price: 420 },
    { name: { en: 'Toasted flaked almonds, 50 g', fr: 'Amandes effilées grillées, 50 g' }, price: 240 },
  ],
};

const milkIce = { diets: ['vegetarian', 'glutenFree'], allergens: ['milk'] } as const satisfies ArticleExtras;
const eggIce = { diets: ['vegetarian', 'glutenFree'], allergens: ['eggs', 'milk'] } as const satisfies ArticleExtras;
const nutIce = { diets: ['vegetarian', 'glutenFree'], allergens: ['eggs', 'milk', 'nuts'] } as const satisfies ArticleExtras;

export const iceCream: DemoSection = {
  key: 'ice-cream',
  name: { en: 'Ice cream', fr: 'Glaces et sorbets' },
  items: [
    article('ice-cream-vanilla', 'Bourbon vanilla ice cream', 'Glace vanille Bourbon', 'Glacerie Pépin, Carouge', 'Glacerie Pépin, Carouge', 850, [['iceCream', 1], ['blossom', 0.55]], 'sky', { ...eggIce, specifications: [tubSize] }),
    article('ice-cream-dark-chocolate', 'Dark chocolate ice cream', 'Glace chocolat noir', 'Glacerie Pépin, 70% cocoa', 'Glacerie Pépin, 70 % de cacao', 890, [['iceCream', 0.95], ['chocolate', 0.65]], 'mint', { ...eggIce, specifications: [tubSize] }),
    article('ice-cream-double-cream-meringue', 'Double cream and meringue ice cream', 'Glace crème double et meringue', 'Glacerie Pépin, 5 dl', 'Glacerie Pépin, 5 dl', 990, [['iceCream', 1], ['milk', 0.6]], 'rose', { ...eggIce, cashback: { mode: 1, value: 10 } }),
    article('ice-cream-bronte-pistachio', 'Bronte pistachio ice cream', 'Glace pistache de Bronte', 'Glacerie Pépin, 5 dl', 'Glacerie Pépin, 5 dl', 1190, [['iceCream', 0.95], ['greenApple', 0.45]], 'apricot', nutIce),
    article('ice-cream-piedmont-hazelnut', 'Piedmont hazelnut ice cream', 'Glace noisette du Piémont', 'Glacerie Pépin, 5 dl', 'Glacerie Pépin, 5 dl', 1090, [['iceCream', 0.95], ['chestnut', 0.6]], 'sky', nutIce),
    article('ice-cream-salted-caramel', 'Salted butter caramel ice cream', 'Glace caramel au beurre salé', 'Bex salt, 5 dl', 'Sel de Bex, 5 dl', 890, [['softIce', 0.95], ['salt', 0.55]], 'mint', eggIce),
    article('ice-cream-strawberry-tub', 'Strawberry ice cream', 'Glace à la fraise', 'Family tub, 1.5 l', 'Bac familial, 1,5 l', 790, [['iceCream', 0.95], ['strawberry', 0.65]], 'pistachio', { ...milkIce, was: 950 }),
    article('ice-cream-stracciatella', 'Stracciatella ice cream', 'Glace stracciatella', '9 dl', '9 dl', 690, [['softIce', 0.95], ['chocolate', 0.55]], 'rose', { diets: ['vegetarian', 'glutenFree'], allergens: ['milk', 'soya'] }),
    article('ice-cream-mocha', 'Mocha ice cream', 'Glace au moka', '9 dl', '9 dl', 690, [['iceCream', 0.9], ['coffee', 0.65]], 'sky', milkIce),
    article('ice-cream-walnut', 'Walnut ice cream', 'Glace aux noix', 'Caramelised Vaud walnuts, 9 dl', 'Noix vaudoises caramélisées, 9 dl', 790, [['iceCream', 0.9], ['chestnut', 0.55], ['honey', 0.55]], 'mint', nutIce),
    article('ice-cream-kirsch-griotte', 'Morello and kirsch ice cream', 'Glace griotte et kirsch', 'Contains alcohol, 5 dl', 'Contient de l’alcool, 5 dl', 950, [['iceCream', 0.9], ['cherries', 0.65]], 'butter', eggIce),
    article('ice-cream-rum-raisin', 'Rum and raisin ice cream', 'Glace rhum-raisins', 'Contains alcohol, 5 dl', 'Contient de l’alcool, 5 dl', 890, [['iceCream', 0.9], ['grapes', 0.6]], 'sky', { diets: ['vegetarian', 'glutenFree'], allergens: ['eggs', 'milk', 'sulphites'] }),
    article('ice-cream-mint-chocolate', 'Mint chocolate chip ice cream', 'Glace menthe et pépites de chocolat', '5 dl', '5 dl', 850, [['iceCream', 0.9], ['basil', 0.6]], 'rose', { diets: ['vegetarian', 'glutenFree'], allergens: ['milk', 'soya'] }),
    article('ice-cream-cookie-dough', 'Cookie dough ice cream', 'Glace pâte à cookie', '5 dl', '5 dl', 990, [['iceCream', 0.9], ['cookie', 0.6]], 'pistachio', { diets: ['vegetarian'], allergens: ['gluten', 'eggs', 'milk', 'soya'] }),
    article('ice-cream-tiramisu', 'Tiramisu ice cream', 'Glace tiramisu', 'Mascarpone and coffee, 9 dl', 'Mascarpone et café, 9 dl', 750, [['iceCream', 0.9], ['cake', 0.6]], 'mint', { diets: ['vegetarian'], allergens: ['gluten', 'eggs', 'milk'], was: 890 }),
    article('ice-cream-yoghurt-berries', 'Frozen yoghurt, forest berries', 'Yoghourt glacé aux fruits des bois', '5 dl', '5 dl', 750, [['softIce', 0.95], ['blueberries', 0.6]], 'apricot', milkIce),
    article('ice-cream-gingerbread', 'Gingerbread ice cream', 'Glace au pain d’épices', 'Winter flavour, 5 dl', 'Parfum d’hiver, 5 dl', 890, [['iceCream', 0.9], ['ginger', 0.55]], 'sky', { diets: ['vegetarian'], allergens: ['gluten', 'eggs', 'milk'], soldOut: true }),
    article('ice-cream-chestnut', 'Chestnut ice cream', 'Glace aux marrons', 'Ticino chestnuts, 5 dl', 'Marrons du Tessin, 5 dl', 950, [['iceCream', 0.95], ['chestnut', 0.65]], 'rose', milkIce),
    article('ice-cream-lactose-free-vanilla', 'Lactose-free vanilla ice cream', 'Glace vanille sans lactose', '9 dl', '9 dl', 790, [['softIce', 0.95], ['milk', 0.55]], 'mint', { diets: ['vegetarian', 'glutenFree', 'lactoseFree'], allergens: ['milk'] }),
    article('ice-cream-vegan-oat-caramel', 'Vegan oat and caramel ice cream', 'Glace végane avoine et caramel', '5 dl', '5 dl', 890, [['iceCream', 0.9], ['riceSheaf', 0.6]], 'sky', { diets: ['vegetarian', 'vegan', 'lactoseFree'], allergens: ['gluten'] }),
    article('ice-cream-vegan-coconut', 'Coconut milk ice cream', 'Glace au lait de coco', 'Vegan, 5 dl', 'Végane, 5 dl', 890, [['iceCream', 0.9], ['coconut', 0.65]], 'rose', plant),
    article('ice-cream-lemon-sorbet', 'Lemon sorbet', 'Sorbet citron', 'Glacerie Pépin', 'Glacerie Pépin', 790, [['shavedIce', 0.9], ['lemon', 0.65]], 'sky', { ...plant, specifications: [tubSize] }),
    article('ice-cream-raspberry-sorbet', 'Raspberry sorbet', 'Sorbet framboise', 'Glacerie Pépin, 60% fruit', 'Glacerie Pépin, 60 % de fruit', 890, [['iceCream', 0.9], ['strawberry', 0.6]], 'mint', { ...plant, specifications: [tubSize] }),
    article('ice-cream-apricot-sorbet', 'Valais apricot sorbet', 'Sorbet abricot du Valais', 'Luizet fruit, 5 dl', 'Abricots Luizet, 5 dl', 950, [['iceCream', 0.9], ['peach', 0.65]], 'pistachio', { ...plant, cashback: { mode: 1, value: 5 } }),
    article('ice-cream-mango-sorbet', 'Alphonso mango sorbet', 'Sorbet mangue Alphonso', '5 dl', '5 dl', 850, [['shavedIce', 0.9], ['mango', 0.65]], 'sky', plant),
    article('ice-cream-passion-sorbet', 'Passion fruit sorbet', 'Sorbet fruit de la passion', '5 dl', '5 dl', 850, [['iceCream', 0.9], ['tropical', 0.6]], 'rose', plant),
    article('ice-cream-cassis-sorbet', 'Blackcurrant sorbet', 'Sorbet cassis', '5 dl', '5 dl', 850, [['iceCream', 0.9], ['grapes', 0.55]], 'butter', { ...plant, was: 990 }),
    article('ice-cream-blood-orange-sorbet', 'Blood orange sorbet', 'Sorbet orange sanguine', 'Sicily, 5 dl', 'Sicile, 5 dl', 850, [['shavedIce', 0.9], ['tangerine', 0.65]], 'mint', plant),
    article('ice-cream-pear-sorbet', 'Williams pear sorbet', 'Sorbet poire Williams', 'For a dash of brandy, 5 dl', 'Pour un trait d’eau-de-vie, 5 dl', 890, [['iceCream', 0.9], ['pear', 0.65]], 'rose', plant),
    article('ice-cream-cocoa-sorbet', 'Cocoa sorbet', 'Sorbet cacao', 'No milk, 5 dl', 'Sans lait, 5 dl', 890, [['iceCream', 0.9], ['chocolate', 0.6]], 'sky', plant),
    article('ice-cream-basil-lime-sorbet', 'Lime and basil sorbet', 'Sorbet citron vert et basilic', '5 dl', '5 dl', 890, [['shavedIce', 0.85], ['basil', 0.65]], 'apricot', plant),
    article('ice-cream-almond-sticks', 'Almond chocolate sticks', 'Bâtonnets chocolat-amandes', '4 × 1 dl', '4 × 1 dl', 750, [['chocolate', 0.9], ['ice', 0.55]], 'mint', { diets: ['vegetarian', 'glutenFree'], allergens: ['milk', 'nuts', 'soya'] }),
    article('ice-cream-mini-sticks', 'Mini sticks, white and dark', 'Mini-bâtonnets blanc et noir', '8 × 6 cl', '8 × 6 cl', 890, [['chocolate', 0.75], ['chocolate', 0.55]], 'sky', { diets: ['vegetarian', 'glutenFree'], allergens: ['milk', 'soya'], was: 1050 }),
    article('ice-cream-rocket-lollies', 'Rocket ice lollies', 'Glaces à l’eau fusée', 'Pineapple, orange, raspberry, 10 × 5 cl', 'Ananas, orange, framboise, 10 × 5 cl', 590, [['lollipop', 0.9], ['pineapple', 0.6]], 'pistachio', plant),
    article('ice-cream-watermelon-lollies', 'Watermelon lollies', 'Bâtonnets à la pastèque', '6 × 7 cl', '6 × 7 cl', 550, [['lollipop', 0.85], ['watermelon', 0.65]], 'sky', plant),
    article('ice-cream-milk-sticks', 'Children’s milk ices', 'Petites glaces au lait', 'Vanilla and strawberry, 8 × 4 cl', 'Vanille et fraise, 8 × 4 cl', 490, [['softIce', 0.8], ['milk', 0.55]], 'rose', milkIce),
    article('ice-cream-vanilla-cones', 'Vanilla cones, chocolate dipped', 'Cornets vanille nappés de chocolat', '6 × 1.2 dl', '6 × 1,2 dl', 790, [['softIce', 1], ['chocolate', 0.55]], 'mint', { diets: ['vegetarian'], allergens: ['gluten', 'milk', 'nuts', 'soya'] }),
    article('ice-cream-strawberry-cones', 'Strawberry cones', 'Cornets à la fraise', '4 × 1.2 dl', '4 × 1,2 dl', 690, [['softIce', 0.95], ['strawberry', 0.55]], 'sky', { diets: ['vegetarian'], allergens: ['gluten', 'milk', 'soya'] }),
    article('ice-cream-sandwiches', 'Vanilla ice cream sandwiches', 'Sandwichs glacés à la vanille', '6 × 9 cl', '6 × 9 cl', 650, [['cookie', 0.85], ['iceCream', 0.6]], 'rose', { diets: ['vegetarian'], allergens: ['gluten', 'milk', 'soya'] }),
    article('ice-cream-mochi', 'Ice cream mochi', 'Mochis glacés', 'Matcha, mango, sesame, 6 pieces', 'Matcha, mangue, sésame, 6 pièces', 990, [['dango', 0.95], ['mango', 0.5]], 'butter', { diets: ['vegetarian', 'glutenFree'], allergens: ['milk', 'sesame'] }),
    article('ice-cream-coupe-danemark', 'Coupe Danemark', 'Coupe Danemark', 'With chocolate sauce, 2 × 1.8 dl', 'Avec sauce chocolat, 2 × 1,8 dl', 690, [['iceCream', 1], ['chocolate', 0.6]], 'sand', { ...eggIce, plate: true }),
    article('ice-cream-cafe-glace', 'Iced coffee sundae', 'Café glacé', 'Mocha ice and cream, 2 × 1.8 dl', 'Glace moka et crème, 2 × 1,8 dl', 690, [['iceCream', 0.9], ['coffee', 0.7]], 'sky', { ...milkIce, plate: true }),
    article('ice-cream-vermicelles-cup', 'Chestnut vermicelles sundae', 'Coupe Nesselrode', 'Vanilla ice, meringue, 2 × 2 dl', 'Glace vanille, meringue, 2 × 2 dl', 850, [['iceCream', 0.9], ['chestnut', 0.6]], 'mint', { ...eggIce, plate: true }),
    article('ice-cream-vanilla-strawberry-cups', 'Vanilla and strawberry cups', 'Gobelets vanille-fraise', 'With wooden spoon, 6 × 1 dl', 'Avec cuillère en bois, 6 × 1 dl', 590, [['cup', 0.85], ['strawberry', 0.6]], 'pistachio', milkIce),
    article('ice-cream-affogato-cups', 'Vanilla cups for affogato', 'Petits pots vanille pour affogato', '4 × 8 cl', '4 × 8 cl', 590, [['iceCream', 0.8], ['coffee', 0.6]], 'rose', eggIce),
    article('ice-cream-lemon-shell', 'Iced lemons in their shell', 'Citrons givrés', '2 pieces', '2 pièces', 650, [['lemon', 1], ['snow', 0.55]], 'sky', plant),
    article('ice-cream-iced-coconut', 'Iced coconut shell', 'Noix de coco givrée', '2 halves', '2 moitiés', 690, [['coconut', 1], ['snow', 0.55]], 'mint', milkIce),
    article('ice-cream-vacherin-glace', 'Vacherin glacé', 'Vacherin glacé', 'Meringue, vanilla, strawberry, for eight', 'Meringue, vanille, fraise, pour huit', 2290, [['birthdayCake', 1], ['strawberry', 0.55]], 'apricot', { ...eggIce, specifications: [dessertExtras], cashback: { mode: 2, value: 200 } }),
    article('ice-cream-omelette-norvegienne', 'Baked Alaska', 'Omelette norvégienne', 'To flame, for six, 1 l', 'À flamber, pour six, 1 l', 1690, [['cake', 1], ['fire', 0.6]], 'sky', { diets: ['vegetarian'], allergens: ['gluten', 'eggs', 'milk'] }),
    article('ice-cream-yule-log', 'Iced yule log', 'Bûche glacée', 'Chestnut and chocolate, for ten', 'Marron et chocolat, pour dix', 2690, [['cake', 0.95], ['tree', 0.6]], 'rose', { allergens: ['gluten', 'eggs', 'milk', 'nuts', 'soya'], soldOut: true }),
    article('ice-cream-cassata', 'Cassata slices', 'Tranches de cassata', 'Candied fruit, 4 × 1 dl', 'Fruits confits, 4 × 1 dl', 650, [['cake', 0.9], ['cherries', 0.55]], 'mint', { diets: ['vegetarian', 'glutenFree'], allergens: ['eggs', 'milk', 'nuts', 'sulphites'] }),
    article('ice-cream-tartufo', 'Tartufo', 'Tartufo', 'Zabaglione centre, 4 × 9 cl', 'Cœur de sabayon, 4 × 9 cl', 890, [['chocolate', 0.9], ['iceCream', 0.6]], 'sand', { ...nutIce, plate: true }),
    article('ice-cream-orange-parfait', 'Orange liqueur parfait', 'Parfait glacé à la liqueur d’orange', 'Contains alcohol, for six, 7 dl', 'Contient de l’alcool, pour six, 7 dl', 1490, [['cake', 0.9], ['tangerine', 0.6]], 'sky', { ...eggIce, specifications: [dessertExtras] }),
    article('ice-cream-chocolate-cake', 'Chocolate ice cream cake', 'Gâteau glacé au chocolat', 'With candles, for eight', 'Avec bougies, pour huit', 1990, [['birthdayCake', 0.95], ['candle', 0.6]], 'rose', { diets: ['vegetarian'], allergens: ['gluten', 'eggs', 'milk', 'soya'], was: 2290 }),
    article('ice-cream-lemon-granita', 'Sicilian lemon granita', 'Granité sicilien au citron', '4 × 1.5 dl', '4 × 1,5 dl', 650, [['shavedIce', 1], ['lemon', 0.55]], 'mint', plant),
    article('ice-cream-empty-cones', 'Empty waffle cones', 'Cornets gaufrés vides', '12 pieces', '12 pièces', 450, [['waffle', 0.85], ['softIce', 0.65]], 'sky', { diets: ['vegetarian', 'vegan', 'lactoseFree'], allergens: ['gluten', 'soya'] }),
  ],
};
