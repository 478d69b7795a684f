import pg from 'pg';
import { seedAnnouncements } from '../demo-history/seed-announcements.ts';
import { seedComments } from '../demo-history/seed-comments.ts';
import { seedErrors } from '../demo-history/seed-errors.ts';
import { seedFeedback } from '../demo-history/seed-feedback.ts';
import { seedHistory } from '../demo-history/seed-history.ts';
import { seedMonths } from '../demo-history/seed-months.ts';
import { seedNotifications } from '../demo-history/seed-notifications.ts';
import { seedRosters } from '../demo-history/seed-rosters.ts';
import { seedTimeExports } from '../demo-history/seed-time-exports.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';
import { kestrel } from './kestrel.ts';
import { northgate } from './northgate.ts';
import { seedAccess } from './seed-access.ts';
import { seedAccounts } from './seed-accounts.ts';
import { seedCompany } from './seed-company.ts';

/** Creates a person who can sign in. */
type EnsureUser = (user: { sub: string; email: string; name: string; password: string }) => Promise<void>;

/** Fills an empty database with the two organizations of the demo and its accounts; does nothing on a second start. */
export const seedDemo = async (url: string, ensureUser: EnsureUser, now = new Date()): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from organizations limit 1');
    if (rowCount) return;
    await client.query('begin');
    for (const company of [northgate, kestrel]) await seedCompany(client, company, now);
    await seedAccounts(client);
    await seedAccess(client, now);
    for (const company of [northgate, kestrel]) await seedHistory(client, company, now);
    for (const company of [northgate, kestrel]) await seedMonths(client, company, now);
    for (const company of [northgate, kestrel]) await seedTimeExports(client, company, now);
    for (const company of [northgate, kestrel]) await seedRosters(client, company, now);
    await seedComments(client, now);
    await seedErrors(client, now);
    await seedFeedback(client, now);
    await seedNotifications(client, now);
    await seedAnnouncements(client, now);
    await client.query('commit');
    await client.query('analyze');
    for (const { sub, email, name } of DEMO_ACCOUNTS)
      await ensureUser({ sub, email, name, password: DEMO_PASSWORD });
  } finally {
    await client.end();
  }
};
