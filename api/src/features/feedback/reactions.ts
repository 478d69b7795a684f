import { z } from 'zod';
import type { JobDefinition } from '../../platform/jobs.ts';
import type { Databases } from '../../platform/postgres/database.ts';
import type { Notice, Tell } from '../../platform/reactions.ts';
import type { Forward } from './adapters/sentry.ts';
import { FORWARDING, TELLING } from './commands/send-feedback.ts';

/** What passing feedback on takes beside the database. */
export interface Forwarding {
  /** Null where no service for error reports is set: then feedback stays here. */
  readonly forward: Forward | null;
  /** Where people reach the pages, without a slash at its end. */
  readonly publicUrl: string;
}

const job = z.object({ feedback: z.uuid() });
const row = z.object({
  ...{ name: z.string(), email: z.string(), message: z.string(), page: z.string() },
  screenshot: z.instanceof(Buffer).nullable(),
  created_at: z.union([z.date(), z.string()]),
});

/** Passes one feedback on, once; pauses between attempts grow to four hours, for a day and a half. */
export const forwardFeedback = (databases: Databases, { forward, publicUrl }: Forwarding): JobDefinition => ({
  queue: FORWARDING,
  retries: { limit: 16, firstPauseS: 30, longestPauseS: 14_400 },
  run: async (data) => {
    if (!forward) return;
    const { feedback: id } = job.parse(data);
    const { rows } = await databases.query('select * from feedback_to_forward($1)', [id]);
    const [found] = z.array(row).parse(rows);
    if (!found) return;
    const { page, created_at, ...said } = found;
    await forward({ id, ...said, url: `${publicUrl}${page}`, sentAt: new Date(created_at) });
    await databases.query('select feedback_forwarded($1)', [id]);
  },
});

const telling = z.object({ feedback: z.uuid(), by: z.object({ sub: z.string(), name: z.string() }) });

/** Tells the administrators of everything that somebody has said something. */
export const tellOfFeedback = (databases: Databases, tell: Tell): JobDefinition => ({
  queue: TELLING,
  retries: { limit: 5, firstPauseS: 2, longestPauseS: 300 },
  run: async (data) => {
    const { feedback, by } = telling.parse(data);
    const { rows } = await databases.query('select root_admins() as sub');
    const notices = z
      .array(z.object({ sub: z.string() }))
      .parse(rows)
      .map(
        ({ sub }): Notice => ({
          recipient: sub,
          type: 'feedback.received',
          title: 'sent feedback',
          target: { type: 'feedback', id: feedback },
          url: `/admin/reports/feedback?open=${feedback}`,
          group: 'feedback',
          reason: 'You administer Muster.',
          source: `feedback:${feedback}`,
        }),
      );
    await databases.within({ organization: null, sub: null, writes: true }, (db) =>
      tell({ db, organization: null, now: new Date() }, notices, by),
    );
  },
});
