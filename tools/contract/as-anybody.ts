import type { AnswerOf } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { basketBody, idOfNobody, invoiceBody, ownToken, storeAsked, type Market } from './market.ts';
import type { Body, Trial } from './trial.ts';

type Basket = AnswerOf<typeof endpoints.get_cart>;
const linesOf = (basket: Basket | null) => basket?.cart.order_details.flatMap(({ items }) => items) ?? [];
const asText = (basket: Basket | null) =>
  linesOf(basket).map(({ item_id, quantity, total_item_and_specification_price: price }) => [item_id, quantity, price]);
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export async function lookAround(trial: Trial, market: Market, guest: Body): Promise<void> {
  const { cityId, place, menu, item, countryId } = market;
  const city = { city_id: cityId };
  const store = { store_id: menu.store._id };
  await trial.well(endpoints.get_delivery_list_for_city, 'the categories of a city', { ...city, ...guest });
  await trial.refused(endpoints.get_delivery_list_for_city, 'those of no city', { city_id: idOfNobody(), ...guest }, [811, 813, 843]);
  await trial.well(endpoints.get_store_list, 'the stores of a category', storeAsked(market, guest), [561]);
  await trial.refused(endpoints.user_get_store_product_item_list, 'a store that is not there', { store_id: idOfNobody(), ...guest }, [634]);
  await trial.well(endpoints.check_delivery_available, 'whether a place is reached', { ...place, ...city });
  await trial.well(endpoints.get_city_list, 'the cities of a country', { country_id: countryId }, [801, 804]);
  await trial.well(endpoints.get_delivery_list, 'every category', {});
  await trial.well(endpoints.check_city_radius, 'whether a place is in a city', { ...city, ...place });
  await trial.refused(
    endpoints.check_city_radius,
    'a place at the other side of the world',
    { ...city, latitude: -place.latitude, longitude: place.longitude > 0 ? place.longitude - 180 : place.longitude + 180 },
    [813],
  );
  await trial.well(endpoints.search_dishes, 'dishes by a word', { query: item.name.split(' ')[0], ...place, ...guest });
  await trial.well(endpoints.search_places, 'places by a word', { query: String(market.address('destination').address) });
  await trial.well(
    endpoints.get_address_using_postcode,
    'where a postcode lies',
    { post_code: String(market.address('destination').post_code) || '1204' },
    [811],
  );
  await trial.well(endpoints.get_store_reviews, 'what customers wrote of a store', store, [635]);
  await trial.refused(
    endpoints.check_referral,
    'a referral code that is none',
    { country_phone_code: market.phoneCode, referral_code: 'NO-SUCH-CODE' },
    [531, 541],
  );
  await trial.refused(endpoints.check_detail, 'a token of no e-mail', { token: ownToken() }, [542]);
  await trial.refused(endpoints.get_shared_order, 'a link that never was', { share_token: ownToken() }, [652]);
  await trial.well(endpoints.get_vehicles_list, 'what carries parcels', { ...city, delivery_type: DELIVERY_TYPE.courier }, [811, 813, 843]);
}

