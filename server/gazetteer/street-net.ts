/** The streets as a net: composed of the gazetteer's lines (tools/street-net). */
export type StreetNet = {
  /** Latitude and longitude of one place after the other, hundred-thousandths of a degree. */
  readonly places: readonly number[];
  /** The numbers of the two places of one way after the other; every way goes both ways. */
  readonly ways: readonly number[];
};
