import { NO_LEAD } from '#domain/leads/read-lead.ts';
import type { Lead } from './lead.setup.ts';

export const bakery: Lead = {
  texts: {
    ...NO_LEAD,
    companyName: 'Épicerie des Bains',
    address: 'Rue des Bains 33, 1205 Genève',
    name: 'Samira',
    snames: 'Rochat',
    mobile: '785550120',
    email: 'samira@example.org',
  },
  newsletter: false,
  website: '',
};
