import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { brokenRule, Failure } from '#contract/errors.ts';
import type { Batch, Unplanned } from '#contract/shifts/batch-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { requireServiceOf } from '../queries/offered-services.ts';
import type { requireSeenProject } from '../queries/seen-project.ts';
import type { ShiftLine } from '../queries/week.ts';
import { planShift } from '../rules/plan-shift.ts';
import { undoUntil } from '../rules/undo-until.ts';
import { insertShifts, type Planned } from './insert-shifts.ts';
import { placeCopied } from './place-copied.ts';

type Project = Awaited<ReturnType<typeof requireSeenProject>>;

interface Together {
  readonly lines: readonly ShiftLine[];
  /** What is planned on these days already. */
  readonly there: readonly ShiftLine[];
  readonly with_people: boolean;
  /** Throws 422 for one that isn't to be planned, before its own rules are asked. */
  readonly check?: (line: ShiftLine) => void;
}

/** Lets those who plan a project's roster together go one after the other, so that nothing is planned twice. */
export const takeTurns = ({ db, organization }: Context, project: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`roster:${organization}:${project}`}, 0))`.execute(db);

/** Plans shifts as drafts of one batch, but for those that are there; says of each row that couldn't be planned why. */
export const planTogether = async (
  context: Context,
  project: Project,
  { with_people, ...asked }: Together,
): Promise<{ outcome: Batch; planned: readonly ShiftLine[] }> => {
  const { ready, left } = await planLines(context, project, asked);
  const batch_id = ready.length > 0 ? randomUUID() : null;
  const rows = ready.map(({ row }) => row);
  const ids = await insertShifts(context, project.id, rows, { batch_id });
  const pairs = ready.map(({ line }, at) => ({ shift: line, copy: ids[at] ?? '' }));
  const places = with_people ? await placeCopied(context, project.id, pairs) : { count: 0, left: [] };
  const undo_until = batch_id && undoUntil(context);
  const count = { shifts: ids.length, places: places.count };
  return {
    outcome: { batch_id, undo_until, ...count, left: [...left, ...places.left] },
    planned: ready.map(({ line }) => line),
  };
};

interface Ready {
  readonly line: ShiftLine;
  readonly row: Planned;
}

const planLines = async (
  context: Context,
  project: Project,
  { lines, there, check }: Omit<Together, 'with_people'>,
) => {
  const isThere = takingOnce(there.map(keyOf));
  const requireService = askingOnce((service) => requireServiceOf(context, project.id, service));
  const ready: Ready[] = [];
  const left: Unplanned[] = [];
  for (const line of lines)
    try {
      check?.(line);
      if (isThere(keyOf(line)))
        throw brokenRule('planned-already', 'day', 'This shift is on the roster already.');
      const row = await planShift(context, project, line.timezone, fieldsOf(line), requireService);
      ready.push({ line, row });
    } catch (error) {
      left.push(unplannedOf(line, error));
    }
  return { ready, left };
};

const askingOnce = (ask: (id: string) => Promise<void>) => {
  const answers = new Map<string, Promise<void>>();
  return (id: string): Promise<void> => {
    const answer = answers.get(id) ?? ask(id);
    answers.set(id, answer);
    return answer;
  };
};

/** Whether there is one more of a kind: two shifts that are alike are there already where two are. */
const takingOnce = (kinds: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return (kind: string): boolean => {
    const rest = counts.get(kind) ?? 0;
    counts.set(kind, rest - 1);
    return rest > 0;
  };
};

const keyOf = ({ day, start, end, service_type_id, role, site }: ShiftLine): string =>
  JSON.stringify([day, start, end, service_type_id, role, site]);

const fieldsOf = (line: ShiftLine) => {
  const { day, start, end, break_min, service_type_id, role, site, headcount, skills, note } = line;
  return { day, start, end, break_min, service_type_id, role, site, headcount, skills, note };
};

const unplannedOf = ({ id, day, start, service_name, role }: ShiftLine, error: unknown): Unplanned => {
  if (!(error instanceof Failure)) throw error;
  const rule = error.rule ?? '';
  const name = service_name ?? role ?? '';
  const message = rule === 'service-unknown' ? `${name} isn’t in use any more.` : error.message;
  return { shift_id: id, day, start, name, member: null, rule, message };
};
