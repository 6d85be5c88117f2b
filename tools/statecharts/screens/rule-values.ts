import { readFileSync } from 'node:fs';
import { RATING } from '#contract/entities/rating.ts';
import {
  CANCELLATION_CHARGE,
  CASHBACK_MODE,
  DELIVERY_TYPE,
  ORDER_STATUS,
  ORDER_STATUS_ID,
  PROMO_APPLIES_TO,
  PROMO_RECURRENCE,
  ROLE,
  SPECIFICATION_TYPE,
} from '#contract/enumerations.ts';
import { LEAD_LENGTH } from '#contract/forms/lead-forms.ts';
import {
  CALL_TIMEOUT,
  CARD_ERROR_FOR,
  CASH_CANCELLED_A_DAY,
  CATEGORIES_PER_SLIDE,
  CATEGORY_SCROLL,
  FEW_PLACES,
  HEADER_STICKY_AFTER_PX,
  ID_LENGTH,
  INVOICE_RETRY_AFTER,
  LINES_MAXIMUM,
  MAP_INFO_FOR,
  MAP_MARKER,
  MAP_START_ZOOM,
  NEXT_TIMES,
  NOTICE_FOR,
  PLACES_HELD,
  QUANTITY,
  STORE_BARS_STICKY_AFTER_PX,
  TIME_CHOICES_PER_DAY,
  TOAST_FOR,
} from '#contract/limits.ts';
import { POLL_EVERY } from '#contract/poll-every.ts';
import { BASKET_PHONE_LENGTH, COURIER_PHONE_LENGTH, HOPPER_PHONE_LENGTH, SIGN_UP_PHONE_LENGTH } from '#contract/phone-lengths.ts';
import { DAY, KEPT_FOR } from '#server/kept-for.ts';
import { AUTHORISED_KEPT_FOR, CHALLENGE_KEPT_FOR } from '#server/services/payment/settling/time-limits.ts';
import { HELP_VALUES } from '#src/api/help.ts';

const MINUTE = 60_000;
const home = new URL('../../../', import.meta.url);

/**
 * A number that its file keeps to itself: what stands there behind these words, products reckoned.
 * @throws Error where the file has it no more
 */
function numberAfter(file: string, words: string): number {
  const [, behind = ''] = readFileSync(new URL(file, home), 'utf8').split(words);
  const [product] = /^[\d_]+(?: \* [\d_]+)*/.exec(behind) ?? [];
  if (product === undefined) throw new Error(`${file} has no number behind "${words}"`);
  return product
    .replaceAll('_', '')
    .split(' * ')
    .reduce((all, factor) => all * Number(factor), 1);
}

