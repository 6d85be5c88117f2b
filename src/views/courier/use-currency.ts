import { useApi } from '#src/api/api-context.ts';

/** The sign of the money that the city pays with. */
export const useCurrency = (): string => useApi().whereabouts().currencySign ?? '';
