export const loadRideMap = async () => (await import('#src/maps/ride/choose-ride-map.ts')).loadRideMap();
