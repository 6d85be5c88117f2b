/** Stands where an order has no store's picture: a parcel. */
export const COURIER_PICTURE = '/pictures/dish/bare/sky/box.svg';
