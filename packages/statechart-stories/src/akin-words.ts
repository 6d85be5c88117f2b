/** Words that people use for the same thing, folded: of whatever a project does, nothing is known here. */
export const akinWords: readonly (readonly string[])[] = [
  ['connection', 'network', 'offline', 'internet', 'online'],
  ['delete', 'deleted', 'remove', 'removed'],
  ['lose', 'loses', 'losing', 'lost'],
  ['cancel', 'cancelled', 'cancelling', 'canceled', 'canceling'],
  ['refused', 'declined', 'rejected', 'denied'],
  ['ready', 'finished', 'done'],
];
