/** Brings what draws the map beneath a pin, when one is first looked at. */
export const bringPinMap = async () => (await import('#src/maps/pin/choose-pin-map.ts')).bringPinMap();
