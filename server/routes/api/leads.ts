import { endpoints } from '#contract/endpoints.ts';
import { NO_LEAD, readLead } from '#domain/leads/read-lead.ts';
import { answer, refuse } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import type { Limit } from '#server/limits/limits.ts';
import { takeLead } from '#server/services/contact/take-lead.ts';

/** More than people behind one router send, and fewer than a mailbox minds. */
const LEADS: Limit = { count: 10, seconds: 600 };

/** Takes a store that wants to join (specification 2, sections 5 and 7). */
export const sendPartnerEmail = serve(endpoints.send_partner_email, LEADS, async (body, call) => {
  const read = readLead('partner', { ...NO_LEAD, ...body, postal_code: body.postal_code ?? '' });
  if (!read.ok) return refuse(501);
  const deliveryType = body.delivery_type === null || body.delivery_type === undefined ? null : String(body.delivery_type);
  // A robot hears the same as everybody.
  if (!body.website) await takeLead(call, { kind: 'partner', texts: { ...NO_LEAD, ...read.values }, deliveryType });
  return answer({});
});

export const sendHopperEmail = serve(endpoints.send_hopper_email, LEADS, async (body, call) => {
  const read = readLead(body.kind, { ...NO_LEAD, ...body });
  if (!read.ok) return refuse(501);
  if (!body.website) await takeLead(call, { kind: body.kind, texts: { ...NO_LEAD, ...read.values }, deliveryType: null });
  return answer({});
});
