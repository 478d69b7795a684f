import { sql } from 'kysely';
import type { Happened, Inside, Notice, Reaction, Watch } from '../../../platform/reactions.ts';
import { readLadder } from '../queries/ladder.ts';
import { withoutRefused } from '../queries/readers.ts';
import { listRosteredNext } from '../queries/rostered-next.ts';
import { listToTell, pageOf, type ToTell } from '../queries/to-tell.ts';

type Whom = Pick<Notice, 'recipient' | 'reason'>;

/** Accounts of whoever is rostered after the shift that hands over and may read what it hands over; empty where nobody is. */
export const listNext = async (inside: Inside, handover: ToTell): Promise<readonly Whom[]> => {
  const { db, organization } = inside;
  const { project_id, shift_id, author_id, project } = handover;
  if (!organization || !shift_id) return [];
  const handedOver = { project: project_id, shift: shift_id, author: author_id };
  const next = await listRosteredNext({ db, organization }, handedOver);
  const { rows } = await sql<{ sub: string }>`
    select user_sub as sub from members where org_id = ${organization} and id = any (${next.map(({ id }) => id)}::uuid[])
      and user_sub is not null and archived_at is null order by user_sub`.execute(db);
  const told = await withoutRefused(inside, project_id, rows);
  return told.map(({ sub }) => ({ recipient: sub, reason: `You are on the next shift of ${project}.` }));
};

/** Where nobody is rostered next, anybody may take over: those hear of it who see to the project. */
const listInstead = async (inside: Inside, { project_id, project }: ToTell): Promise<readonly Whom[]> => {
  const [first = []] = await readLadder(inside, project_id);
  return first.map(({ sub }) => ({ recipient: sub, reason: `Nobody is on the next shift of ${project}.` }));
};

/** What every notice of a handover has. */
export const baseOf = (handover: ToTell) => ({
  project: handover.project_id,
  target: { type: 'ops_log_entry', id: handover.id },
  url: pageOf(handover),
});

const noticeOf = (handover: ToTell, whom: Whom): Notice => ({
  ...{ ...baseOf(handover), ...whom, type: 'handover.waiting' },
  title: `handed over on ${handover.project}`,
  message: `${handover.title} · Read it, then acknowledge or dispute it.`,
  source: `handover:${handover.id}:${handover.step}`,
});

const isWaiting = ({ kind, state }: ToTell): boolean => kind === 'handover' && state === 'signed_out';
const comeTo = (events: readonly Happened[], state: string) =>
  new Map(events.filter(({ changes }) => changes.state?.[1] === state).map((one) => [one.subject.id, one]));

/** Tells whoever is rostered next that something was handed over to them. */
export const tellWaiting: Reaction = async (inside, events) => {
  const notices: Notice[] = [];
  for (const handover of await listToTell(inside, [...comeTo(events, 'signed_out').keys()])) {
    if (!isWaiting(handover)) continue;
    const next = await listNext(inside, handover);
    const whom = next.length > 0 ? next : await listInstead(inside, handover);
    notices.push(...whom.map((one) => noticeOf(handover, one)));
  }
  return notices;
};

/** What has waited for longer than a week is told to nobody new. */
const LONGEST_MIN = 7 * 1_440;

/** Tells whoever has come to be rostered next since a handover was signed out; those who know of it are left alone. */
export const waitingHandovers: Watch = async (inside) => {
  const notices: Notice[] = [];
  for (const handover of await listToTell(inside, 'waiting'))
    if (isWaiting(handover) && handover.waited_min < LONGEST_MIN)
      for (const one of await listNext(inside, handover))
        notices.push({
          ...noticeOf(handover, one),
          ...{ title: `A handover waits for you on ${handover.project}`, receipt: true },
        });
  return notices;
};

/** Tells its author why somebody disputes a handover. */
export const tellDisputed: Reaction = async (inside, events) => {
  const disputed = comeTo(events, 'disputed');
  const notices: Notice[] = [];
  for (const handover of await listToTell(inside, [...disputed.keys()])) {
    const event = disputed.get(handover.id);
    const isSo = handover.kind === 'handover' && handover.state === 'disputed';
    if (!event || !isSo || !handover.author) continue;
    for (const { sub } of await withoutRefused(inside, handover.project_id, [{ sub: handover.author }]))
      notices.push({
        ...{ ...baseOf(handover), recipient: sub, type: 'handover.disputed' },
        title: `disputed your handover on ${handover.project}`,
        message: `“${handover.note}” · ${handover.title}`,
        reason: 'You handed over.',
        source: `disputed:${event.id}`,
      });
  }
  return notices;
};
