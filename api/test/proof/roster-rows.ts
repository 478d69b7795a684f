import { randomBytes, randomUUID } from 'node:crypto';
import { insertRow } from '../factories/insert-row.ts';
import { makeAssignment, makeShift } from '../factories/shift.ts';
import { makeTemplate } from '../factories/template.ts';
import type { TestOrganization, TestPerson } from '../people.ts';
import type { TestServer } from '../server.ts';

interface Spot {
  readonly project: string;
  readonly service: string;
  readonly mark: string;
}

/** A shift of a day to come with everything that one can say of it. */
export const makeFullShift = (
  { database }: TestServer,
  organization: TestOrganization,
  { project, service, mark }: Spot,
): Promise<string> =>
  makeShift(database, organization, {
    project_id: project,
    ...{
      service_type_id: service,
      role: `${mark} lead`,
      site: `${mark} berth`,
      note: `${mark} gate 9`,
      headcount: 200,
    },
    ...{ break_min: 30, skills: JSON.stringify([{ skill: `${mark} rope`, level: 3 }]), day: '2036-03-02' },
    ...{ starts_at: '2036-03-02T22:00Z', ends_at: '2036-03-03T06:00Z' },
  });

/** A shift with somebody on it that nobody was told of yet. */
export const makeDraft = async (
  { database }: TestServer,
  organization: TestOrganization,
  { project, service, mark }: Spot,
  { member }: TestPerson,
): Promise<void> => {
  const draft = await makeShift(database, organization, {
    ...{ project_id: project, service_type_id: service, day: '2036-04-08', role: `${mark} draft` },
    ...{ starts_at: '2036-04-08T08:00Z', ends_at: '2036-04-08T16:00Z' },
  });
  await makeAssignment(database, draft, member, {});
};

/** Somebody's place on a shift that they were told of. */
export const makeOwnAssignment = (
  { database }: TestServer,
  shift: string,
  { member, name }: TestPerson,
): Promise<string> =>
  makeAssignment(database, shift, member, {
    ...{
      published_at: '2026-03-01T09:00Z',
      status_reason: `${name} can't`,
      override_reason: 'Nobody else',
      overridden: ['rest'],
    },
  });

/** A telling of the roster that somebody has read. */
export const makePublication = async (
  { database }: TestServer,
  { id: org_id }: TestOrganization,
  { member_id, project_id, mark }: { member_id: string | null; project_id: string; mark: string },
): Promise<string> => {
  const days = { from_date: '2036-03-02', to_date: '2036-03-08' };
  const id = await insertRow(database, 'publications', {
    org_id,
    project_id,
    ...days,
    changes: 1,
    note: `${mark} fair`,
  });
  await database.query('insert into publication_people values ($1, $2, $3, 1, now())', [
    org_id,
    id,
    member_id,
  ]);
  return id;
};

/** The calendar address of somebody's own, which nobody knows. */
export const makeCalendarAddress = (
  { database }: TestServer,
  org_id: string,
  { member }: TestPerson,
): Promise<string> =>
  insertRow(database, 'calendar_feeds', {
    ...{ org_id, member_id: member, secret_sha256: randomBytes(32), last_read_at: '2026-03-01T09:00Z' },
  });

/** A series with a draft on the second of its days, both long to come. */
export const makeSeries = async (
  { database }: TestServer,
  organization: TestOrganization,
  { project, service, mark }: Spot,
): Promise<string> => {
  const days = { first_day: '2036-04-09', until: '2036-04-16' };
  const series_id = await insertRow(database, 'shift_series', {
    ...{ org_id: organization.id, project_id: project, rule: 'FREQ=WEEKLY', ...days },
    skipped: '{2036-04-09}',
  });
  await makeShift(database, organization, {
    ...{ project_id: project, service_type_id: service, site: `${mark} ramp`, day: days.until },
    ...{ series_id, series_day: days.until },
  });
  return series_id;
};

/** A template with somebody, and everything that one can say of a shift. */
export const makeFullTemplate = (
  { database }: TestServer,
  { id }: TestOrganization,
  { project, service, mark }: Spot,
  { member }: TestPerson,
): Promise<string> =>
  makeTemplate(database, id, {
    ...{ project_id: project, name: `${mark} week`, member },
    shift: {
      ...{ service_type_id: service, role: `${mark} lead`, site: `${mark} quay`, note: `${mark} horn` },
      skills: JSON.stringify([{ skill: `${mark} rope`, level: 3 }]),
    },
  });

/** What a feed says of a roster: to everybody, and to its planners alone. */
export const tellOfRoster = async (
  { database }: TestServer,
  { id: org_id, people }: TestOrganization,
  { project, mark }: Pick<Spot, 'project' | 'mark'>,
  { member }: TestPerson,
): Promise<void> => {
  const by = { org_id, project_id: project, actor: people.manager.sub, actor_name: people.manager.name };
  await insertRow(database, 'events', {
    ...{ ...by, type: 'roster.published', subject_type: 'publication', subject_id: randomUUID() },
    data: { from: '2026-03-02', to: '2026-03-08', shifts: 2, people: 1, note: `${mark} fair` },
  });
  await insertRow(database, 'events', {
    ...{ ...by, type: 'assignment.missed', subject_type: 'assignment', subject_id: randomUUID() },
    data: { shift_id: randomUUID(), member_id: member, day: '2026-03-03' },
  });
};
