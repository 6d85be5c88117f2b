/** Loads what draws the map of an order on the road. */
export const loadRideMap = async () => (await import('#src/maps/ride/choose-ride-map.ts')).loadRideMap();
