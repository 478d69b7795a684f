import type { RawBuilder } from 'kysely';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listOpsLogMentionable } from '#contract/ops-log/mention-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import type { Inside } from '../../../platform/reactions.ts';
import { isCalled, isNot, listOnlookers } from '../../comments/queries.ts';
import { listPeopleOnShift, type Placed } from './people-on-shift.ts';
import { readStandings } from './readers.ts';

/**
 * Those whom an entry of a project may mention: whoever sees the project, or was on shift there less than a day ago, and is refused its
 * log by no rule. `reads` says who may read it now.
 */
export const listAddressees = async (
  inside: Inside,
  project: string,
  conditions: readonly RawBuilder<unknown>[],
  most: number,
): Promise<readonly Placed[]> => {
  const [onlookers, onShift] = await Promise.all([
    listOnlookers(inside, project, conditions, most),
    listPeopleOnShift(inside, project, conditions, most),
  ]);
  const people = new Map([...onlookers, ...onShift].map((one) => [one.id, one]));
  const readers = new Set(onShift.filter(({ reads }) => reads).map(({ id }) => id));
  const subs = [...people.values()].map(({ sub }) => sub);
  const standings = await readStandings(inside, project, subs);
  return [...people.values()]
    .filter(({ sub }) => standings.get(sub) !== 'refused')
    .map(({ id, name, position, sub }) => ({
      ...{ id, name, position, sub },
      reads: standings.get(sub) === 'reads' || readers.has(id),
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
};

/** So many people of a name are looked at: who sees a project doesn't always read its log. */
const LOOKED_AT = 100;

/** People whom the caller is offered to mention in an entry: those who may read it. */
export const listMentionable = async (
  { db, organization, member }: Context,
  project: string,
  { q, per_page }: QueryOf<typeof listOpsLogMentionable>,
): Promise<readonly Placed[]> => {
  const conditions = [isNot(member), ...(q ? [isCalled(q)] : [])];
  const people = await listAddressees({ db, organization, now: new Date() }, project, conditions, LOOKED_AT);
  return people.filter(({ reads }) => reads).slice(0, per_page);
};
