import { measuredPlans } from '../../features/account-plans/reactions.ts';
import { kyselyOf, openPool } from '../../platform/postgres/connections.ts';
import { idOf } from '../demo/random.ts';

/** Measures the demo's account plans as the hourly look does, so that their health is there from the first moment. */
export const measureDemoPlans = async (url: string, now: Date): Promise<void> => {
  const pool = openPool(url, 1, 'muster-demo');
  const client = await pool.connect();
  const organization = idOf('northgate');
  try {
    await client.query('begin');
    await client.query("select set_config('muster.org', $1, true)", [organization]);
    await measuredPlans({ db: kyselyOf(client), organization, now });
    await client.query('commit');
  } finally {
    client.release();
    await pool.end();
  }
};
