import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Order } from '#contract/entities/order.ts';
import type { OrderView } from '../order.view.ts';
import { stageName } from '../parts/stage-names.ts';

export function stateText(i18n: I18n, { provider_detail: courier }: Order, { course: { now, way } }: OrderView): string {
  if (now === null) return i18n._(way === 'courier' ? msg`Looking for a courier` : msg`Waiting for the store`);
  if (now !== 'on_doorstep') return i18n._(stageName(now));
  const name = courier?.first_name;
  return name ? i18n._(msg`${name} is at your door`) : i18n._(msg`Your courier is at your door`);
}

export function whoText(i18n: I18n, { provider_detail: courier }: Order, { course, status, storeName }: OrderView): string {
  const store = storeName ?? '';
  const name = courier?.first_name ?? '';
  if (course.way === 'courier') return parcelText(i18n, course.now === null, status, name);
  if (course.now === null) return i18n._(msg`You’ll see here when ${store} accepts it.`);
  if (course.now === 'on_the_way')
    return name ? i18n._(msg`${name} is on the way with your order.`) : i18n._(msg`Your courier is on the way with your order.`);
  if (status === 'accepted') return i18n._(msg`${store} has accepted your order.`);
  if (status === 'preparing') return i18n._(msg`${store} is preparing your order.`);
  if (status === 'picked') return name ? i18n._(msg`${name} has picked up your order.`) : '';
  if (course.isPickup) return i18n._(msg`Your order is ready at ${store}.`);
  return name ? i18n._(msg`${name} is collecting your order at ${store}.`) : '';
}

function parcelText(i18n: I18n, isWaiting: boolean, status: OrderView['status'], name: string): string {
  if (isWaiting) return i18n._(msg`You’ll see here when a courier accepts it.`);
  if (!name) return '';
  if (status === 'acceptedByCourier') return i18n._(msg`${name} is collecting your parcel.`);
  if (status === 'picked') return i18n._(msg`${name} has picked up your parcel.`);
  if (status === 'arrived') return i18n._(msg`${name} is at the receiver’s door.`);
  return i18n._(msg`${name} is on the way with your parcel.`);
}
