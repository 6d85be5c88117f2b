/** Flows that belong to every page and begin when somebody needs them: why one of them may not be there yet, by its machine. */
export const NOT_BEGUN: Readonly<Record<string, string>> = {
  session: 'begins when somebody is signed in',
  cart: 'begins with the first dish',
  location: 'begins when a place is chosen',
  addressSearch: 'begins when an address is typed',
  fulfilmentTime: 'begins when a time is chosen, or a basket is looked at',
  activeOrders: 'begins when somebody is signed in',
};
