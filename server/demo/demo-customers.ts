/** An order of the past: store and item keys, days ago; what the wallet paid and what was given back to it, centimes. */
export type DemoPastOrder = {
  readonly store: string;
  readonly items: readonly string[];
  readonly daysAgo: number;
  readonly pickup?: true;
  readonly wallet?: number;
  readonly cashback?: number;
};

/** A demo customer; README names them. All sign in with the password below. */
export type DemoCustomer = {
  readonly key: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** What the wallet holds now, centimes. */
  readonly wallet?: number;
  readonly usesWallet?: false;
  readonly approved?: false;
  readonly cards?: readonly {
    readonly lastFour: string;
    readonly brand: string;
    readonly paymentMethod: string;
    readonly expires: string;
  }[];
  readonly favouriteStores?: readonly string[];
  readonly favouriteAddresses?: readonly {
    readonly name: string;
    readonly address: string;
    readonly floor: string;
    readonly entryCode: string;
    readonly comment: string;
    readonly latitude: number;
    readonly longitude: number;
  }[];
  /** Orders of the past, the oldest first; the wallet paid so many centimes of each, the rest was cash. */
  readonly pastOrders?: readonly DemoPastOrder[];
};

export const DEMO_PASSWORD = 'balade2026';

export const CUSTOMERS: readonly DemoCustomer[] = [
  {
    key: 'lea',
    firstName: 'Léa',
    lastName: 'Bonnard',
    email: 'lea@example.org',
    phone: '791112233',
    wallet: 1250,
    cards: [
      { lastFour: '4242', brand: 'Visa', paymentMethod: 'pm_card_visa', expires: '12/2030' },
      { lastFour: '4444', brand: 'Mastercard', paymentMethod: 'pm_card_mastercard', expires: '03/2029' },
    ],
    favouriteStores: ['cafe-de-la-rade', 'ramen-kagi', 'le-four-du-bourg'],
    favouriteAddresses: [
      {
        name: 'Home',
        address: 'Rue de Carouge 12, 1205 Genève',
        floor: '3',
        entryCode: '4812',
        comment: 'Ring twice, the bell is shy.',
        latitude: 46.1972,
        longitude: 6.1413,
      },
      {
        name: 'Work',
        address: 'Rue du Rhône 50, 1204 Genève',
        floor: '2',
        entryCode: '0',
        comment: 'Reception on the left.',
        latitude: 46.2034,
        longitude: 6.1497,
      },
    ],
    pastOrders: [
      { store: 'poke-molard', items: ['0'], daysAgo: 20, pickup: true, wallet: 1500 },
      { store: 'smash-lab', items: ['1', '2'], daysAgo: 12, wallet: 2000 },
      { store: 'cafe-de-la-rade', items: ['0', '5'], daysAgo: 3, wallet: 500, cashback: 250 },
    ],
  },
  { key: 'noah', firstName: 'Noah', lastName: 'Favre', email: 'noah@example.org', phone: '792223344' },
  {
    key: 'ines',
    firstName: 'Inès',
    lastName: 'Marques',
    email: 'ines@example.org',
    phone: '793334455',
    wallet: 20000,
    favouriteStores: ['snack-24'],
  },
  {
    key: 'karim',
    firstName: 'Karim',
    lastName: 'Haddad',
    email: 'karim@example.org',
    phone: '794445566',
    wallet: 500,
    usesWallet: false,
    cards: [{ lastFour: '3184', brand: 'Visa', paymentMethod: 'pm_card_authenticationRequired', expires: '08/2029' }],
  },
  { key: 'mei', firstName: 'Mei', lastName: 'Zhang', email: 'mei@example.org', phone: '795556677', approved: false },
];
