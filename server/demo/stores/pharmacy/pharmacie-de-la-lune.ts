import type { DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const PLASTER_SIZE: DemoSpecification = {
  name: { en: 'Strips', fr: 'Format' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Assorted', fr: 'Assortis' }, selected: true },
    { name: { en: 'Wide', fr: 'Larges' } },
    { name: { en: 'For fingertips', fr: 'Pour le bout des doigts' }, price: 50 },
  ],
};

const PASTILLE_TASTE: DemoSpecification = {
  name: { en: 'Taste', fr: 'Goût' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Sage and honey', fr: 'Sauge et miel' }, selected: true },
    { name: { en: 'Blackcurrant', fr: 'Cassis' } },
    { name: { en: 'Plain mint', fr: 'Menthe simple' } },
  ],
};

const BOTTLE_COVER: DemoSpecification = {
  name: { en: 'Cover', fr: 'Housse' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Knitted, grey', fr: 'Tricotée, grise' }, selected: true },
    { name: { en: 'Fleece, red', fr: 'Polaire, rouge' } },
    { name: { en: 'No cover', fr: 'Sans housse' } },
  ],
};

const WRIST_SIZE: DemoSpecification = {
  name: { en: 'Size', fr: 'Taille' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'S, 14 to 16 cm', fr: 'S, 14 à 16 cm' } },
    { name: { en: 'M, 16 to 18 cm', fr: 'M, 16 à 18 cm' }, selected: true },
    { name: { en: 'L, 18 to 21 cm', fr: 'L, 18 à 21 cm' } },
  ],
};

