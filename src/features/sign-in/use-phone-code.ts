import { useQuery } from '@tanstack/react-query';
import { phoneCodeOf } from '#domain/phone.ts';
import { useApi } from '#src/api/api-context.ts';
import { countriesOptions } from '#src/api/session.ts';

export function usePhoneCode(): string {
  const api = useApi();
  const served = useQuery(countriesOptions(api)).data?.countries ?? [];
  const { countryId } = api.whereabouts();
  const around = served.find(({ _id }) => _id === countryId) ?? served[0];
  return around?.country_phone_code ?? phoneCodeOf(null);
}
