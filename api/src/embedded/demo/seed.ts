import pg from 'pg';
import { type Databases, openDatabase } from '../../platform/postgres/database.ts';
import { loginOf } from '../../platform/postgres/login.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';

/** Creates a person who can sign in. */
type EnsureUser = (user: { sub: string; email: string; name: string; password: string }) => Promise<void>;

/**
 * Fills an empty database with the two organizations of the demo and its accounts, and looks at them over `databases`, or by connections of
 * its own; does nothing on a second start.
 */
export const seedDemo = async (
  url: string,
  ensureUser: EnsureUser,
  now = new Date(),
  databases?: Databases,
): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from organizations limit 1');
    if (rowCount) return;
    await client.query('begin');
    // Only the first start fills it: every later one does without.
    const { fillDemo } = await import('./fill.ts');
    await fillDemo(client, now);
    await client.query('commit');
    await client.query('analyze');
    const { measureDemoPlans } = await import('../demo-history/measured-plans.ts');
    await measureDemoPlans(url, now);
    const { lookAtDemo } = await import('../demo-history/looked-insights.ts');
    const working = databases ?? openDatabase(loginOf(url), 2, () => undefined);
    await lookAtDemo(url, working, now);
    if (!databases) await working.close();
    for (const { sub, email, name } of DEMO_ACCOUNTS)
      await ensureUser({ sub, email, name, password: DEMO_PASSWORD });
  } finally {
    await client.end();
  }
};
