import { orderOverdue, sendAnnouncements, tryAnnouncements } from './features/announcements/reactions.ts';
import { findExecutiveMails, mailExecutive } from './features/executive/reactions/mails.ts';
import { followPortfolios, healPortfolios } from './features/executive/reactions.ts';
import { type Forwarding, forwardFeedback, tellOfFeedback } from './features/feedback/reactions.ts';
import { runNightly } from './features/insights/reactions.ts';
import { type Mailing, mailInvitations } from './features/invitations/reactions.ts';
import {
  forgetLostNotifications,
  type Reacting,
  reactToEvents,
  tellBeside,
  wakeNotifications,
  watchOrganizations,
} from './features/notifications/reactions.ts';
import { forwardReports, purgeReports, type Reporting } from './features/reports/reactions.ts';
import { forgetLastTraces } from './features/users/reactions.ts';
import type { JobDefinition, Round } from './platform/jobs.ts';
import type { Databases } from './platform/postgres/database.ts';
import { handoverWatches, incidentWatches, watches } from './reactions.ts';
import { jobsOut, type WaysOut } from './ways-out.ts';

/** Every job that the worker knows. */
export const jobDefinitions = (
  databases: Databases,
  mailing: Mailing,
  forwarding: Forwarding,
  reporting: Reporting,
  reacting: Reacting,
  out: WaysOut,
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
  reactToEvents(databases, reacting),
  wakeNotifications(databases),
  ...jobsOut(databases, out),
  forgetLostNotifications(databases),
  watchOrganizations(databases, watches, tellBeside(reacting.enqueue)),
  watchOrganizations(databases, incidentWatches, tellBeside(reacting.enqueue), 'incident-watch'),
  watchOrganizations(databases, handoverWatches, tellBeside(reacting.enqueue), 'handover-watch'),
  tellOfFeedback(databases, tellBeside(reacting.enqueue)),
  sendAnnouncements(databases, tellBeside(reacting.enqueue)),
  tryAnnouncements(databases, tellBeside(reacting.enqueue)),
  orderOverdue(databases, reacting.enqueue),
  healPortfolios(databases),
  findExecutiveMails(databases, reacting.enqueue),
  mailExecutive(databases, mailing),
  runNightly(databases, reacting.enqueue),
];

/** What every worker looks for again and again. */
export const rounds = (databases: Databases): Round[] => [followPortfolios(databases)];
