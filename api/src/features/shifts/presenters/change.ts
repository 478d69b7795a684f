import type { RosterChange } from '#contract/shifts/publishing-endpoints.ts';
import type { Concerned } from '../queries/changes.ts';
import type { Change } from '../queries/preview.ts';

/** What the next publication says of a shift. */
export const presentChange = ({ id, version, plan, people, kind, differing }: Change): RosterChange => ({
  shift_id: id,
  version,
  kind,
  day: plan.day,
  start: plan.start,
  end: plan.end,
  name: plan.service_type_id || plan.role,
  fields: kind === 'changed' ? [...differing] : [],
  added: thoseWith('added', people),
  removed: thoseWith('removed', people),
});

const thoseWith = (news: Concerned['news'], people: readonly Concerned[]) =>
  people.filter((one) => one.news === news).map(({ id, name }) => ({ id, name }));
