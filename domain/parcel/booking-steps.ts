/** The steps of booking a courier, as the page's address names them. */
export const BOOKING_STEPS = ['addresses', 'payment'] as const;
export type BookingStep = (typeof BOOKING_STEPS)[number];
