import { useApi } from '#src/api/api-context.ts';

export const useCurrency = (): string => useApi().whereabouts().currencySign ?? '';
