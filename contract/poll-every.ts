/** How often what may change is asked for again while nothing tells of it, milliseconds (3-reference, section 9). */
export const POLL_EVERY = { customer: 5_000, orderTracking: 3_000, orderDetail: 5_000, courierLocation: 10_000 } as const;
