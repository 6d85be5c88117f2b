import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { searchHelp } from '#domain/help/search-help.ts';
import { useApi } from '#src/api/api-context.ts';
import { helpQuery, helpWithCities } from '#src/api/help.ts';
import { servedCitiesOptions } from '#src/api/served-cities.ts';
import { useSpeak } from '#src/texts/speak-context.ts';

export function useHelp() {
  const { language } = useSpeak();
  const { q = '' } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data } = useQuery({ ...helpQuery(language), placeholderData: keepPreviousData });
  const { data: served } = useQuery(servedCitiesOptions(useApi()));
  const content = useMemo(() => data && helpWithCities(data, served, language), [data, served, language]);
  // What is typed leads, and the address follows.
  const [typed, setTyped] = useState(q);
  const found = useMemo(() => (content ? searchHelp(content, typed) : null), [content, typed]);
  const type = (text: string) => {
    setTyped(text);
    void navigate({ to: '.', search: (now) => ({ ...now, q: text }), replace: true, resetScroll: false });
  };
  return { content, typed, type, found };
}
