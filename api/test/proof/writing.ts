import { type Endpoint, fill, isVersioned } from '#contract/endpoint.ts';
import { previewImport } from '#contract/imports/endpoints.ts';
import { togglFile } from '../../src/features/imports/fixtures/files.ts';
import { insertRow } from '../factories/insert-row.ts';
import { makeAssignment, makeShift } from '../factories/shift.ts';
import { paramsFor } from './addresses.ts';
import type { Actor } from './cast.ts';
import { type Between, makeSwap } from './making-swaps.ts';
import { expectationOf } from './matrix.ts';
import { READY } from './ready.ts';
import { nameOf, QUERIES } from './samples.ts';
import type { World } from './world.ts';

/** Somebody who may ask: only then is a body read. */
export const writerOf = (world: World, endpoint: Endpoint): Actor => {
  const { least, writer } = expectationOf(endpoint);
  const name = least ?? writer ?? 'coordinator';
  const actor = world.cast.find((one) => one.name === name);
  if (!actor) throw new Error(`Nobody is ${name}.`);
  return actor;
};

/** The endpoints that read a body. */
export const bodyReaders = ({ muster }: World): Endpoint[] =>
  muster.server.endpoints.filter(({ body, file }) => body && !file);

/**
 * Sends a body to an endpoint as somebody who may, about an own row at its first version; `ready` makes first what has to be
 * there.
 */
export const sendBody = async (world: World, endpoint: Endpoint, body: unknown, ready = true) => {
  const actor = writerOf(world, endpoint);
  const isPolicy = endpoint.path.startsWith('/policy');
  const version = isPolicy ? await policyVersion(world) : 1;
  const others = (ready && (await PREPARED[nameOf(endpoint)]?.(world))) || {};
  const answer = await world.muster.server.http.inject({
    method: endpoint.method,
    url: `/api${fill(endpoint.path, { ...paramsFor(endpoint, 'own', world, actor), ...others })}${QUERIES[nameOf(endpoint)] ?? ''}`,
    headers: {
      ...actor.headers,
      ...{ 'organization-id': world.own.id, 'content-type': 'application/json' },
      ...(isVersioned(endpoint) ? { 'if-match': `"${version}"` } : {}),
    },
    payload: JSON.stringify(
      isPolicy && body instanceof Object && 'over' in body ? { ...body, over: version } : body,
    ),
  });
  return { status: answer.statusCode, text: answer.body };
};

type Parameters = Record<string, string>;

/** The newest policy: migrations publish over the defaults. */
const policyVersion = async ({ muster: { database } }: World): Promise<number> => {
  const [newest] = await database.query('select max(version) as version from policy_revisions');
  return Number(newest?.version);
};

const runTimer = async ({ muster: { database }, own }: World): Promise<Parameters> => {
  const { member } = own.people.member;
  await database.query('delete from activity_timers where member_id = $1', [member]);
  // Not by the clock: what ran for longer than a day leaves no room in it.
  const started_at = new Date(Date.now() - 60_000);
  await insertRow(database, 'activity_timers', { org_id: own.id, member_id: member, started_at });
  return {};
};

const speak = async ({ muster: { database }, own: { id, people, rows } }: World): Promise<Parameters> => ({
  comment_id: await insertRow(database, 'comments', {
    ...{ org_id: id, project_id: rows.project, member_id: people.member.member, body: 'Gate 3' },
  }),
});

const bringFile = async ({ muster, own }: World): Promise<Parameters> => {
  const file = { name: 'time.csv', bytes: Buffer.from(togglFile({})) };
  const { body } = await muster.as(own.people.manager)(previewImport, { file });
  return { id: body.id };
};

/** A month that was closed, without time in it. */
const closeMonth = async ({ muster: { database }, own }: World): Promise<Parameters> => {
  await database.query("delete from activity_months where month = '2025-11-01'");
  await insertRow(database, 'activity_months', { org_id: own.id, month: '2025-11-01' });
  return { month: '2025-11' };
};

/** An hour that is locked, of somebody who asks nothing. */
const lockTime = async ({ muster: { database }, own }: World): Promise<Parameters> => {
  // Without triggers, so that it keeps the version that the body names.
  await database.query(
    `begin; set local session_replication_role = replica;
     update activity_entries set status = 'locked', version = 1 where id = '${own.rows.waiting}'; commit`,
  );
  return {};
};

/** A shift of the project with places that nobody fills; `hours` = from now until it starts. */
const planShift = async ({ muster, own }: World, hours: number): Promise<string> => {
  const starts = Date.now() + hours * 3_600_000;
  const at = (moment: number) => new Date(moment).toISOString();
  return makeShift(muster.database, own, {
    ...{ project_id: own.rows.project, day: at(starts).slice(0, 10), told: true, headcount: 9 },
    ...{ starts_at: at(starts), ends_at: at(starts + 8 * 3_600_000) },
  });
};

const toldShift = (hours: number) => async (world: World) => ({ shift_id: await planShift(world, hours) });

