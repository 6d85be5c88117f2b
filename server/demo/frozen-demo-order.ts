import type { CartEntry } from '#contract/entities/cart.ts';
import { composeInvoice } from '#domain/pricing/invoice.ts';
import { taxedAt, taxRatesOf } from '#domain/pricing/tax-rates.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import { withVat } from '#domain/orders/vat-lines.ts';
import type { FrozenOrder } from '../database/frozen-order.ts';
import { dishPictureAddress } from '../pictures/picture-address.ts';
import { idFrom } from '../secrets/ids.ts';
import type { DemoCustomer } from './demo-customers.ts';
import type { ItemContent, SectionContent, StoreContent } from '../cities/store-content.ts';
import { demoCity } from './demo-content.ts';

type Chosen = CartEntry['items'][number]['specifications'][number];

/** The usual choice of an item: what is selected already, else the first of what a group needs, so that it can be ordered again as it was. */
const usualChoice = ({ specifications = [] }: ItemContent): Chosen[] =>
  specifications.flatMap(({ name, type, range = 0, max = 0, required, options }, groupIndex) => {
    const shown = options.map((option, index) => ({
      unique_id: index + 1,
      name: option.name.fr,
      price: toMajor(option.price ?? 0),
      selected: option.selected,
    }));
    const fewest = required ? Math.max(1, type === 1 ? 1 : range) : 0;
    const defaults = shown.filter(({ selected }) => selected);
    const list = [...defaults, ...shown.filter(({ selected }) => !selected)].slice(0, Math.max(fewest, defaults.length));
    const price = toMajor(list.reduce((sum, option) => sum + toMinor(option.price), 0));
    return list.length === 0
      ? []
      : [
          {
            unique_id: groupIndex + 1,
            name: name.fr,
            type,
            range,
            max_range: max,
            price,
            list: list.map(({ unique_id, name: option, price: each }) => ({ unique_id, name: option, price: each })),
          },
        ];
  });

const optionsCost = (chosen: readonly Chosen[]): number => chosen.reduce((sum, { price }) => sum + toMinor(price), 0);

export function frozenDemoOrder(
  store: StoreContent,
  chosen: readonly { section: SectionContent; item: ItemContent }[],
  { customer, isPickup }: { customer: DemoCustomer; isPickup: boolean },
): { frozen: FrozenOrder; total: number } {
  const { city, country } = demoCity();
  const lines = chosen.map(({ section, item }) => ({ section, item, specifications: usualChoice(item) }));
  const orderDetails: CartEntry[] = lines.map(({ section, item, specifications }, index) => ({
    product_id: idFrom('section', store.key, section.key),
    product_name: section.name.fr,
    unique_id: index + 1,
    total_item_price: toMajor(item.price + optionsCost(specifications)),
    items: [
      {
        item_id: idFrom('item', store.key, item.key),
        unique_id: index + 1,
        item_name: item.name.fr,
        quantity: 1,
        image_url: item.picture ? [dishPictureAddress(item.picture)] : [],
        details: item.details.fr,
        specifications,
        item_price: toMajor(item.price),
        total_specification_price: toMajor(optionsCost(specifications)),
        total_item_and_specification_price: toMajor(item.price + optionsCost(specifications)),
        note_for_item: '',
      },
    ],
  }));
  const taxRates = taxRatesOf(
    { ...city, serviceTaxIncluded: city.serviceTaxIncluded ?? false },
    { ...store, itemTaxIncluded: store.taxIncluded ?? false },
  );
  const invoice = composeInvoice({
    items: lines.reduce((sum, { item, specifications }) => sum + item.price + optionsCost(specifications), 0),
    deliveryFee: isPickup ? 0 : store.fee.base,
    serviceFee: city.serviceFee,
    ...taxedAt(taxRates),
    promo: null,
  });
  const [home] = customer.favouriteAddresses ?? [];
  const contact = {
    name: `${customer.firstName} ${customer.lastName}`,
    country_phone_code: country.phoneCode,
    phone: customer.phone,
    email: customer.email,
  };
  return {
    total: toMinor(toMajor(invoice.total)),
    frozen: {
      orderDetails,
      payment: withVat(
        {
          promo_payment: 0,
          promo_code_name: '',
          total_cart_price: toMajor(invoice.items),
          total_admin_tax_price: toMajor(invoice.serviceTax),
          service_tax: toMajor(invoice.serviceTax),
          total_service_price: toMajor(invoice.servicePrice),
          total_store_tax_price: toMajor(invoice.itemTax),
          item_tax: toMajor(invoice.itemTax),
          total_item_count: chosen.length,
          total_item_price: toMajor(invoice.items),
          total_order_price: toMajor(invoice.items + invoice.itemTax),
          total: toMajor(invoice.total),
          is_distance_unit_mile: false,
          price_per_unit_distance: toMajor(store.fee.perKm),
          price_per_unit_time: 0,
          delivery_price: toMajor(invoice.deliveryPrice),
          is_promo_for_delivery_service: false,
          goeats_service_fee: toMajor(invoice.serviceFee),
          user_pay_payment: toMajor(invoice.total),
          total_time: 35,
          total_distance: 1,
          is_user_pick_up_order: isPickup,
        },
        taxRates,
      ),
      isPickup,
      destination:
        isPickup || !home
          ? null
          : {
              delivery_status: 0,
              address_type: 'destination',
              address: home.address,
              post_code: '1205',
              city: 'Genève',
              location: [home.latitude, home.longitude],
              note: home.comment,
              user_type: 7,
              floor: home.floor,
              entry_code: home.entryCode,
              user_details: contact,
            },
      pickup: {
        delivery_status: 0,
        address_type: 'pickup',
        address: store.address.street,
        post_code: store.address.postcode,
        city: store.address.city,
        location: [store.address.latitude, store.address.longitude],
        note: '',
        user_type: 2,
        floor: '',
        entry_code: '',
        user_details: { name: store.name, country_phone_code: country.phoneCode, phone: store.phone, email: `${store.key}@example.org` },
      },
      deliveryNote: '',
      contactName: contact.name,
      contactPhone: contact.phone,
      startAt: 0,
      slotEnd: null,
      latestAt: 0,
      aboutMinutes: 35,
      latestMinutes: 50,
      taxRates: taxRates,
    },
  };
}
