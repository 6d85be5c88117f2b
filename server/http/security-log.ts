import type { FastifyRequest } from 'fastify';
import { loggedCustomer } from './call-log.ts';
import { truncatedAddress } from './truncated-address.ts';
import { SECURITY_EVENTS, type Note } from '../call/security-events.ts';

export const noteOf =
  (request: FastifyRequest): Note =>
  (event, facts = {}) => {
    request.log[SECURITY_EVENTS[event]](
      { event, customer: loggedCustomer(request), address: truncatedAddress(request.ip), ...facts },
      'security',
    );
  };
