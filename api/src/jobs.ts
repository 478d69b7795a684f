import { type Forwarding, forwardFeedback } from './features/feedback/reactions.ts';
import { type Mailing, mailInvitations } from './features/invitations/reactions.ts';
import { forwardReports, purgeReports, type Reporting } from './features/reports/reactions.ts';
import { forgetLastTraces } from './features/users/reactions.ts';
import type { JobDefinition } from './platform/jobs.ts';
import type { Databases } from './platform/postgres/database.ts';

/** Every job that the worker knows. */
export const jobDefinitions = (
  databases: Databases,
  mailing: Mailing,
  forwarding: Forwarding,
  reporting: Reporting,
): JobDefinition[] => [
  {
    queue: 'idempotency-purge',
    schedule: '17 * * * *',
    run: async () => {
      await databases.query('select purge_idempotency_keys()');
    },
  },
  {
    queue: 'last-traces',
    schedule: '*/5 * * * *',
    run: () => forgetLastTraces(databases),
  },
  mailInvitations(databases, mailing),
  forwardFeedback(databases, forwarding),
  forwardReports(reporting),
  purgeReports(databases),
];
