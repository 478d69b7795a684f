import { sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import type { OpsLogType, Severity } from '#contract/ops-log/states.ts';
import type { Context } from '../../../platform/context.ts';
import type { Room } from '../queries/room.ts';

interface Named {
  readonly field: string;
  readonly id: string;
  /** Something is left for them to do: they have to be there still. */
  readonly isToDo?: boolean;
}

/** Names of people by their ids. Throws 422 for somebody who isn't on the team, or to be left something and gone, with their field. */
export const requireTeam = async (
  { db, organization }: Context,
  named: readonly Named[],
): Promise<ReadonlyMap<string, string>> => {
  if (named.length === 0) return new Map();
  const found = await db
    .selectFrom('members')
    .select(['id', 'name'])
    .select(sql<boolean>`archived_at is not null or status = 'offboarded'`.as('gone'))
    .where('org_id', '=', organization)
    .where((is) => is('id', '=', is.fn.any(is.val(named.map(({ id }) => id)))))
    .execute();
  const known = new Map(found.map(({ id, name }) => [id, name]));
  const gone = new Set(found.filter((one) => one.gone).map(({ id }) => id));
  const stranger = named.find(({ id, isToDo }) => !known.has(id) || (isToDo && gone.has(id)));
  if (stranger)
    throw brokenRule(
      'person-on-team',
      stranger.field,
      'This person is not on the team: choose somebody who is.',
    );
  return known;
};

/** Throws 422 for a shift that isn't one of the project's that people were told of. */
export const requireShift = async (
  { db, organization }: Context,
  project: string,
  shift: string | null,
): Promise<void> => {
  if (!shift) return;
  const found = await db
    .selectFrom('published_shifts')
    .select('shift_id')
    .where('org_id', '=', organization)
    .where('project_id', '=', project)
    .where('shift_id', '=', shift)
    .executeTakeFirst();
  if (!found) throw brokenRule('shift-of-project', 'shift_id', 'Choose a published shift of this project.');
};

/** Throws 422 for a handover that doesn't say which shift hands over, and from somebody who is there by a shift for one of others. */
export const requireHandoverShift = async (
  { db, organization }: Context,
  { onShift, author }: Pick<Room, 'onShift' | 'author'>,
  { type, shift_id }: { readonly type: OpsLogType; readonly shift_id: string | null },
): Promise<void> => {
  if (type !== 'handover') return;
  if (!shift_id) throw brokenRule('handover-shift', 'shift_id', 'Choose the shift that hands over.');
  if (!onShift) return;
  const { rows } =
    await sql`select from assignments a where a.org_id = ${organization} and a.shift_id = ${shift_id}::uuid
    and a.member_id = ${author}::uuid and ${FIRMLY_BOOKED}`.execute(db);
  if (rows.length === 0)
    throw brokenRule(
      'foreign-shift',
      'shift_id',
      'You are on another shift: choose your own, or let whoever is on this one hand it over.',
    );
};

const FIRMLY_BOOKED = sql`a.booking = 'hard' and a.archived_at is null and a.published_at is not null
  and a.status in ('offered', 'confirmed', 'checked_in', 'completed')`;

/** Throws 422 for an incident that nobody has to do anything about. */
export const requireSeverity = (type: OpsLogType, severity: Severity): void => {
  if (type === 'incident' && severity === 'info')
    throw brokenRule('incident-severity', 'severity', 'Say how grave the incident is: sev1 to sev4.');
};
