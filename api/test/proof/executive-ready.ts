import { followPortfolios } from '../../src/features/executive/reactions.ts';
import { openDatabase } from '../../src/platform/postgres/database.ts';
import { loginOf } from '../../src/platform/postgres/login.ts';
import type { TestDatabase } from '../database.ts';

/** Days on which there is something to tell, whatever weekday it is today: the entries of the proof are of March. */
export const EXECUTIVE_QUERIES = {
  'GET /executive': '?as_of=2026-03-31',
  'GET /executive/teams': '?as_of=2026-03-31',
  'GET /executive/projects': '?which=open',
};

/** Makes every plan's review overdue and lets the jobs count the figures of all organizations. */
export const countFigures = async (database: TestDatabase): Promise<void> => {
  await database.query("update account_plans set next_review_on = '2026-03-02' where status <> 'closed'");
  const databases = openDatabase(loginOf(database.url), 2, () => undefined);
  await followPortfolios(databases).run(() => false);
  await databases.close();
};
