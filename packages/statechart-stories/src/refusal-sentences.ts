/** What somebody reads when something is refused: answers say it themselves, the project's own table is not known here. */
export const refusalSentence = (_reason: string): string => '';
