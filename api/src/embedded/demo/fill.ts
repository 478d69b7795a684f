import type pg from 'pg';
import { seedOpsLogTemplates } from '../demo-history/ops-log-templates.ts';
import { seedAnnouncements } from '../demo-history/seed-announcements.ts';
import { seedComments } from '../demo-history/seed-comments.ts';
import { seedErrors } from '../demo-history/seed-errors.ts';
import { seedFeedback } from '../demo-history/seed-feedback.ts';
import { seedHistory } from '../demo-history/seed-history.ts';
import { seedLeave } from '../demo-history/seed-leave.ts';
import { seedMonths } from '../demo-history/seed-months.ts';
import { seedNotifications } from '../demo-history/seed-notifications.ts';
import { seedRosters } from '../demo-history/seed-rosters.ts';
import { seedSwaps } from '../demo-history/seed-swaps.ts';
import { seedTemplates } from '../demo-history/seed-templates.ts';
import { seedTimeExports } from '../demo-history/seed-time-exports.ts';
import { kestrel } from './kestrel.ts';
import { northgate } from './northgate.ts';
import { seedAccess } from './seed-access.ts';
import { seedAccounts } from './seed-accounts.ts';
import { seedCompany } from './seed-company.ts';

/** Writes the organizations of the demo with all that happened in them, in the caller's transaction. */
export const fillDemo = async (client: pg.Client, now: Date): Promise<void> => {
  for (const company of [northgate, kestrel]) await seedCompany(client, company, now);
  await seedAccounts(client);
  await seedAccess(client, now);
  for (const company of [northgate, kestrel]) await seedRosters(client, company, now);
  for (const company of [northgate, kestrel]) await seedTemplates(client, company);
  for (const company of [northgate, kestrel]) await seedOpsLogTemplates(client, company);
  for (const company of [northgate, kestrel]) await seedSwaps(client, company, now);
  for (const company of [northgate, kestrel]) await seedHistory(client, company, now);
  for (const company of [northgate, kestrel]) await seedMonths(client, company, now);
  for (const company of [northgate, kestrel]) await seedTimeExports(client, company, now);
  for (const company of [northgate, kestrel]) await seedLeave(client, company, now);
  await seedComments(client, now);
  await seedErrors(client, now);
  await seedFeedback(client, now);
  await seedNotifications(client, now);
  await seedAnnouncements(client, now);
};
