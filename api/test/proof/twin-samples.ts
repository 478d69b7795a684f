import { randomUUID } from 'node:crypto';
import type { Realm } from './rows.ts';

type Body = (realm: Realm) => object;

const code = () => `X-${randomUUID().slice(0, 8).toUpperCase()}`;

/** For every endpoint of clients themselves that reads a body, one that it takes. */
export const TWIN_BODIES: Readonly<Record<string, Body>> = {
  'POST /clients': ({ rows, people }) => ({
    ...{ code: code(), name: `Client ${code()}`, parent_id: rows.client, owner_id: people.manager.member },
  }),
  'PATCH /clients/:client_id': ({ people }) => ({
    ...{ industry: 'Ports', owner_id: people.manager.member },
  }),
  'POST /clients/:client_id/merge-into/:winner_id': () => ({
    ...{ version: 1, winner_version: 1, take: ['industry', 'tags'] },
  }),
  'POST /client-duplicates/:duplicate_id/decision': () => ({ dismissed: true }),
};

/** What has to be said in the address of a reading of clients. */
export const TWIN_QUERIES: Readonly<Record<string, string>> = {
  'GET /likely-client-duplicates': '?vat=GB123456789',
};
