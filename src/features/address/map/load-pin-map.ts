export const loadPinMap = async () => (await import('#src/maps/pin/choose-pin-map.ts')).loadPinMap();
