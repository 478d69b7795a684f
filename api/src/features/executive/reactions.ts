import { z } from 'zod';
import type { JobDefinition, Round } from '../../platform/jobs.ts';
import type { Databases } from '../../platform/postgres/database.ts';
import { countPortfolio } from './commands/count-portfolio.ts';

const ids = z.array(z.object({ id: z.uuid() }));

const listIds = async (
  databases: Databases,
  which: 'portfolios_to_count' | 'portfolios_kept',
): Promise<string[]> => {
  const { rows } = await databases.query(`select ${which}() as id`);
  return ids.parse(rows).map(({ id }) => id);
};

/** Each in its turn, whatever becomes of the others. Throws what went wrong, together. */
const countEach = async (
  organizations: readonly string[],
  count: (organization: string) => Promise<void>,
): Promise<void> => {
  const failures: unknown[] = [];
  for (const id of organizations) await count(id).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'not every organization’s days were counted');
};

const [FIRST_REST_MS, LONGEST_REST_MS] = [2_000, 60_000];

/**
 * Follows what is written: within seconds the days concerned are counted anew, and a day that begins anywhere is counted, too. An organization
 * that fails is left alone for a while, which doubles, so that the others go on being followed.
 */
export const followPortfolios = (databases: Databases): Round => {
  const resting = new Map<string, { readonly until: number; readonly ms: number }>();
  const count = async (id: string): Promise<void> => {
    try {
      await countPortfolio(databases, id);
      resting.delete(id);
    } catch (error) {
      const ms = Math.min((resting.get(id)?.ms ?? FIRST_REST_MS / 2) * 2, LONGEST_REST_MS);
      resting.set(id, { ms, until: Date.now() + ms });
      throw error;
    }
  };
  return {
    pauseMs: 500,
    run: async (isStopping) => {
      const due = await listIds(databases, 'portfolios_to_count');
      const awake = due.filter((id) => (resting.get(id)?.until ?? 0) <= Date.now());
      await countEach(awake, async (id) => (isStopping() ? undefined : count(id)));
    },
  };
};

/** Days that figures of a quarter and the ones before it rest on. */
const HEALED_DAYS = 190;

/** Counts the latest days anew every night, whatever was marked. */
export const healPortfolios = (databases: Databases): JobDefinition => ({
  queue: 'portfolio-heal',
  schedule: '41 2 * * *',
  run: async () =>
    countEach(await listIds(databases, 'portfolios_kept'), (id) =>
      countPortfolio(databases, id, HEALED_DAYS),
    ),
});
