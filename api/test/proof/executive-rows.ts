import { insertRow } from '../factories/insert-row.ts';
import type { TestOrganization, TestPerson } from '../people.ts';
import type { TestServer } from '../server.ts';
import { anybody, type Expectation } from './who-may.ts';

/** Figures across organizations: whoever is signed in may ask, and is told of those in which they are executive or above. */
export const EXECUTIVE: Readonly<Record<string, Expectation>> = {
  'GET /executive': anybody(),
  'GET /executive/pdf': anybody(),
  // One's own orders; only an executive may make one.
  'GET /executive/mails': anybody(),
  'POST /executive/mails': anybody({ writer: 'executive' }),
  'PATCH /executive/mails/:mail_id': anybody({ writer: 'executive' }),
  'DELETE /executive/mails/:mail_id': anybody(),
  'GET /executive/projects': anybody(),
  'GET /executive/teams': anybody(),
  'GET /executive/deals': anybody(),
  'GET /executive/incidents': anybody(),
  'GET /executive/reviews': anybody(),
};

/** Figures that somebody has mailed to them every Monday. */
export const makeOrder = ({ database }: TestServer, { sub }: TestPerson): Promise<string> =>
  insertRow(database, 'executive_mails', {
    ...{ recipient: sub, rhythm: 'weekly', weekday: 1, month_day: 1, at: '07:30', timezone: 'Europe/London' },
    ...{ period: 'month', next_at: '2036-03-03T07:30Z' },
  });

/** Bodies of the endpoints of the view across organizations. */
export const EXECUTIVE_BODIES: Readonly<Record<string, (realm: Pick<TestOrganization, 'id'>) => object>> = {
  'POST /executive/mails': ({ id }) => ({
    ...{ rhythm: 'monthly', month_day: -1, at: '06:00', timezone: 'Europe/Lisbon', currency: 'EUR' },
    ...{ window: 'quarter', organization_ids: [id], paused: true },
  }),
  'PATCH /executive/mails/:mail_id': ({ id }) => ({ at: '06:30', organization_ids: [id] }),
};
