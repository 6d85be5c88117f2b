import type { Graph } from 'schema-dts';
import { addressIn } from '#domain/page-address.ts';
import { spokenAnswer, type HelpContent } from '#domain/help/help-content.ts';
import { breadcrumbs, type Whereabouts } from './site-facts.ts';

export const helpFacts = ({ title, groups }: HelpContent, where: Whereabouts): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'FAQPage',
      '@id': `${where.origin}${addressIn('/help', where.language)}`,
      inLanguage: where.language,
      mainEntity: groups
        .flatMap(({ questions }) => questions)
        .map((question) => ({
          '@type': 'Question',
          name: question.question,
          url: `${where.origin}${addressIn('/help', where.language)}#${question.id}`,
          acceptedAnswer: { '@type': 'Answer', text: spokenAnswer(question) },
        })),
    },
    breadcrumbs(where, { name: title, path: '/help' }),
  ],
});
