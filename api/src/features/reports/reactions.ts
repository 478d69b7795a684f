import { z } from 'zod';
import type { JobDefinition } from '../../platform/jobs.ts';
import type { Databases } from '../../platform/postgres/database.ts';
import type { SentryTarget } from '../../platform/sentry.ts';
import { forwardEnvelope } from './adapters/sentry.ts';
import { FORWARDING } from './events.ts';

/** What sending reports on takes. */
export interface Reporting {
  /** Null where no service is set: then reports are kept here. */
  readonly target: SentryTarget | null;
  readonly warn: (details: object, message: string) => void;
}

const job = z.object({ envelope: z.base64() });

/** Sends one envelope on; pauses between attempts grow to a quarter of an hour, for about two hours. */
export const forwardReports = ({ target, warn }: Reporting): JobDefinition => ({
  queue: FORWARDING,
  retries: { limit: 12, firstPauseS: 10, longestPauseS: 900 },
  keepS: 60,
  run: async (data) => {
    if (!target) return;
    const refusal = await forwardEnvelope(target, Buffer.from(job.parse(data).envelope, 'base64'));
    if (refusal) warn({ status: refusal }, 'report refused by the error service');
  },
});

/** Deletes reports that are older than 90 days, every night. */
export const purgeReports = (databases: Databases): JobDefinition => ({
  queue: 'report-purge',
  schedule: '41 3 * * *',
  run: async () => {
    await databases.query('select purge_error_reports()');
  },
});
