import { z } from 'zod';
import type { JobDefinition, Round } from '../../platform/jobs.ts';
import type { Databases } from '../../platform/postgres/database.ts';
import { countPortfolio } from './commands/count-portfolio.ts';

const ids = z.array(z.object({ id: z.uuid() }));

/** One that fails doesn't hold up the others. */
const countAll = async (
  databases: Databases,
  which: 'portfolios_to_count' | 'portfolios_kept',
  again = 0,
): Promise<void> => {
  const { rows } = await databases.query(`select ${which}() as id`);
  const failures: unknown[] = [];
  for (const { id } of ids.parse(rows))
    await countPortfolio(databases, id, again).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'not every organization’s days were counted');
};

/** Follows what is written: within seconds the days concerned are counted anew, and a day that begins anywhere is counted, too. */
export const followPortfolios = (databases: Databases): Round => ({
  pauseMs: 1_000,
  run: () => countAll(databases, 'portfolios_to_count'),
});

/** Days that figures of a quarter and the ones before it rest on. */
const HEALED_DAYS = 190;

/** Counts the latest days anew every night, whatever was marked. */
export const healPortfolios = (databases: Databases): JobDefinition => ({
  queue: 'portfolio-heal',
  schedule: '41 2 * * *',
  run: () => countAll(databases, 'portfolios_kept', HEALED_DAYS),
});
