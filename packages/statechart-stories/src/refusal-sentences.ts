/** What somebody reads when something is refused: answers say it themselves, the project's own table is not known here. */
export const refusalSentence = (_reason: string): { readonly en: string; readonly fr: string } => ({ en: '', fr: '' });
