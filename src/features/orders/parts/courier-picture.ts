export const COURIER_PICTURE = '/pictures/dish/bare/sky/box.svg';
