import type { FlowNames } from './flow-names.ts';

/** What the pages of the statecharts say of the new chart in French, in the order of its texts. */
export const frenchText = ({ title }: FlowNames): string =>
  `${JSON.stringify(
    {
      [title]: `Parcours «\u202f${title}\u202f»`,
      'Asks the server, and says what came of it.': 'Demande au serveur, et dit ce qu’il en est.',
      'nobody yet': 'personne encore',
      'Nothing asked': 'Rien de demandé',
      'The customer may ask; why it did not work the last time is told.':
        'Le client peut demander\u202f; on dit pourquoi cela n’a pas marché la dernière fois.',
      'The customer may ask.': 'Le client peut demander.',
      'Question asked': 'Question posée',
      'Asking the server': 'Demande au serveur',
      'The server is asked.': 'On demande au serveur.',
      'The page waits for the server.': 'La page attend le serveur.',
      ask: 'demander',
      'the server said yes': 'le serveur a dit oui',
      'Server refused': 'Le serveur a refusé',
      'No answer': 'Pas de réponse',
      Done: 'Fait',
      'It worked.': 'Cela a marché.',
      'The customer reads that it worked.': 'Le client lit que cela a marché.',
      'the page opens': 'la page s’ouvre',
      'the customer asks': 'le client demande',
      'the server says yes': 'le serveur dit oui',
      'no answer comes': 'aucune réponse n’arrive',
      'asking breaks': 'la demande tombe en panne',
      '10 s pass without an answer': '10 s passent sans réponse',
      'The customer reads why, and asks again.': 'Le client lit pourquoi, et redemande.',
    },
    null,
    2,
  )}\n`;
