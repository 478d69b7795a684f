import { randomUUID } from 'node:crypto';
import { makeAssignment, makeShift, tellOfShift } from '../factories/shift.ts';
import type { TestOrganization, TestPerson } from '../people.ts';
import type { TestServer } from '../server.ts';
import { makeSwap, makeTold } from './making-swaps.ts';
import {
  makeDraft,
  makeFullShift,
  makeFullTemplate,
  makePublication,
  makeSeries,
  tellOfRoster,
} from './roster-rows.ts';

interface Place {
  readonly project: string;
  readonly hidden: string;
  readonly service: string;
  readonly mark: string;
}

/** Ids of the rows of rosters. */
export interface RosterRows {
  /** One that the colleague is on, too soon after another one; another one in `hidden`. */
  readonly shift: string;
  readonly hiddenShift: string;
  /** What made each of them, long ago. */
  readonly batch: string;
  readonly hiddenBatch: string;
  /** Each with a draft of a day to come. */
  readonly series: string;
  readonly hiddenSeries: string;
  /** Each with a shift that the colleague is planned with. */
  readonly template: string;
  readonly hiddenTemplate: string;
  /** The colleague's on each of them. */
  readonly assignment: string;
  readonly hiddenAssignment: string;
  /** What the colleague asks of somebody about a shift of a day to come, and they of the colleague; another one in `hidden`. */
  readonly swap: string;
  readonly hiddenSwap: string;
  /** The member's and the colleague's bookings, of days to come. */
  readonly giving: string;
  readonly getting: string;
  /** Published, of a day to come; everybody on the team is on it. */
  readonly laterShift: string;
}

/** Every kind of shift, and a telling of them. */
export const makeRoster = async (
  muster: TestServer,
  organization: TestOrganization,
  colleague: TestPerson,
  place: Place,
): Promise<RosterRows> => {
  await makePublication(muster, organization, {
    ...{ member_id: colleague.member, project_id: place.project, mark: place.mark },
  });
  const laterShift = await makeFullShift(muster, organization, place);
  await tellOfShift(muster.database, laterShift);
  await makeDraft(muster, organization, place, colleague);
  await tellOfRoster(muster, organization, place, colleague);
  const shifts = await makeShifts(muster, organization, colleague, place);
  const { director, member } = organization.people;
  const own = (person: TestPerson, day: string) => makeTold(muster, organization, person, { ...place, day });
  const pair = { requester: colleague, counterpart: director, mark: place.mark };
  return {
    ...{ ...shifts, laterShift },
    series: await makeSeries(muster, organization, place),
    hiddenSeries: await makeSeries(muster, organization, { ...place, project: place.hidden }),
    template: await makeFullTemplate(muster, organization, place, colleague),
    hiddenTemplate: await makeFullTemplate(
      muster,
      organization,
      { ...place, project: place.hidden },
      colleague,
    ),
    giving: (await own(member, '2036-04-21')).assignment,
    getting: (await own(colleague, '2036-04-23')).assignment,
    swap: await makeSwap(muster, organization, { ...pair, project: place.project, day: '2036-04-01' }),
    hiddenSwap: await makeSwap(muster, organization, { ...pair, project: place.hidden, day: '2036-04-11' }),
  };
};

/** Shifts that people were told of: somebody is on two of them without rest in between, and, tentatively, on one of another project. */
const makeShifts = async (
  { database }: TestServer,
  organization: TestOrganization,
  { member }: TestPerson,
  { project, hidden, service, mark }: Place,
) => {
  const make = (project_id: string, fields: object) =>
    makeShift(database, organization, {
      ...{ project_id, day: '2026-03-03', told: true, service_type_id: service, site: `${mark} gate` },
      ...{
        note: `${mark} keys`,
        skills: JSON.stringify([{ skill: `${mark} crane`, level: 2 }]),
        headcount: 2,
      },
      ...fields,
    });
  const [batch, hiddenBatch] = [randomUUID(), randomUUID()];
  const created_at = '2026-03-01T09:00Z';
  const shift = await make(project, { batch_id: batch, created_at });
  const early = await make(project, { starts_at: '2026-03-03T02:00Z', ends_at: '2026-03-03T06:00Z' });
  const hiddenShift = await make(hidden, { batch_id: hiddenBatch, created_at });
  await makeAssignment(database, early, member, { told: true });
  const worked = { told: true, status: 'confirmed', checked_in_at: '2026-03-03T08:00Z' };
  const overridden = { overridden: ['rest'], override_reason: `${mark} cover` };
  const assignment = await makeAssignment(database, shift, member, { ...worked, ...overridden });
  const tentative = { told: true, booking: 'soft' };
  const hiddenAssignment = await makeAssignment(database, hiddenShift, member, tentative);
  await database.query(
    `insert into member_skills (org_id, member_id, skill, expires) values ($1, $2, $3, '2026-03-02')`,
    [organization.id, member, `${mark} crane`],
  );
  return { shift, hiddenShift, batch, hiddenBatch, assignment, hiddenAssignment };
};
