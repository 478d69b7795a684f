import type { Realm } from './rows.ts';

/** Bodies of leave. */
export const LEAVE_BODIES: Readonly<Record<string, (realm: Realm) => object>> = {
  'POST /leave': ({ rows }) => ({
    ...{ type: 'unpaid', from: '2036-05-05', to: '2036-05-05', part: 'hours', start: '09:00', end: '10:00' },
    ...{ reason: 'A move', cover_id: rows.colleague.member },
  }),
  'POST /leave/adjustments': ({ rows }) => ({
    ...{ member_id: rows.colleague.member, type: 'paid', day: '2036-05-05', minutes: 480 },
    reason: 'A day more',
  }),
  'POST /leave/:leave_id/cancel': () => ({ version: 1 }),
  'POST /leave/:leave_id/approve': ({ id, people }) => ({
    ...{ version: 1, reason: 'Enjoy it' },
    shifts: [{ assignment_id: id, version: 1, action: 'substitute', member_id: people.coordinator.member }],
  }),
  'POST /leave/:leave_id/reject': () => ({ version: 1, reason: 'The regatta' }),
  'PATCH /leave-settings': () => ({
    ...{ country: 'GB', region: 'SCT' },
    allowances: [{ type: 'paid', year_minutes: 480, carry_over_minutes: 0, below_minutes: 0 }],
  }),
  'POST /leave-settings/grants': () => ({ year: 2036 }),
  'POST /leave-settings/blocks': () => ({ from: '2036-09-01', to: '2036-09-02', name: 'Fair' }),
  'PUT /leave-settings/holidays': () => ({ holidays: [{ date: '2036-06-24', name: 'Midsummer' }] }),
};

/** What has to be said in the address of a reading of leave. */
export const LEAVE_QUERIES: Readonly<Record<string, string>> = {
  'GET /leave/preview': '?type=paid&from=2036-05-05&to=2036-05-05',
  'GET /leave-calendar': '?from=2036-03-01&to=2036-03-31',
  'GET /leave-settings/offered-holidays': '?year=2036&country=GB',
};
