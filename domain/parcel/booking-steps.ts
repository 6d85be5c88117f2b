export const BOOKING_STEPS = ['addresses', 'payment'] as const;
export type BookingStep = (typeof BOOKING_STEPS)[number];
