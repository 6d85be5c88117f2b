/** Business constants and limits of the specification (3-reference, section 9), and a few of our own. Times are milliseconds unless the name says otherwise. */

export const PASSWORD_LENGTH_MINIMUM = 6;
export const PASSWORD_LENGTH_MAXIMUM = 200;
export const ID_LENGTH = 24;
/** So many characters a name has at most: each part of a customer's own, and the whole that an order, a parcel or a card bears, which takes both parts with the space between. */
export const NAME_LENGTH = { part: 60, whole: 121 } as const;
/** So many characters a note for the courier has at most. */
export const NOTE_LENGTH = 500;
/** So many characters an address has at most, and what is said of its door: floor and entry code. */
export const ADDRESS_LENGTH = 300;
export const DOOR_LENGTH = 50;
/** So many characters a token has at least that its client makes up, of a guest's basket or a device: 128 bits in base64. */
export const OWN_TOKEN_LENGTH = 22;
export const EMAIL_TOKEN_PREFIX_LENGTH = 30;
export const QUANTITY = { minimum: 1, maximum: 9_999 } as const;
/** So many lines a basket has at most, and a call brings. */
export const LINES_MAXIMUM = 200;
/** So many bytes a call that brings a whole basket has at most, with options, notes and names. */
export const BASKET_BYTES_MAXIMUM = 262_144;
/** What a basket's lines cost at most, whole minor units: with fees and taxes it is still an amount that the database keeps. */
export const BASKET_SUM_MAXIMUM = 1_000_000_000;
/** The largest whole number that the database keeps of an amount or a version. */
export const WHOLE_NUMBER_MAXIMUM = 2_147_483_647;
/** The last instant that an order may be asked for: the year 2100. */
export const ORDER_START_MAXIMUM = 4_102_444_800_000;
export const SCHEDULE_LEAD_MINUTES = 30;
export const SCHEDULE_DAYS = 7;
export const TIME_CHOICES_PER_DAY = 48;
/** So many places left in a slot are few enough to say so. */
export const FEW_PLACES = 2;
/** So many times are offered in place of one that was refused. */
export const NEXT_TIMES = 3;
export const COURIER_IMAGES_MAXIMUM = 5;
/** So many bytes a picture of a parcel has at most: 5 MB. */
export const COURIER_IMAGE_BYTES_MAXIMUM = 5_242_880;
export const CATEGORIES_PER_SLIDE = 6;
/** The category number chosen when nothing is remembered. */
export const DEFAULT_CATEGORY_UNIQUE_ID = 2;
export const INVOICE_RETRY_AFTER = 200;
export const TOAST_FOR = 1_500;
/** How the courier's mark moves on a map, how long what is written on it stands, and where it starts. */
export const MAP_MARKER = { steps: 100, stepEvery: 100 } as const;
export const MAP_INFO_FOR = 5_000;
export const MAP_START_ZOOM = 10;
export const NOTICE_FOR = 5_000;
export const STORE_BARS_STICKY_AFTER_PX = 555;
export const CATEGORY_SCROLL = { offsetPx: 120, duration: 500 } as const;
/** What one customer may have promised to pay at the door: so many orders under way, and their cash in all, whole minor units of any one currency. */
export const CASH_UNDER_WAY = { orders: 3, sum: 50_000 } as const;
/** So many of the orders that a customer made within a day, to be paid at the door, may they cancel before such orders are taken again. */
export const CASH_CANCELLED_A_DAY = 3;
/** So many places in slots a customer may hold for orders that are paid for and not yet made. */
export const PLACES_HELD = 2;
/** So many cards a customer may keep. */
export const CARDS_MAXIMUM = 20;
/** What dishes are searched by, characters. */
export const DISH_QUERY_MAXIMUM = 100;
/** So many addresses a customer may keep, and so many characters what they say of one. */
export const FAVOURITE_ADDRESSES_MAXIMUM = 50;
export const FAVOURITE_ADDRESS_LENGTH = { name: 100, address: ADDRESS_LENGTH, door: DOOR_LENGTH, comment: NOTE_LENGTH } as const;
/** So many commands to pay one payment remembers, the newest, and so many a look at it names. */
export const COMMAND_KEYS_MAXIMUM = 8;
/** What is given to a courier at most, whole minor units. */
export const TIP_MAXIMUM = 10_000;
/** What a top-up brings at least and at most, whole minor units (0-decisions, Prices). */
export const TOP_UP = { minimum: 100, maximum: 99_900 } as const;
/** A menu is long when it has more items than `longest`; its opening has so many. */
export const MENU_OPENING = { longest: 120, items: 80 } as const;
/** Time-outs of calls: reading, and paying or ordering. */
export const CALL_TIMEOUT = { read: 10_000, pay: 30_000 } as const;
