import type { DemoSection } from '#server/demo/demo-types.ts';
import { article, type ArticleExtras } from './article-row.ts';
import { dairy, plainSoya, plant } from './diet-marks.ts';

const juiceSize = {
  name: { en: 'Bottle', fr: 'Bouteille' },
  type: 1,
  required: true,
  options: [
    { name: { en: '2.5 dl', fr: '2,5 dl' }, selected: true },
    { name: { en: '5 dl', fr: '5 dl' }, price: 280 },
    { name: { en: '1 l', fr: '1 l' }, price: 690 },
  ],
} as const;

/** Pressed in the shop, bottled in the size the customer asks for. */
const pressedHere = { ...plant, specifications: [juiceSize] } as const satisfies ArticleExtras;

const oatCoffee = { diets: ['vegetarian', 'vegan', 'lactoseFree'], allergens: ['gluten'] } as const satisfies ArticleExtras;

export const juicesAndChilledDrinks: DemoSection = {
  key: 'juices-and-chilled-drinks',
  name: { en: 'Juices and chilled drinks', fr: 'Jus et boissons fraîches' },
  items: [
    article('juices-pressed-orange', 'Orange juice, pressed here', 'Jus d’orange pressé ici', 'Drink within two days', 'À boire dans les deux jours', 390, [['tangerine', 1], ['cup', 0.7]], 'sky', pressedHere),
    article('juices-pressed-grapefruit', 'Grapefruit juice, pressed here', 'Jus de pamplemousse pressé ici', 'Pink Corsican fruit', 'Pamplemousses roses de Corse', 420, [['tangerine', 0.95], ['cup', 0.75]], 'mint', pressedHere),
    article('juices-pressed-clementine', 'Clementine juice', 'Jus de clémentine', 'Corsica, 7.5 dl', 'Corse, 7,5 dl', 590, [['tangerine', 0.9], ['tangerine', 0.7]], 'rose', { ...plant, was: 690 }),
    article('juices-blood-orange', 'Blood orange juice', 'Jus d’orange sanguine', 'Sicily, 1 l', 'Sicile, 1 l', 520, [['tangerine', 1], ['juice', 0.7]], 'pistachio', plant),
    article('juices-lemon', 'Squeezed lemon juice', 'Jus de citron pressé', 'Nothing added, 2.5 dl', 'Sans rien d’autre, 2,5 dl', 390, [['lemon', 1], ['drop', 0.6]], 'sky', plant),
    article('juices-geneva-apple', 'Raw Geneva apple juice', 'Jus de pomme cru genevois', 'Orchards of Meinier, 1 l', 'Vergers de Meinier, 1 l', 450, [['apple', 1], ['cup', 0.7]], 'butter', { ...plant, cashback: { mode: 1, value: 5 } }),
    article('juices-apple-raspberry', 'Apple and raspberry juice', 'Jus pomme-framboise', '7.5 dl', '7,5 dl', 490, [['apple', 0.9], ['strawberry', 0.65]], 'mint', plant),
    article('juices-sweet-cider-must', 'Sweet apple must', 'Moût de pomme', 'Autumn pressing, unfiltered, 1 l', 'Pressée d’automne, non filtrée, 1 l', 420, [['greenApple', 0.9], ['apple', 0.75]], 'apricot', { ...plant, soldOut: true }),
    article('juices-grape-must', 'Satigny grape must', 'Moût de raisin de Satigny', 'At harvest time, 1 l', 'Au temps des vendanges, 1 l', 690, [['grapes', 1], ['cup', 0.65]], 'sky', { ...plant, soldOut: true }),
    article('juices-pineapple-mint', 'Pineapple and mint juice', 'Jus ananas-menthe', 'Pressed cold, 2.5 dl', 'Pressé à froid, 2,5 dl', 450, [['pineapple', 0.95], ['herb', 0.6]], 'tomato', plant),
    article('juices-watermelon', 'Watermelon and lime juice', 'Jus pastèque-citron vert', 'Pressed cold, 2.5 dl', 'Pressé à froid, 2,5 dl', 450, [['watermelon', 0.95], ['lemon', 0.55]], 'sand', plant),
    article('juices-pomegranate', 'Pomegranate juice', 'Jus de grenade', 'Pure, 2.5 dl', 'Pur, 2,5 dl', 520, [['cherries', 0.9], ['cup', 0.7]], 'mint', plant),
    article('juices-carrot-ginger', 'Carrot, apple and ginger juice', 'Jus carotte-pomme-gingembre', 'Pressed cold, 2.5 dl', 'Pressé à froid, 2,5 dl', 450, [['carrot', 0.9], ['ginger', 0.65]], 'sky', plant),
    article('juices-beetroot-apple', 'Beetroot and apple juice', 'Jus betterave-pomme', 'Pressed cold, 2.5 dl', 'Pressé à froid, 2,5 dl', 450, [['sweetPotato', 0.9], ['apple', 0.65]], 'pistachio', plant),
    article('juices-celery', 'Celery juice', 'Jus de céleri', 'Whole heads, pressed cold, 2.5 dl', 'Pieds entiers, pressés à froid, 2,5 dl', 490, [['lettuce', 0.9], ['cup', 0.7]], 'rose', { diets: plant.diets, allergens: ['celery'] }),
    article('juices-green', 'Green juice', 'Jus vert', 'Cucumber, spinach, apple, 2.5 dl', 'Concombre, épinard, pomme, 2,5 dl', 490, [['cucumber', 0.9], ['basil', 0.65]], 'butter', plant),
    article('juices-tomato-basil', 'Fresh tomato and basil juice', 'Jus frais tomate-basilic', '2.5 dl', '2,5 dl', 420, [['tomato', 0.95], ['basil', 0.6]], 'sky', plant),
    article('juices-ginger-shot', 'Ginger shot', 'Shot de gingembre', 'Strong, with lemon, 6 cl', 'Corsé, au citron, 6 cl', 295, [['ginger', 0.95], ['lemon', 0.55]], 'mint', { ...plant, cashback: { mode: 2, value: 30 } }),
    article('juices-turmeric-shot', 'Turmeric shot', 'Shot de curcuma', 'With orange and pepper, 6 cl', 'Orange et poivre, 6 cl', 295, [['ginger', 0.9], ['tangerine', 0.6]], 'tomato', plant),
    article('juices-sea-buckthorn-shot', 'Sea buckthorn shot', 'Shot d’argousier', 'Sharp, from Valais, 6 cl', 'Acidulé, du Valais, 6 cl', 350, [['peach', 0.7], ['drop', 0.6]], 'sky', plant),
    article('juices-shots-box', 'Ginger shots, box of 7', 'Shots de gingembre, coffret de 7', 'One a day, 7 × 6 cl', 'Un par jour, 7 × 6 cl', 1690, [['ginger', 0.95], ['box', 0.7]], 'sand', { ...plant, was: 1990 }),
    article('juices-smoothie-strawberry', 'Strawberry and banana smoothie', 'Smoothie fraise-banane', '2.5 dl', '2,5 dl', 390, [['cup', 1], ['strawberry', 0.65]], 'butter', plant),
    article('juices-smoothie-mango', 'Mango and passion fruit smoothie', 'Smoothie mangue-passion', '2.5 dl', '2,5 dl', 390, [['cup', 1], ['mango', 0.7]], 'mint', plant),
    article('juices-smoothie-berries', 'Blueberry and blackcurrant smoothie', 'Smoothie myrtille-cassis', '2.5 dl', '2,5 dl', 390, [['cup', 1], ['blueberries', 0.7]], 'rose', plant),
    article('juices-smoothie-green', 'Kiwi and spinach smoothie', 'Smoothie kiwi-épinard', '2.5 dl', '2,5 dl', 420, [['cup', 1], ['kiwi', 0.65]], 'sky', plant),
    article('juices-smoothie-coconut', 'Pineapple and coconut smoothie', 'Smoothie ananas-coco', '7.5 dl', '7,5 dl', 690, [['tropical', 0.95], ['coconut', 0.65]], 'apricot', plant),
    article('juices-smoothie-children', 'Children’s smoothies, 4', 'Smoothies pour enfants, 4', 'Apple, peach, strawberry, 4 × 1.5 dl', 'Pomme, pêche, fraise, 4 × 1,5 dl', 590, [['juice', 0.95], ['peach', 0.6]], 'pistachio', plant),
    article('juices-lemonade-homemade', 'Homemade lemonade', 'Citronnade maison', 'Lemon, mint, little sugar, 5 dl', 'Citron, menthe, peu de sucre, 5 dl', 420, [['lemon', 0.95], ['ice', 0.6]], 'sky', plant),
    article('juices-rhubarb-lemonade', 'Rhubarb lemonade', 'Limonade à la rhubarbe', '5 dl', '5 dl', 450, [['sparkling', 0.85], ['herb', 0.6]], 'mint', plant),
    article('juices-brewed-iced-tea', 'Black iced tea, brewed overnight', 'Thé glacé noir infusé à froid', 'Bergamot, 5 dl', 'Bergamote, 5 dl', 390, [['tea', 0.95], ['ice', 0.65]], 'tomato', plant),
    article('juices-verbena-iced', 'Iced verbena', 'Verveine glacée', 'Unsweetened, 5 dl', 'Non sucrée, 5 dl', 390, [['teapot', 0.9], ['ice', 0.6]], 'butter', plant),
    article('juices-hibiscus', 'Hibiscus bissap', 'Bissap à l’hibiscus', 'Ginger and mint, 5 dl', 'Gingembre et menthe, 5 dl', 450, [['blossom', 0.9], ['cup', 0.7]], 'sky', plant),
    article('juices-gnamakoudji', 'Gnamakoudji', 'Gnamakoudji', 'Ivorian ginger drink, 5 dl', 'Boisson ivoirienne au gingembre, 5 dl', 450, [['ginger', 0.9], ['pineapple', 0.65]], 'rose', plant),
    article('juices-kombucha-original', 'Kombucha, original', 'Kombucha nature', 'Unpasteurised green tea, 3.3 dl', 'Thé vert non pasteurisé, 3,3 dl', 450, [['bubbles', 0.9], ['tea', 0.65]], 'sand', plant),
    article('juices-kombucha-raspberry', 'Raspberry kombucha', 'Kombucha à la framboise', '3.3 dl', '3,3 dl', 450, [['bubbles', 0.9], ['strawberry', 0.65]], 'mint', { ...plant, was: 520 }),
    article('juices-water-kefir', 'Fig and lemon water kefir', 'Kéfir de fruits figue-citron', 'Lightly sparkling, 7.5 dl', 'Légèrement pétillant, 7,5 dl', 690, [['bubbles', 0.9], ['lemon', 0.6]], 'sky', plant),
    article('juices-young-coconut', 'Young coconut to drink', 'Jeune noix de coco à boire', 'Opened at the counter, with a straw', 'Ouverte au comptoir, avec une paille', 590, 'coconut', 'pistachio', plant),
    article('juices-birch-water', 'Birch water', 'Eau de bouleau', 'Tapped in March, 2.5 dl', 'Récoltée en mars, 2,5 dl', 490, [['tree', 0.9], ['drop', 0.6]], 'butter', plant),
    article('juices-aloe-vera', 'Aloe vera drink', 'Boisson à l’aloe vera', 'With pulp, 5 dl', 'Avec pulpe, 5 dl', 320, [['cactus', 0.85], ['cup', 0.7]], 'sky', plant),
    article('juices-caffe-latte', 'Caffè latte to go', 'Caffè latte à emporter', '2.3 dl', '2,3 dl', 230, [['cup', 1], ['coffee', 0.65]], 'mint', dairy),
    article('juices-cappuccino', 'Iced cappuccino', 'Cappuccino glacé', 'With cocoa, 2.3 dl', 'Au cacao, 2,3 dl', 230, [['coffee', 0.95], ['chocolate', 0.55]], 'rose', { ...dairy, was: 270 }),
    article('juices-espresso-double', 'Double espresso with milk', 'Double espresso au lait', 'Less sugar, 2.3 dl', 'Moins sucré, 2,3 dl', 240, [['coffee', 1], ['milk', 0.6]], 'apricot', dairy),
    article('juices-cold-brew', 'Cold brew coffee', 'Café infusé à froid', 'Black, roasted in Carouge, 2.5 dl', 'Noir, torréfié à Carouge, 2,5 dl', 420, [['coffee', 0.95], ['ice', 0.6]], 'sky', plant),
    article('juices-oat-latte', 'Iced oat latte', 'Latte glacé à l’avoine', '2.3 dl', '2,3 dl', 290, [['cup', 0.95], ['riceSheaf', 0.65]], 'tomato', oatCoffee),
    article('juices-matcha-latte', 'Iced matcha latte', 'Matcha latte glacé', 'With oat drink, 2.5 dl', 'À la boisson d’avoine, 2,5 dl', 390, [['bubbleTea', 0.9], ['herb', 0.6]], 'butter', oatCoffee),
    article('juices-chai-latte', 'Iced chai latte', 'Chaï latte glacé', 'Cinnamon and cardamom, 2.5 dl', 'Cannelle et cardamome, 2,5 dl', 350, [['cup', 0.95], ['star', 0.55]], 'mint', dairy),
    article('juices-bubble-tea', 'Tapioca milk tea', 'Thé au lait et perles de tapioca', 'Wide straw included, 3 dl', 'Avec sa grosse paille, 3 dl', 490, 'bubbleTea', 'sky', dairy),
    article('juices-cocoa-milk', 'Cocoa milk', 'Lait chocolaté', 'For the school break, 2.5 dl', 'Pour la récréation, 2,5 dl', 170, [['milk', 1], ['chocolate', 0.65]], 'pistachio', dairy),
    article('juices-cocoa-milk-litre', 'Cocoa milk, 1 litre', 'Lait chocolaté, 1 litre', 'Fairtrade cocoa', 'Cacao équitable', 350, [['milk', 1], ['chocolate', 0.6], ['star', 0.45]], 'rose', dairy),
    article('juices-strawberry-milk', 'Strawberry milk', 'Lait à la fraise', '2.5 dl', '2,5 dl', 180, [['milk', 0.95], ['strawberry', 0.65]], 'sand', dairy),
    article('juices-banana-milk', 'Banana milk', 'Lait à la banane', '2.5 dl', '2,5 dl', 180, [['milk', 0.95], ['banana', 0.65]], 'sky', dairy),
    article('juices-protein-shake', 'Protein shake, chocolate', 'Shake protéiné au chocolat', '30 g protein, 3.3 dl', '30 g de protéines, 3,3 dl', 350, [['babyBottle', 0.9], ['chocolate', 0.6]], 'butter', dairy),
    article('juices-soya-cocoa', 'Soya cocoa drink', 'Boisson soja-cacao', '2.5 dl', '2,5 dl', 195, [['cup', 0.9], ['beans', 0.6]], 'mint', plainSoya),
    article('juices-horchata', 'Tiger nut horchata', 'Horchata de souchet', 'Valencia, 1 l', 'Valence, 1 l', 490, [['milk', 0.9], ['chestnut', 0.6]], 'apricot', plant),
  ],
};