export const pharmacieDeLaLune: DemoStore = {
  key: 'pharmacie-de-la-lune',
  name: 'Pharmacie de la Lune',
  category: 'pharmacy',
  slogan: { en: 'Awake so that you can go back to bed', fr: 'Debout pour que vous restiez couché' },
  famousFor: { en: 'Care at any hour', fr: 'Des soins à toute heure' },
  tags: ['night', 'care'],
  address: { street: 'Rue de Lausanne 44', postcode: '1201', city: 'Genève', latitude: 46.2129, longitude: 6.1451 },
  phone: '+41225504400',
  rating: 4.6,
  ratingCount: 229,
  priceRating: 2,
  hours: ['always', 'always', 'always', 'always', 'always', 'always', 'always'],
  receiving: 'delivery',
  asap: true,
  schedule: false,
  leadMinutes: 0,
  minimum: 1000,
  reach: { miles: 6 },
  fee: { base: 690, includedKm: 2, perKm: 120 },
  prepareMinutes: 8,
  deliveryMinutes: [20, 35],
  itemTaxPercent: 0,
  scene: { tint: 'sky', wall: 'panel', table: 'plain', awning: '#1E6B4F', art: ['moon', 'bandage', 'thermometer'] },
  sections: [
    {
      key: 'first-aid',
      name: { en: 'Cuts, bumps and burns', fr: 'Coupures, bosses et brûlures' },
      items: [
        {
          key: 'pansements',
          name: { en: 'Lunaplast plasters, 20', fr: 'Pansements Lunaplast, 20' },
          details: {
            en: 'Skin-friendly, hold through a shower',
            fr: 'Doux pour la peau, tiennent sous la douche',
          },
          price: 790,
          picture: { tint: 'mint', art: ['bandage'], bare: true },
          specifications: [PLASTER_SIZE],
        },
        {
          key: 'compresses',
          name: { en: 'Sterile gauze pads, 10', fr: 'Compresses stériles, 10' },
          details: {
            en: 'Ten by ten centimetres, each in its own sachet',
            fr: 'Dix centimètres sur dix, chacune dans son sachet',
          },
          price: 690,
          picture: { tint: 'sky', art: [['bandage', 0.8], ['toiletRoll', 0.5]], bare: true },
        },
        {
          key: 'bande-elastique',
          name: { en: 'Elastic bandage, 8 cm by 5 m', fr: 'Bande élastique, 8 cm sur 5 m' },
          details: {
            en: 'With two clips and a drawing of how to wrap an ankle',
            fr: 'Avec deux agrafes et le dessin du bandage de cheville',
          },
          price: 1190,
          picture: { tint: 'rose', art: [['socks', 0.8], ['bandage', 0.7]], bare: true },
        },
        {
          key: 'gel-froid',
          name: { en: 'Hot and cold gel pack', fr: 'Poche de gel chaud-froid' },
          details: {
            en: 'Freezer or warm water; in its own cotton sleeve',
            fr: 'Congélateur ou eau chaude\u202f; avec sa housse en coton',
          },
          price: 1490,
          picture: { tint: 'butter', art: ['snow', ['bandage', 0.6]], bare: true },
        },
        {
          key: 'spray-plaies',
          name: { en: 'Claronde wound rinse, 100 ml', fr: 'Rinçage des plaies Claronde, 100 ml' },
          details: {
            en: 'Sterile saline in a fine spray, does not sting',
            fr: 'Solution saline stérile en brume fine, ne pique pas',
          },
          price: 1390,
          picture: { tint: 'sand', art: ['drop', ['bottle', 0.7]], bare: true },
        },
        {
          key: 'poignet',
          name: { en: 'Wrist support', fr: 'Bandage de poignet' },
          details: {
            en: 'Either hand, washable, thin enough for a sleeve',
            fr: 'Pour les deux mains, lavable, passe sous une manche',
          },
          price: 2890,
          was: 3290,
          picture: { tint: 'pistachio', art: [['bandage', 0.9], ['star', 0.5]], bare: true },
          specifications: [WRIST_SIZE],
        },
      ],
    },
    {
      key: 'cold',
      name: { en: 'Colds and sore throats', fr: 'Rhumes et gorges' },
      items: [
        {
          key: 'pastilles',
          name: { en: 'Brumelle throat pastilles, 40', fr: 'Pastilles Brumelle pour la gorge, 40' },
          details: {
            en: 'Made from mountain herbs; slow to melt',
            fr: 'Aux herbes de montagne\u202f; fondent lentement',
          },
          price: 980,
          cashback: { mode: 1, value: 5 },
          picture: { tint: 'rose', art: ['candy', ['herb', 0.6]], bare: true },
          specifications: [PASTILLE_TASTE],
        },
        {
          key: 'spray-nez',
          name: { en: 'Salève seawater nose spray, 20 ml', fr: 'Spray nasal à l’eau de mer Salève, 20 ml' },
          details: {
            en: 'Salt water only, for dry and stuffy noses',
            fr: 'De l’eau salée seulement, pour nez secs ou bouchés',
          },
          price: 1190,
          picture: { tint: 'butter', art: [['bottle', 0.8], ['drop', 0.7]], bare: true },
        },
        {
          key: 'tisane-nuit',
          name: { en: 'Good-night herbal tea, 20 bags', fr: 'Tisane bonne nuit, 20 sachets' },
          details: {
            en: 'Lime blossom, verbena and orange leaf',
            fr: 'Tilleul, verveine et feuille d’oranger',
          },
          price: 890,
          picture: { tint: 'mint', art: ['tea', ['moon', 0.6]], bare: true },
        },
        {
          key: 'baume-poitrine',
          name: { en: 'Pine and eucalyptus balm, 50 ml', fr: 'Baume pin et eucalyptus, 50 ml' },
          details: {
            en: 'To breathe in from a pillow; for adults',
            fr: 'À respirer depuis l’oreiller\u202f; pour adultes',
          },
          price: 1450,
          picture: { tint: 'sky', art: ['jar', ['tree', 0.6]], bare: true },
        },
        {
          key: 'mouchoirs',
          name: { en: 'Soft tissues, 10 packets', fr: 'Mouchoirs doux, 10 paquets' },
          details: {
            en: 'Four plies, no perfume, no fluff',
            fr: 'Quatre plis, sans parfum, sans peluches',
          },
          price: 350,
          picture: { tint: 'pistachio', art: [['toiletRoll', 0.8], ['drop', 0.6]], bare: true },
        },
        {
          key: 'thermometre',
          name: { en: 'Digital thermometer', fr: 'Thermomètre digital' },
          details: {
            en: 'Ten seconds, soft tip, a beep you can silence',
            fr: 'Dix secondes, embout souple, bip désactivable',
          },
          price: 1890,
          picture: { tint: 'mint', art: ['thermometer'], bare: true },
        },
      ],
    },
    {
      key: 'night',
      name: { en: 'For the night', fr: 'Pour la nuit' },
      items: [
        {
          key: 'bouillotte',
          name: { en: 'Hot-water bottle, 2 litres', fr: 'Bouillotte, 2 litres' },
          details: {
            en: 'Natural rubber, the stopper that does not leak',
            fr: 'Caoutchouc naturel, le bouchon qui ne fuit pas',
          },
          price: 2290,
          picture: { tint: 'sand', art: ['drop', ['fire', 0.6]], bare: true },
          specifications: [BOTTLE_COVER],
        },
        {
          key: 'bouchons',
          name: { en: 'Ouatelle ear plugs, 12', fr: 'Bouchons d’oreilles Ouatelle, 12' },
          details: {
            en: 'Mouldable wax, for snoring and trams',
            fr: 'Cire modelable, contre ronflements et trams',
          },
          price: 990,
          picture: { tint: 'butter', art: ['bell', ['moon', 0.6]], bare: true },
        },
        {
          key: 'masque',
          name: { en: 'Silk sleep mask', fr: 'Masque de sommeil en soie' },
          details: {
            en: 'Washable, closes out the street lamp',
            fr: 'Lavable, éteint le lampadaire',
          },
          price: 1690,
          picture: { tint: 'rose', art: ['moon'], bare: true },
        },
        {
          key: 'huile-lavande',
          name: { en: 'Fine lavender oil, 10 ml', fr: 'Huile de lavande fine, 10 ml' },
          details: {
            en: 'Two drops on the sheet, never on children’s skin',
            fr: 'Deux gouttes sur le drap, jamais sur la peau des enfants',
          },
          price: 1290,
          picture: { tint: 'pistachio', art: ['hyacinth', ['drop', 0.6]], bare: true },
          soldOut: true,
        },
      ],
    },
    {
      key: 'urgent',
      name: { en: 'Cannot wait until morning', fr: 'À ne pas remettre à demain' },
      items: [
        {
          key: 'test-grossesse',
          name: { en: 'Pregnancy test, 2', fr: 'Test de grossesse, 2' },
          details: {
            en: 'Answer in three minutes, plain wrapping',
            fr: 'Réponse en trois minutes, emballage neutre',
          },
          price: 1390,
          picture: { tint: 'mint', art: ['star', ['drop', 0.6]], bare: true },
        },
        {
          key: 'preservatifs',
          name: { en: 'Condoms, 12', fr: 'Préservatifs, 12' },
          details: {
            en: 'Natural latex, delivered without a word',
            fr: 'Latex naturel, livrés sans un mot',
          },
          price: 1490,
          picture: { tint: 'sky', art: ['heart'], bare: true },
        },
        {
          key: 'lentilles-liquide',
          name: { en: 'Clairvue lens solution, 360 ml', fr: 'Solution pour lentilles Clairvue, 360 ml' },
          details: {
            en: 'For soft lenses, with a case',
            fr: 'Pour lentilles souples, avec étui',
          },
          price: 1590,
          picture: { tint: 'sand', art: ['bottle', ['bubbles', 0.6]], bare: true },
        },
        {
          key: 'serviettes',
          name: { en: 'Night pads in cotton, 12', fr: 'Serviettes de nuit en coton, 12' },
          details: {
            en: 'Organic cotton, no chlorine, no perfume',
            fr: 'Coton bio, sans chlore ni parfum',
          },
          price: 650,
          picture: { tint: 'butter', art: [['box', 0.8], ['moon', 0.6]], bare: true },
        },
        {
          key: 'rehydratation',
          name: { en: 'Orange mineral drink, 10 sachets', fr: 'Boisson minérale à l’orange, 10 sachets' },
          details: {
            en: 'Salts and sugar to stir into water after a rough day',
            fr: 'Sels et sucre à dissoudre dans l’eau après une rude journée',
          },
          price: 1690,
          was: 1890,
          cashback: { mode: 2, value: 150 },
          picture: { tint: 'tomato', art: ['cup', ['drop', 0.6]], bare: true },
        },
        {
          key: 'lait-depannage',
          name: { en: 'Infant milk, first age, 400 g', fr: 'Lait infantile 1er âge, 400 g' },
          details: {
            en: 'To tide you over until the shops open',
            fr: 'Pour tenir jusqu’à l’ouverture des magasins',
          },
          price: 2690,
        },
      ],
    },
  ],
};
