import { randomUUID } from 'node:crypto';
import type { Realm } from './rows.ts';

type Body = (realm: Realm) => object;

/** What is sent about people. */
export const MEMBER_BODIES: Readonly<Record<string, Body>> = {
  'POST /members': ({ people }) => ({
    ...{ name: 'Pat Placeholder', employment: 'placeholder', email: `${randomUUID()}@muster.test` },
    ...{ position: 'Guard', department: 'Nights', manager_id: people.manager.member, level: 'Senior' },
    ...{ start_date: '2026-01-05', end_date: '2036-01-04', phone: '+441632960123' },
    ...{ weekly_capacity_minutes: 1200, target_utilisation_pct: 70 },
  }),
  'PATCH /members/:member_id': ({ people }) => ({ position: 'Guard', manager_id: people.manager.member }),
  'PUT /members/:member_id/dotted-lines': ({ people }) => ({
    version: 1,
    lines: [{ member_id: people.director.member, pct: 20 }],
  }),
};