/** What rules name instead of a number: true as long as the code is. */
export const ruleValues = (): Readonly<Record<string, string | number>> => ({
  ...HELP_VALUES,
  ...ORDER_STATUS,
  codeStore: DELIVERY_TYPE.store,
  codeCourier: DELIVERY_TYPE.courier,
  codeUser: ROLE.user,
  codeAdmin: ROLE.admin,
  codeStoreRole: ROLE.store,
  codeSubAdmin: ROLE.subAdmin,
  codeProvider: ROLE.provider,
  codeVehicle: ROLE.providerVehicle,
  codeIdle: ORDER_STATUS_ID.idle,
  codeRunning: ORDER_STATUS_ID.running,
  codeCancelled: ORDER_STATUS_ID.cancelled,
  codeRejected: ORDER_STATUS_ID.rejected,
  codeNoAnswer: ORDER_STATUS_ID.noAnswer,
  codeCompleted: ORDER_STATUS_ID.completed,
  codeOne: SPECIFICATION_TYPE.chooseOne,
  codeSeveral: SPECIFICATION_TYPE.chooseSeveral,
  codePercent: CASHBACK_MODE.percent,
  codeFixed: CASHBACK_MODE.fixedAmount,
  codeChargePercent: CANCELLATION_CHARGE.percentage,
  codeChargeFixed: CANCELLATION_CHARGE.absolute,
  codePromoDeliveries: PROMO_APPLIES_TO.deliveries,
  codePromoStore: PROMO_APPLIES_TO.store,
  codePromoDelivery: PROMO_APPLIES_TO.deliveryService,
  codePromoService: PROMO_APPLIES_TO.service,
  codePromoProduct: PROMO_APPLIES_TO.product,
  codePromoItem: PROMO_APPLIES_TO.item,
  codeNever: PROMO_RECURRENCE.none,
  codeDaily: PROMO_RECURRENCE.daily,
  codeWeekly: PROMO_RECURRENCE.weekly,
  codeMonthly: PROMO_RECURRENCE.monthly,
  codeAnnually: PROMO_RECURRENCE.annually,
  promoTries: numberAfter('server/routes/api/user/apply-promo-code.ts', '{ count: '),
  referralTries: numberAfter('server/routes/api/admin/settings.ts', '{ count: '),
  referralMinutes: numberAfter('server/routes/api/admin/settings.ts', '{ count: 20, seconds: ') / 60,
  cardTries: numberAfter('server/routes/api/user/cards.ts', '{ count: '),
  topUpTries: numberAfter('server/routes/api/user/top-ups.ts', '{ count: '),
  leadTries: numberAfter('server/routes/api/leads.ts', 'LEADS: Limit = { count: '),
  leadsMinutes: numberAfter('server/routes/api/leads.ts', 'LEADS: Limit = { count: 10, seconds: ') / 60,
  headerSticky: HEADER_STICKY_AFTER_PX,
  storeBars: STORE_BARS_STICKY_AFTER_PX,
  sectionOffset: CATEGORY_SCROLL.offsetPx,
  sectionScroll: CATEGORY_SCROLL.duration,
  categoriesPerSlide: CATEGORIES_PER_SLIDE,
  idLength: ID_LENGTH,
  invoiceRetry: INVOICE_RETRY_AFTER,
  noticeSeconds: NOTICE_FOR / 1_000,
  leadName: LEAD_LENGTH.name,
  detailSeconds: POLL_EVERY.orderDetail / 1_000,
  trackingSeconds: POLL_EVERY.orderTracking / 1_000,
  customerSeconds: POLL_EVERY.customer / 1_000,
  rideSeconds: POLL_EVERY.courierLocation / 1_000,
  mapZoom: MAP_START_ZOOM,
  markerSteps: MAP_MARKER.steps,
  markerEvery: MAP_MARKER.stepEvery,
  mapLabel: MAP_INFO_FOR / 1_000,
  toastMilliseconds: TOAST_FOR,
  cardErrorSeconds: CARD_ERROR_FOR / 1_000,
  readSeconds: CALL_TIMEOUT.read / 1_000,
  paySeconds: CALL_TIMEOUT.pay / 1_000,
  progressMilliseconds: numberAfter('src/views/later/Progress.module.css', 'animation: come 1ms '),
  advertSeconds: numberAfter('src/views/landing/Adverts.tsx', 'TURN_EVERY = ') / 1_000,
  cancelWords: numberAfter('src/views/cancellation/CancelReasons.tsx', 'WORDS_LENGTH = '),
  longestPoll: numberAfter('machines/session/session.setup.ts', '[POLL_EVERY.customer, 10_000, 20_000, 40_000, ') / 1_000,
  narrowest: numberAfter('e2e/axe-screens.ts', 'height: 900 },\n  { width: '),
  halfHours: TIME_CHOICES_PER_DAY,
  fewPlaces: FEW_PLACES,
  nextTimes: NEXT_TIMES,
  placesHeld: PLACES_HELD,
  lines: LINES_MAXIMUM,
  quantityMaximum: QUANTITY.maximum,
  cashCancelled: CASH_CANCELLED_A_DAY,
  stars: RATING.maximum,
  basketPhoneMinimum: BASKET_PHONE_LENGTH.minimum,
  basketPhoneMaximum: BASKET_PHONE_LENGTH.maximum,
  signUpPhoneMinimum: SIGN_UP_PHONE_LENGTH.minimum,
  signUpPhoneMaximum: SIGN_UP_PHONE_LENGTH.maximum,
  courierPhoneMinimum: COURIER_PHONE_LENGTH.minimum,
  courierPhoneMaximum: COURIER_PHONE_LENGTH.maximum,
  hopperPhoneMinimum: HOPPER_PHONE_LENGTH.minimum,
  hopperPhoneMaximum: HOPPER_PHONE_LENGTH.maximum,
  guestBasketDays: KEPT_FOR.guestBasket / DAY,
  basketDays: KEPT_FOR.basketAside / DAY,
  pictureDays: KEPT_FOR.parcelPicture / DAY,
  idleDays: KEPT_FOR.sessionIdle / DAY,
  sessionDays: KEPT_FOR.session / DAY,
  newsletterDays: KEPT_FOR.newsletterAsked / DAY,
  orderYears: Math.round(KEPT_FOR.order / DAY / 365),
  challengeMinutes: CHALLENGE_KEPT_FOR / MINUTE,
  authorisedSeconds: AUTHORISED_KEPT_FOR / 1_000,
  locateSeconds: numberAfter('machines/location/location.machine.ts', 'locatingTakesTooLong: ') / 1_000,
  dishLetters: numberAfter('src/views/stores/stores.view.ts', 'DISH_QUERY_LENGTH = '),
  againMost: numberAfter('domain/orders/order-again.ts', 'MOST = '),
  busyMinutes: numberAfter('domain/checkout/estimate.ts', 'BUSY_EXTRA_MINUTES = '),
  slackDelivery: numberAfter('domain/checkout/estimate.ts', 'SLACK = { delivery: '),
  slackPickup: numberAfter('domain/checkout/estimate.ts', ', pickup: '),
  noteLength: numberAfter('contract/entities/cart.ts', 'note_for_item: v.optional(v.nullable(text('),
  parkedMost: numberAfter('server/services/cart/parked-carts.ts', 'MOST_OFFERED = '),
  undoSeconds: numberAfter('src/views/basket-says/UndoBar.tsx', 'OFFERED_FOR = ') / 1_000,
  topUpMinutes: numberAfter('server/services/payment/top-ups/settle-top-up.ts', 'TOP_UP_OPEN_FOR = ') / MINUTE,
  shareLinks: numberAfter('server/routes/api/storefront/shared-orders.ts', 'LINKS = '),
  historyPage: numberAfter('server/routes/api/user/past-orders.ts', 'PAGE = '),
  tries: numberAfter('server/services/account/sign-in-tries.ts', 'OF_A_DEVICE = { count: '),
  triesMinutes: numberAfter('server/services/account/sign-in-tries.ts', 'SECONDS = ') / 60,
  resetMinutes: numberAfter('server/mail/send-mails.ts', 'RESET_VALID_FOR = '),
  resetsAnHour: numberAfter('server/routes/api/admin/password.ts', 'PER_EMAIL = { count: '),
  confirmHours: numberAfter('server/services/account/confirm-email.ts', 'VALID_FOR = ') / 3_600_000,
  exportsAnHour: numberAfter(
    'server/routes/api/storefront/account.ts',
    "note('account_exported');\n    return answer({ account });\n  },\n  { count: ",
  ),
});
