import { brokenRule } from '#contract/errors.ts';
import type { OpsLogType, Severity } from '#contract/ops-log/states.ts';
import type { Context } from '../../../platform/context.ts';

/** Names of people by their ids. Throws 422 for somebody who isn't on the team, with the field that names them. */
export const requireTeam = async (
  { db, organization }: Context,
  named: readonly { readonly field: string; readonly id: string }[],
): Promise<ReadonlyMap<string, string>> => {
  if (named.length === 0) return new Map();
  const found = await db
    .selectFrom('members')
    .select(['id', 'name'])
    .where('org_id', '=', organization)
    .where((is) => is('id', '=', is.fn.any(is.val(named.map(({ id }) => id)))))
    .execute();
  const known = new Map(found.map(({ id, name }) => [id, name]));
  const stranger = named.find(({ id }) => !known.has(id));
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

/** Throws 422 for a handover that doesn't say which shift hands over. */
export const requireHandoverShift = (type: OpsLogType, shift: string | null): void => {
  if (type === 'handover' && !shift)
    throw brokenRule('handover-shift', 'shift_id', 'Choose the shift that hands over.');
};

/** Throws 422 for an incident that nobody has to do anything about. */
export const requireSeverity = (type: OpsLogType, severity: Severity): void => {
  if (type === 'incident' && severity === 'info')
    throw brokenRule('incident-severity', 'severity', 'Say how grave the incident is: sev1 to sev4.');
};
