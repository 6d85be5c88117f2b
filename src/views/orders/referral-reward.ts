/** What a customer earns for each person who signs up with their code, as the specification has it where none is set. */
export const REFERRAL_REWARD = { amount: 1, currency: 'GBP' } as const;
