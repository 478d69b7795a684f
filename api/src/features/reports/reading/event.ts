import { z } from 'zod';
import { scrub } from '#contract/reports/scrub.ts';
import type { ReportFacts } from '#contract/reports/shapes.ts';

const text = (most: number) =>
  z
    .string()
    .transform((value) => value.replaceAll('\u0000', '').slice(0, most))
    .nullish()
    .catch(null);
const number = z.int().min(0).nullish().catch(null);

const frame = z.object({
  function: text(200),
  filename: text(500),
  lineno: number,
  colno: number,
  in_app: z.boolean().nullish().catch(null),
});
const crumb = z.object({
  timestamp: z.union([z.number(), z.string()]).nullish().catch(null),
  category: text(60),
  level: text(20),
  message: text(500),
  data: z.record(z.string(), z.unknown()).nullish().catch(null),
});
const crumbs = z.array(crumb).catch([]);
const names = z
  .object({ name: text(60), version: text(40) })
  .nullish()
  .catch(null);
const exceptions = z
  .array(
    z.object({
      type: text(200),
      value: text(1_000),
      stacktrace: z
        .object({ frames: z.array(frame).catch([]) })
        .nullish()
        .catch(null),
    }),
  )
  .catch([]);

/** What is read of an event; whatever else it holds, or holds wrongly, is left out. Source: develop.sentry.dev/sdk/data-model. */
export const reportedEvent = z.object({
  event_id: z.string().regex(/^[0-9a-f]{32}$/i),
  timestamp: z.union([z.number(), z.string()]).nullish().catch(null),
  level: text(20),
  message: text(1_000),
  release: text(100),
  environment: text(60),
  transaction: text(500),
  exception: z.object({ values: exceptions }).nullish().catch(null),
  breadcrumbs: z
    .union([crumbs, z.object({ values: crumbs }).transform(({ values }) => values)])
    .nullish()
    .catch(null),
  tags: z.record(z.string(), z.unknown()).nullish().catch(null),
  user: z
    .object({ id: z.string().max(200) })
    .nullish()
    .catch(null),
  request: z
    .object({ url: text(2_000), headers: z.record(z.string(), z.unknown()).nullish().catch(null) })
    .nullish()
    .catch(null),
  contexts: z.object({ browser: names, os: names }).partial().nullish().catch(null),
});

/** An event as it was read. */
export type ReportedEvent = z.infer<typeof reportedEvent>;

/** The same without tokens and addresses. `user` is read beforehand: only its id. */
export const cleaned = (event: ReportedEvent): ReportedEvent => ({ ...scrub(event), user: event.user });

const FRAMES = 50;
const CRUMBS = 50;

/** What is shown of an event. */
export const factsOf = (event: ReportedEvent): ReportFacts => ({
  message: messageOf(event),
  page: pageOf(event),
  release: event.release ?? null,
  environment: event.environment ?? null,
  browser: browserOf(event),
  request_id: requestOf(event),
  frames: framesOf(event),
  crumbs: (event.breadcrumbs ?? []).slice(-CRUMBS).map(presentCrumb),
});

/** The outermost error; those that caused it come before. */
export const thrownOf = ({ exception }: ReportedEvent) => exception?.values.at(-1);

/** What the error says, or what was reported without one. */
export const messageOf = (event: ReportedEvent): string => thrownOf(event)?.value ?? event.message ?? '';

/** Path of the page, without what follows it. */
export const pageOf = ({ request, transaction }: ReportedEvent): string | null => {
  const address = request?.url;
  if (!address) return transaction ?? null;
  return URL.parse(address)?.pathname.slice(0, 500) ?? null;
};

const requestOf = ({ tags }: ReportedEvent): string | null => {
  const id = tags?.request_id;
  return typeof id === 'string' ? id.slice(0, 100) : null;
};

const browserOf = ({ contexts, request }: ReportedEvent): string | null => {
  const known = [contexts?.browser, contexts?.os]
    .map((part) => [part?.name, part?.version].filter(Boolean).join(' '))
    .filter(Boolean)
    .join(' · ');
  const agent = Object.entries(request?.headers ?? {}).find(
    ([name]) => name.toLowerCase() === 'user-agent',
  )?.[1];
  return known || (typeof agent === 'string' ? agent.slice(0, 300) : null);
};

/** Sentry writes the innermost last. */
const framesOf = (event: ReportedEvent): ReportFacts['frames'] =>
  (thrownOf(event)?.stacktrace?.frames ?? [])
    .slice(-FRAMES)
    .reverse()
    .map(({ function: name, filename, lineno, colno, in_app }) => ({
      ...{ function: name ?? '?', file: filename ?? '', line: lineno ?? null, column: colno ?? null },
      own: in_app !== false,
    }));

const presentCrumb = ({ timestamp, category, level, message, data }: z.infer<typeof crumb>) => ({
  at: instantOf(timestamp),
  category: category ?? '',
  level: level ?? 'info',
  message: (message ?? (data ? inWords(data) : '')).slice(0, 500),
});

const inWords = (data: Readonly<Record<string, unknown>>): string => {
  const { method, url, status_code, from, to } = data;
  if (from !== undefined || to !== undefined) return `${from ?? '?'} → ${to ?? '?'}`;
  if (url !== undefined) return [method, url, status_code].filter((part) => part !== undefined).join(' ');
  return JSON.stringify(data);
};

/** Seconds since the epoch, or ISO 8601, as an instant. */
export const instantOf = (given: number | string | null | undefined): string | null => {
  const date = new Date(typeof given === 'number' ? given * 1000 : (given ?? Number.NaN));
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
};
