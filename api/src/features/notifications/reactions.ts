import { z } from 'zod';
import type { JobDefinition, Jobs } from '../../platform/jobs.ts';
import type { Database, Databases } from '../../platform/postgres/database.ts';
import { REACTIONS } from '../../platform/reacting.ts';
import type { Happened, Inside, Reactions, Tell, Watch } from '../../platform/reactions.ts';
import { type Errand, type Told, tellPeople } from './commands/tell-people.ts';
import { readHappened } from './queries/happened.ts';
import { WAYS } from './queries/ways.ts';

/** What reacting takes beside the database. */
export interface Reacting {
  readonly reactions: Reactions;
  readonly enqueue: Jobs['enqueue'];
}

const job = z.object({ organization: z.uuid().nullable(), events: z.array(z.uuid()) });

/** Tells the people whom events concern: reactions decide who, and the jobs of their ways are put into the same transaction. */
export const reactToEvents = (databases: Databases, { reactions, enqueue }: Reacting): JobDefinition => ({
  queue: REACTIONS,
  // Of workers that died, too, which may be several in a row.
  retries: { limit: 100, firstPauseS: 2, longestPauseS: 20 },
  // People of several jobs are held in one order, so that none waits for another that waits for it.
  ...{ batch: 2, batchesAtOnce: 2 },
  run: async (data) => {
    const { organization, events } = job.parse(data);
    await databases.within({ organization, sub: null, writes: true }, async (db) => {
      const inside = { db, organization, now: new Date() };
      const happened = ofOneRequest(await readHappened(inside, events));
      const told = await Promise.all(happened.map((together) => noticesOf(inside, reactions, together)));
      await sendOut(enqueue, db, await tellPeople(inside, told.flat()), inside.now);
    });
  },
});

/** Events of one type that one request left. */
const ofOneRequest = (events: readonly Happened[]): Happened[][] => [
  ...Map.groupBy(events, ({ type, request, id }) => `${type} ${request ?? id}`).values(),
];

const noticesOf = async (
  inside: Inside,
  reactions: Reactions,
  events: readonly Happened[],
): Promise<Told[]> => {
  const [first] = events;
  if (!first) return [];
  const { type, actor, actorName } = first;
  const told = await Promise.all((reactions[type] ?? []).map((react) => react(inside, events)));
  return told.flat().map((notice) => ({ ...notice, actor, actorName }));
};

/** Puts the jobs of the ways out into the transaction that the notifications are written in. */
export const sendOut = async (
  enqueue: Jobs['enqueue'],
  db: Database,
  errands: readonly Errand[],
  now: Date,
): Promise<void> => {
  await Promise.all(
    errands.map(({ channel, notBefore, ...data }) =>
      enqueue(db, WAYS[channel], data, notBefore > now ? notBefore : undefined),
    ),
  );
};

/** Tells people beside the events; the jobs of their ways stand in the transaction of `inside`. */
export const tellBeside =
  (enqueue: Jobs['enqueue']): Tell =>
  async (inside, notices, by) => {
    const told = notices.map((one) => ({ ...one, actor: by?.sub ?? null, actorName: by?.name ?? null }));
    await sendOut(enqueue, inside.db, await tellPeople(inside, told), inside.now);
  };

/** How often organizations are looked at, and which: a function of the database that answers their ids. */
const ROUNDS = {
  'notification-watch': { schedule: '5 * * * *', which: 'living_organizations' },
  'handover-watch': { schedule: '*/5 * * * *', which: 'organizations_with_handovers' },
  'incident-watch': { schedule: '* * * * *', which: 'organizations_with_incidents' },
} as const;

/** Looks at organizations again and again, each in a transaction of its own; one that fails doesn't hold up the others. */
export const watchOrganizations = (
  databases: Databases,
  watches: readonly Watch[],
  tell: Tell,
  queue: keyof typeof ROUNDS = 'notification-watch',
): JobDefinition => ({
  queue,
  schedule: ROUNDS[queue].schedule,
  run: async () => {
    const { rows } = await databases.query(`select ${ROUNDS[queue].which}() as id`);
    const failures: unknown[] = [];
    for (const { id } of z.array(z.object({ id: z.uuid() })).parse(rows))
      await databases
        .within({ organization: id, sub: null, writes: true }, async (db) => {
          const inside = { db, organization: id, now: new Date() };
          for (const watch of watches) await tell(inside, await watch(inside));
        })
        .catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'not every organization was looked at');
  },
});

/** Empties inboxes of organizations in which somebody's last role has run out. */
export const forgetLostNotifications = (databases: Databases): JobDefinition => ({
  queue: 'notification-forget',
  schedule: '*/5 * * * *',
  run: async () => {
    await databases.query('select forget_lost_notifications()');
  },
});

/** Brings back what was snoozed, every minute. */
export const wakeNotifications = (databases: Databases): JobDefinition => ({
  queue: 'notification-wake',
  schedule: '* * * * *',
  run: async () => {
    await databases.query('select wake_notifications()');
  },
});