/** A basket from its first line to its end: of a guest, or of a customer who is signed in. Gives the open payment of its invoice. */
export async function fillBasket(
  trial: Trial,
  market: Market,
  who: Body,
): Promise<{ cartId: string; invoice: AnswerOf<typeof endpoints.get_order_cart_invoice> } | null> {
  const { add_item_in_cart: add, get_cart: get } = endpoints;
  const { item, quantity } = market;
  const price = Math.round(item.price * quantity * 100) / 100;
  const added = await trial.well(add, 'a line goes into the basket', basketBody(market, who, null));
  const basket = await trial.well(get, 'the basket', who);
  trial.expect(
    get,
    'it holds what was put in, at its price',
    same(asText(basket), [[item._id, quantity, price]]),
    `${quantity} for ${price}`,
    asText(basket),
  );
  trial.expect(
    get,
    'it is the basket that was answered',
    (basket?.cart_id ?? null) === (added?.cart_id ?? null),
    String(added?.cart_id),
    basket?.cart_id,
  );
  await trial.well(add, 'the same once more', basketBody(market, who, basket?.cart_id ?? null));
  const repeated = await trial.well(get, 'the basket after that', who);
  trial.expect(
    add,
    'sent twice it changes nothing',
    same(asText(repeated), asText(basket)),
    JSON.stringify(asText(basket)),
    asText(repeated),
  );
  const address = market.address('destination');
  const moved = {
    ...market.place,
    destination_address: address.address,
    destination_addresses: [address],
    cart_id: basket?.cart_id ?? null,
    ...who,
  };
  await trial.well(endpoints.change_delivery_address, 'where it goes', moved);
  const invoice = await trial.well(endpoints.get_order_cart_invoice, 'what it costs', invoiceBody(market, who));
  if (!invoice || !basket?.cart_id) return null;
  const { total_cart_price: items, user_pay_payment: total } = invoice.order_payment;
  trial.expect(endpoints.get_order_cart_invoice, 'its items cost what the basket says', items === price, String(price), items);
  trial.expect(
    endpoints.get_order_cart_invoice,
    'it costs no less than nothing, in two decimals',
    total >= 0 && Math.abs(total * 100 - Math.round(total * 100)) < 1e-6,
    'an amount',
    total,
  );
  const again = await trial.well(endpoints.get_order_cart_invoice, 'the same once more', invoiceBody(market, who));
  trial.expect(
    endpoints.get_order_cart_invoice,
    'asked twice it is one payment of one price',
    again?.order_payment._id === invoice.order_payment._id && again.order_payment.user_pay_payment === total,
    `${invoice.order_payment._id}, ${total}`,
    [again?.order_payment._id, again?.order_payment.user_pay_payment],
  );
  return { cartId: basket.cart_id, invoice };
}

export async function emptyBasket(trial: Trial, who: Body, cartId: string | null): Promise<void> {
  for (const what of ['the basket is emptied', 'it is emptied again'])
    await trial.well(endpoints.clear_cart, what, { ...who, cart_id: cartId });
  const left = await trial.well(endpoints.get_cart, 'the empty basket', who, [962]);
  trial.expect(endpoints.clear_cart, 'nothing is left in it', linesOf(left).length === 0, 'no line', asText(left));
}

/** What a guest may do with a basket, and another guest with that of the first. */
export async function asGuest(trial: Trial, market: Market, guest: Body): Promise<void> {
  await fillBasket(trial, market, guest);
  const other = await trial.well(endpoints.get_cart, 'the basket of somebody else', { ...guest, cart_unique_token: ownToken() }, [962]);
  trial.expect(endpoints.get_cart, 'a token opens its own basket alone', linesOf(other).length === 0, 'an empty basket', asText(other));
  await emptyBasket(trial, guest, null);
  // Put aside, it can be taken back, and given up.
  await trial.well(endpoints.add_item_in_cart, 'a line for a basket that is parked', basketBody(market, guest, null));
  const parking = await trial.ask(endpoints.get_parked_carts, guest);
  if (!parking) return emptyBasket(trial, guest, null);
  await trial.well(endpoints.clear_cart, 'the basket is parked', { ...guest, keep_aside: true });
  const parked = (await trial.well(endpoints.get_parked_carts, 'the parked baskets', guest))?.carts[0];
  const parked_cart_id = parked?.cart_id ?? idOfNobody();
  await trial.well(endpoints.take_cart_back, 'it is taken back', { ...guest, parked_cart_id });
  await trial.refused(endpoints.take_cart_back, 'a basket that is not parked', { ...guest, parked_cart_id: idOfNobody() }, [962]);
  for (const what of ['a parked basket is given up', 'it is given up again'])
    await trial.well(endpoints.drop_parked_cart, what, { ...guest, parked_cart_id });
  return emptyBasket(trial, guest, null);
}
