import { randomUUID } from 'node:crypto';
import { scrubText } from '#contract/reports/scrub.ts';
import type { ReportFacts } from '#contract/reports/shapes.ts';
import type { Installation } from '../../../platform/api.ts';
import type { OpenContext } from '../../../platform/context.ts';
import type { Defect } from '../../../platform/http/failures.ts';
import { sentryTarget } from '../../../platform/sentry.ts';
import { FORWARDING } from '../events.ts';
import { writeEnvelope } from '../reading/envelope.ts';
import { framesOfStack } from '../reading/stack.ts';
import { type Told, takeReport } from '../writing/take-report.ts';

/** Keeps a defect of the server with its request id, or sends it on to the configured service. */
export const reportDefect = async (
  context: OpenContext,
  defect: Defect,
  { sentryDsn, release, environment }: Installation,
): Promise<void> => {
  const { error, where } = defect;
  const facts: ReportFacts = {
    message: scrubText(error.message).slice(0, 1_000),
    ...{ page: where, release, environment, browser: null, request_id: context.requestId },
    frames: framesOfStack(error.stack ?? ''),
    crumbs: [],
  };
  const told: Told = {
    ...{ id: randomUUID(), origin: 'server', severity: 'error', title: error.name, facts },
    ...{ occurredAt: context.now.toISOString(), person: null },
  };
  const target = sentryTarget(sentryDsn);
  if (!target) {
    await takeReport(context, told);
    return;
  }
  await context.enqueue(FORWARDING, { envelope: envelopeOf(told, target.dsn).toString('base64') });
};

/** Sentry writes the innermost call last. */
const envelopeOf = ({ id, title, facts, occurredAt }: Told, dsn: string): Buffer => {
  const event_id = id.replaceAll('-', '');
  const frames = facts.frames.toReversed().map(({ function: name, file, line, column, own }) => ({
    ...{ function: name, filename: file, lineno: line, colno: column, in_app: own },
  }));
  const event = {
    ...{ event_id, timestamp: occurredAt, platform: 'node', level: 'error', transaction: facts.page },
    ...{ release: facts.release, environment: facts.environment },
    tags: { request_id: facts.request_id },
    exception: { values: [{ type: title, value: facts.message, stacktrace: { frames } }] },
  };
  const payload = Buffer.from(JSON.stringify(event));
  return writeEnvelope({ header: { event_id, dsn }, items: [{ header: { type: 'event' }, payload }] });
};
