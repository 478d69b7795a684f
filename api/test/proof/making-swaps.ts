import { addDays } from '#contract/activity/rules.ts';
import { insertRow } from '../factories/insert-row.ts';
import { makeAssignment, makeShift } from '../factories/shift.ts';
import type { TestOrganization, TestPerson } from '../people.ts';
import type { TestServer } from '../server.ts';

/** Who asks whom about which shifts. */
export interface Between {
  readonly requester: TestPerson;
  readonly counterpart: TestPerson;
  readonly project: string;
  readonly mark: string;
  /** Of the first shift; the other one is two days later. */
  readonly day: string;
  readonly status?: 'pending' | 'accepted';
  /** Leaves it to whoever is asked which of theirs they give. */
  readonly isOpen?: boolean;
}

/** A shift of eight hours that somebody was told of, and their booking. */
export const makeTold = async (
  { database }: Pick<TestServer, 'database'>,
  organization: TestOrganization,
  { member }: TestPerson,
  { project, mark, day }: Pick<Between, 'project' | 'mark' | 'day'>,
) => {
  const times = { starts_at: `${day}T08:00:00.000Z`, ends_at: `${day}T16:00:00.000Z` };
  const shift = await makeShift(database, organization, {
    ...{ project_id: project, day, told: true, site: `${mark} gate`, headcount: 9, ...times },
  });
  const assignment = await makeAssignment(database, shift, member, { told: true, status: 'confirmed' });
  return { shift, assignment, ...times };
};

/** A swap that somebody asks of somebody, with everything that one can say of it: both were told of their shifts. */
export const makeSwap = async (
  muster: Pick<TestServer, 'database'>,
  organization: TestOrganization,
  { requester, counterpart, status = 'pending', isOpen = false, ...place }: Between,
): Promise<string> => {
  const given = await makeTold(muster, organization, requester, place);
  const got = isOpen
    ? null
    : await makeTold(muster, organization, counterpart, { ...place, day: addDays(place.day, 2) });
  return insertRow(muster.database, 'swaps', {
    ...{ org_id: organization.id, project_id: place.project, kind: 'swap', status },
    ...{ shift_id: given.shift, assignment_id: given.assignment, starts_at: given.starts_at },
    ...{ ends_at: given.ends_at, expires_at: given.starts_at },
    ...{ requester_id: requester.member, counterpart_id: counterpart.member },
    ...{ other_shift_id: got?.shift, other_assignment_id: got?.assignment },
    ...{ other_starts_at: got?.starts_at, other_ends_at: got?.ends_at },
    ...{ reason: `${place.mark} play`, status_reason: `${place.mark} exam` },
    ...{ decided_by: counterpart.member, decided_at: '2026-03-01T10:00Z' },
  });
};
