import { randomUUID } from 'node:crypto';
import type { Realm } from './rows.ts';

const code = () => `X-${randomUUID().slice(0, 8).toUpperCase()}`;
const worth = { cost_rate: '1', bill_rate: '2', currency: 'GBP', valid_from: '2040-01-01' };

/** What is sent to service types and rates. */
export const SERVICE_BODIES: Readonly<Record<string, (realm: Realm) => object>> = {
  'POST /service-types': () => ({ code: code(), name: `Service ${code()}`, status: 'active' }),
  'PATCH /service-types/:service_id': () => ({ category: 'Guards' }),
  'POST /service-types/:service_id/rates': ({ rows }) => ({
    ...{ scope: 'client', client_id: rows.client, ...worth },
  }),
  'PATCH /service-types/:service_id/rates/:rate_id': () => ({ valid_to: '2036-01-01' }),
  'POST /rates': ({ rows }) => ({
    ...{ scope: 'assignment', member_id: rows.colleague.member, project_id: rows.project, ...worth },
  }),
  'POST /rates/preview': ({ rows }) => ({
    ...{ scope: 'client', service_type_id: rows.service, client_id: rows.client },
    ...{ cost_rate: '1', bill_rate: '2', currency: 'GBP' },
  }),
  'PATCH /rates/:rate_id': () => ({ valid_to: '2036-01-01' }),
};
