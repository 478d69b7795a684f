import type { Jobs } from '../../../platform/jobs.ts';
import type { Database } from '../../../platform/postgres/database.ts';
import { claimWay } from '../commands/claim-way.ts';
import { settleWays } from '../commands/settle-ways.ts';
import type { Way, WayKey, Ways } from '../queries/ways.ts';

/** A job as it was put into its queue. */
interface Asked {
  readonly enqueue: Jobs['enqueue'];
  readonly queue: string;
  readonly data: { readonly recipient: string; readonly rest?: readonly string[] | undefined };
}

/** One way as commands take several. */
export const waysOf = (key: WayKey): Ways => ({ ...key, notifications: [key.notification] });

/** Takes hold of a way. Null where nothing is to be done, or not yet: then the job is put into its queue again. */
export const takeHold = async (
  db: Database,
  key: WayKey,
  { enqueue, queue, data }: Asked,
): Promise<Way | null> => {
  const claim = await claimWay({ db, now: new Date() }, key, data.rest !== undefined);
  if (claim.to === 'wait') await enqueue(db, queue, data, claim.until);
  if (claim.to === 'drop') await settleWays(db, waysOf(key), { status: 'read' });
  return claim.to === 'do' ? claim.way : null;
};
