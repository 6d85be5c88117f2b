/** Where customers write. The addresses of this page are reserved names: an operator puts their own here. */
export const HELP_EMAIL = 'help@escale.example';
/** Where stores write that want to join. */
export const PARTNER_EMAIL = 'partners@escale.example';
/** Where couriers write that want to ride. */
export const HOPPER_EMAIL = 'hoppers@escale.example';
