import type { Realm } from './rows.ts';

type Body = (realm: Realm) => object;

/** Bodies of the endpoints of rosters. */
export const ROSTER_BODIES: Readonly<Record<string, Body>> = {
  'POST /projects/:project_id/roster/publications': ({ rows }) => ({
    ...{ from: '2036-03-02', to: '2036-03-08' },
    ...{ note: 'Fair', seen: [{ shift_id: rows.shift, version: 1 }] },
  }),
  'POST /daily-activity/plan/read': () => ({ until: new Date().toISOString() }),
};

/** Queries of the endpoints of rosters. */
export const ROSTER_QUERIES: Readonly<Record<string, string>> = {
  'GET /projects/:project_id/roster/changes': '?from=2036-03-02&to=2036-03-08',
  'GET /daily-activity/plan': '?from=2036-03-02&to=2036-03-08',
};
