import type pg from 'pg';
import type { ReportFacts } from '#contract/reports/shapes.ts';
import { fingerprintOf } from '../../features/reports/reading/fingerprint.ts';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import { insert, type Row } from '../demo/insert.ts';
import { idOf } from '../demo/random.ts';
import { DEMO_ERRORS, type DemoError } from './errors.ts';

const DAY_MS = 86_400_000;

/** Errors that pages and server have reported. */
export const seedErrors = async (client: pg.Client, now: Date): Promise<void> => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const groups = DEMO_ERRORS.map((error) => groupOf(error, daysAgo));
  await insert(client, 'error_groups', groups);
  await insert(
    client,
    'error_reports',
    DEMO_ERRORS.flatMap((error) => reportsOf(error, daysAgo)),
  );
};

type DaysAgo = (days: number) => string;

const idOfError = ({ title, message }: DemoError) => idOf('error', title, message);

const groupOf = (error: DemoError, daysAgo: DaysAgo): Row => {
  const { title, message, origin, severity, page, release, events, firstDay, lastDay } = error;
  return {
    ...{ title, message, origin, severity, page, release, events, id: idOfError(error) },
    fingerprint: `\\x${fingerprintOf(error)}`,
    first_seen_at: daysAgo(firstDay),
    last_seen_at: daysAgo(lastDay),
    resolved_at: error.resolved ? daysAgo(lastDay - 1) : null,
    updated_by: error.resolved ? DEMO_ACCOUNTS.find(({ role }) => role === 'admin')?.sub : null,
    version: error.resolved ? 2 : 1,
  };
};

const reportsOf = (error: DemoError, daysAgo: DaysAgo): Row[] =>
  Array.from({ length: error.events }, (_, at) => {
    const share = error.events === 1 ? 0 : at / (error.events - 1);
    const days = error.lastDay + (error.firstDay - error.lastDay) * share ** 2;
    return {
      id: idOf('report', error.title, error.message, String(at)),
      group_id: idOfError(error),
      occurred_at: daysAgo(days),
      received_at: daysAgo(days),
      person: DEMO_ACCOUNTS[at % error.people]?.sub ?? null,
      facts: factsOf(error, daysAgo(days), at),
    };
  });

const factsOf = (error: DemoError, at: string, number: number): ReportFacts => ({
  message: error.message,
  page: error.page,
  release: error.release,
  environment: 'production',
  browser: error.browser,
  request_id: idOf('request', error.title, String(number)),
  frames: [...error.frames],
  crumbs: error.trail.map(([category, message], place) => ({
    at: new Date(Date.parse(at) - (error.trail.length - place) * 4_000).toISOString(),
    ...{ category, message, level: category === 'console' ? 'warning' : 'info' },
  })),
});