/** A shift that somebody of the organization's members has and knows of, that starts so many hours from now. */
const giveShift =
  (hours: number, status: 'offered' | 'confirmed') =>
  async (world: World): Promise<Parameters> => {
    const shift = await planShift(world, hours);
    const { member } = world.own.people.member;
    await world.muster.database.query(
      "delete from assignments where member_id = $1 and starts_at between now() - interval '9 days' and now() + interval '9 days'",
      [member],
    );
    const fields = { told: true, status };
    return { assignment_id: await makeAssignment(world.muster.database, shift, member, fields) };
  };

/** A swap between the colleague and somebody else, of days on which neither has anything else. */
const askForSwap =
  (requester: 'colleague' | 'member', given: Pick<Between, 'status' | 'isOpen'> = {}) =>
  async ({ muster, own }: World): Promise<Parameters> => {
    const { colleague, project } = own.rows;
    const { member } = own.people;
    await muster.database.query(
      "delete from assignments where member_id = any ($1) and day between '2036-05-01' and '2036-05-09'",
      [[colleague.member, member.member]],
    );
    const [by, of] = requester === 'member' ? [member, colleague] : [colleague, member];
    const between = { requester: by, counterpart: of, project, mark: own.id, day: '2036-05-03', ...given };
    return { swap_id: await makeSwap(muster, own, between) };
  };

/** The shift that a publication names is one that nobody was told of, in the days that it is of. */
const untell = async ({ muster: { database }, own: { rows } }: World): Promise<Parameters> => {
  await database.query('delete from published_shifts where shift_id = $1', [rows.shift]);
  // Without triggers, so that it keeps the version that the body names.
  await database.query(
    `begin; set local session_replication_role = replica;
     update shifts set day = '2036-03-04', starts_at = '2036-03-04T08:00Z', ends_at = '2036-03-04T16:00Z', status = 'draft', version = 1
     where id = '${rows.shift}'; commit`,
  );
  return {};
};

/** What has to be so before a call is taken; answers what stands in the address instead. */
const askForLeave = async ({ muster: { database }, own: { id, people } }: World): Promise<Parameters> => ({
  leave_id: await insertRow(database, 'leave_requests', {
    ...{ org_id: id, member_id: people.coordinator.member, type: 'unpaid', timezone: 'Europe/London' },
    ...{ from_date: '2036-03-11', to_date: '2036-03-11', minutes: 480 },
    ...{ starts_at: '2036-03-11T00:00Z', ends_at: '2036-03-12T00:00Z' },
  }),
});

/** The body names no address that it replaces. */
const endCalendar = async ({ muster: { database }, own: { people } }: World): Promise<Parameters> => {
  await database.query('update calendar_feeds set revoked_at = now() where member_id = $1', [
    people.member.member,
  ]);
  return {};
};

const PREPARED: Readonly<Record<string, (world: World) => Promise<Parameters>>> = {
  'POST /leave/:leave_id/reject': askForLeave,
  'POST /daily-activity/calendar-feed': endCalendar,
  'PUT /daily-activity/timer': runTimer,
  'POST /daily-activity/timer/switch': runTimer,
  'POST /daily-activity/timer/stop': runTimer,
  'POST /daily-activity/timer/discard': runTimer,
  'POST /imports/:id/apply': bringFile,
  'PATCH /projects/:project_id/comments/:comment_id': speak,
  'POST /daily-activity/months/:month/close': async () => ({ month: '2025-12' }),
  'POST /daily-activity/months/:month/reopen': closeMonth,
  'POST /daily-activity/reversals': lockTime,
  'POST /projects/:project_id/roster/publications': untell,
  'POST /projects/:project_id/swaps': async ({ muster, own }) => {
    await muster.database.query('delete from swaps where assignment_id = $1', [own.rows.giving]);
    return {};
  },
  'POST /projects/:project_id/swaps/:swap_id/accept': askForSwap('colleague', { isOpen: true }),
  'POST /projects/:project_id/swaps/:swap_id/decline': askForSwap('colleague'),
  'POST /projects/:project_id/swaps/:swap_id/cancel': askForSwap('member'),
  'POST /projects/:project_id/swaps/:swap_id/approve': askForSwap('colleague', { status: 'accepted' }),
  'POST /projects/:project_id/swaps/:swap_id/reject': askForSwap('colleague', { status: 'accepted' }),
  ...READY,
  'PATCH /projects/:project_id/shifts/:shift_id': toldShift(24),
  'POST /projects/:project_id/shifts/:shift_id/cancel': toldShift(48),
  'POST /projects/:project_id/shifts/:shift_id/assignments': toldShift(96),
  'PATCH /projects/:project_id/assignments/:assignment_id': giveShift(144, 'offered'),
  'POST /projects/:project_id/assignments/:assignment_id/confirm': giveShift(48, 'offered'),
  'POST /projects/:project_id/assignments/:assignment_id/decline': giveShift(48, 'offered'),
  'POST /projects/:project_id/assignments/:assignment_id/check-in': giveShift(-1, 'confirmed'),
  'POST /projects/:project_id/assignments/:assignment_id/no-show': giveShift(-1, 'confirmed'),
};
