import { sql } from 'kysely';
import { Failure } from '#contract/errors.ts';
import type { OpenContext } from '../../../platform/context.ts';
import { isSameTarget, sentryTarget } from '../../../platform/sentry.ts';
import { FORWARDING } from '../events.ts';
import {
  type Envelope,
  type EnvelopeItem,
  readEnvelope,
  readJson,
  writeEnvelope,
} from '../reading/envelope.ts';
import {
  cleaned,
  factsOf,
  instantOf,
  type ReportedEvent,
  reportedEvent,
  thrownOf,
} from '../reading/event.ts';
import { takeReport } from '../writing/take-report.ts';

/** What is sent on; anything else that an envelope may hold is left out. */
const FORWARDED = [
  ...['event', 'transaction', 'span', 'session', 'sessions', 'client_report'],
  ...['replay_event', 'replay_recording'],
];

/**
 * Takes an envelope: sends it on to the configured service, or keeps its errors where there is none. Throws 400 for one that
 * can't be read, and for one that is meant for another project.
 */
export const takeEnvelope = async (context: OpenContext, bytes: Buffer, sentryDsn: string): Promise<void> => {
  const target = sentryTarget(sentryDsn);
  const envelope = readEnvelope(bytes);
  const events = eventsOf(envelope);
  if (!target) return keep(context, events);
  const { dsn } = envelope.header;
  if (dsn !== undefined && !isSameTarget(target, dsn))
    throw new Failure('bad_request', 'This envelope is for another project than the one that is set here.');
  const items = envelope.items.filter((item) => FORWARDED.includes(item.header.type) && isCleaned(item));
  if (items.length === 0) return;
  await requireRoom(context);
  const sent = writeEnvelope({ header: { ...envelope.header, dsn: target.dsn }, items });
  await context.enqueue(FORWARDING, { envelope: sent.toString('base64') });
};

const BRACKET = 0x5b;

/** Our own worker cleans and packs recordings; what comes as plain JSON went past it. */
const isCleaned = ({ header, payload }: EnvelopeItem): boolean =>
  header.type !== 'replay_recording' || payload[payload.indexOf('\n') + 1] !== BRACKET;

const MOST_WAITING = 1_000;

/** While the service is down nobody may fill our database with what waits for it. Throws 503. */
const requireRoom = async ({ db }: OpenContext): Promise<void> => {
  const { rows } = await sql<{ full: boolean }>`select exists (
    select from pgboss.job where name = ${FORWARDING} and state < 'active' offset ${MOST_WAITING - 1}
  ) as full`.execute(db);
  if (rows[0]?.full)
    throw new Failure('unavailable', 'Too many reports wait to be sent on: try again later.');
};

const eventsOf = ({ items }: Envelope): ReportedEvent[] =>
  items.flatMap(({ header, payload }, at) => {
    if (header.type !== 'event') return [];
    const event = readJson(reportedEvent, payload);
    if (event) return [event];
    throw new Failure('bad_request', `This envelope can't be read: item ${at + 1} is no event with an id.`);
  });

const keep = async (context: OpenContext, events: readonly ReportedEvent[]): Promise<void> => {
  for (const event of events.map(cleaned)) {
    await takeReport(context, {
      id: uuidOf(event.event_id),
      origin: 'page',
      severity: event.level === 'warning' || event.level === 'info' ? 'warning' : 'error',
      title: thrownOf(event)?.type ?? (event.message ? 'Message' : 'Error'),
      occurredAt: instantOf(event.timestamp),
      person: event.user?.id ?? null,
      facts: factsOf(event),
    });
  }
};

const uuidOf = (hex: string): string =>
  hex.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
