import { z } from 'zod';
import { readPerson } from '../../platform/access/people.ts';
import type { JobDefinition, Jobs } from '../../platform/jobs.ts';
import type { Database, Databases } from '../../platform/postgres/database.ts';
import type { Tell } from '../../platform/reactions.ts';
import { beginSending } from './commands/begin-sending.ts';
import { finishSending } from './commands/finish-sending.ts';
import { tellAuthor } from './commands/tell-author.ts';
import { type Stretch, tellBatch } from './commands/tell-batch.ts';
import { listOverdue, SENDING, sendingOrder, TRYING, tryingOrder } from './queries/order.ts';

/**
 * Sends an announcement that is due: to everybody of its audience, once, a few hundred in a transaction. Of a worker that dies, the next
 * goes on.
 */
export const sendAnnouncements = (databases: Databases, tell: Tell): JobDefinition => ({
  queue: SENDING,
  retries: { limit: 100, firstPauseS: 5, longestPauseS: 60 },
  takenUpAfterS: 20,
  run: async (data) => {
    const order = sendingOrder.parse(data);
    const { organization } = order;
    const inside = <Result>(work: (db: Database) => Promise<Result>): Promise<Result> =>
      databases.within({ organization, sub: null, writes: true }, work);
    const read = (sub: string) => readPerson(databases, sub);
    const whom = await inside((db) => beginSending(db, order, read));
    if (!whom) return;
    for (const place of whom.organizations) {
      let after: string | null = '';
      while (after !== null) {
        const stretch: Stretch = { order, whom, place, after };
        after = await inside((db) => tellBatch(db, stretch, tell));
      }
    }
    await inside((db) => finishSending(db, order));
  },
});

/** Sends announcements to those who try them out. */
export const tryAnnouncements = (databases: Databases, tell: Tell): JobDefinition => ({
  queue: TRYING,
  retries: { limit: 5, firstPauseS: 2, longestPauseS: 300 },
  run: async (data) => {
    const order = tryingOrder.parse(data);
    await databases.within({ organization: order.organization, sub: null, writes: true }, (db) =>
      tellAuthor(db, order, tell),
    );
  },
});

/** Orders anew what is overdue, such as after a queue was lost; an order too many finds nothing to do. */
export const orderOverdue = (databases: Databases, enqueue: Jobs['enqueue']): JobDefinition => ({
  queue: 'announcement-overdue',
  schedule: '*/10 * * * *',
  run: async () => {
    const { rows } = await databases.query('select living_organizations() as id');
    for (const { id } of z.array(z.object({ id: z.uuid() })).parse(rows))
      await databases.within({ organization: id, sub: null, writes: true }, async (db) => {
        for (const order of await listOverdue(db, id)) await enqueue(db, SENDING, order);
      });
  },
});
