/** Loads what draws the map beneath a pin, when one is first looked at. */
export const loadPinMap = async () => (await import('#src/maps/pin/choose-pin-map.ts')).loadPinMap();
