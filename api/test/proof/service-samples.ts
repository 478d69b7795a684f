import { randomUUID } from 'node:crypto';
import type { Realm } from './rows.ts';

const code = () => `S-${randomUUID().slice(0, 8).toUpperCase()}`;

/** Bodies of the endpoints of service types and their rates. */
export const SERVICE_BODIES: Readonly<Record<string, (realm: Realm) => object>> = {
  'POST /service-types': () => ({ code: code(), name: `Service ${code()}`, status: 'active' }),
  'PATCH /service-types/:service_id': () => ({ category: 'Guards' }),
  'POST /service-types/:service_id/rates': ({ rows }) => ({
    ...{ scope: 'client', client_id: rows.client, valid_from: '2040-01-01' },
    ...{ cost_rate: '1', bill_rate: '2', currency: 'GBP' },
  }),
  'PATCH /service-types/:service_id/rates/:rate_id': () => ({ valid_to: '2036-01-01' }),
};
