/** The id of an entry under the address field, counted from 0; the two after the last place are 'Use my location' and 'Put a pin on the map'. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;
