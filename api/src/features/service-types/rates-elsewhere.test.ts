import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROLES, type Role, rank } from '#contract/access/roles.ts';
import { listProjectEntries } from '#contract/activity/endpoints.ts';
import { exportAudit, listAudit } from '#contract/audit/endpoints.ts';
import { listMembers, readMember } from '#contract/members/endpoints.ts';
import { addMemberRate, listMemberRates } from '#contract/members/rates.ts';
import { listServiceTypeChanges } from '#contract/service-types/endpoints.ts';
import {
  explainRate,
  listRates,
  previewRate,
  previewRateEnd,
} from '#contract/service-types/rate-endpoints.ts';
import { previewExport } from '#contract/time-exports/endpoints.ts';
import { chooseOrganization } from '#contract/users/endpoints.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';

/** Figures of somebody that stand nowhere else; what they log is worth neither. */
const RATE = { cost_rate: '37.19', bill_rate: '61.43', currency: 'GBP', valid_from: '2020-01-01' };
const TOLD = /37\.19|61\.43/;

let desk: Desk;
let member_id: string;
let service_id: string;
let rate_id: string;
let logged: string;
const as = (role: Role) => desk.muster.as(desk.muster.organization.people[role]);

beforeAll(async () => {
  desk = await openDesk();
  await as('admin')(chooseOrganization, { body: { id: desk.muster.organization.id } });
  const person = await desk.newcomer();
  member_id = person.member ?? '';
  service_id = await desk.makeService();
  const added = await as('owner')(addMemberRate, { params: { member_id }, body: RATE });
  rate_id = added.body.id;
  const entry = await desk.log(person, { duration_s: 5400, service_type_id: service_id });
  logged = JSON.stringify(entry.body);
  await desk.muster.database.query("update activity_entries set status = 'approved' where member_id = $1", [
    member_id,
  ]);
});
afterAll(() => desk.muster.close());

const answersOf = async (role: Role) => {
  const about = { member_id, service_type_id: service_id };
  const days = { from: desk.today, to: desk.today };
  const parts = ['member', 'rate'];
  const answers = {
    time: await as(role)(listProjectEntries, { params: { project_id: desk.project } }),
    payroll: await as(role)(previewExport, { query: { ...days, purpose: 'payroll', part: parts } }),
    trail: await as(role)(listAudit, { query: { subject_id: member_id } }),
    team: await as(role)(listMembers),
    person: await as(role)(readMember, { params: { member_id } }),
    rates: await as(role)(listMemberRates, { params: { member_id } }),
    all: await as(role)(listRates),
    which: await as(role)(explainRate, { query: { ...about, day: desk.today } }),
    service: await as(role)(listServiceTypeChanges, { params: { service_id } }),
    preview: await as(role)(previewRate, { body: { ...RATE, ...about, scope: 'member' } }),
    without: await as(role)(previewRateEnd, { params: { rate_id } }),
  };
  return Object.entries(answers);
};

test('time is priced by its person’s own rate, and answers what it is worth and not the rate', async () => {
  expect(logged).not.toMatch(TOLD);
  expect(logged).not.toMatch(/cost|bill_/);
  const params = { project_id: desk.project };
  const { body } = await as('manager')(listProjectEntries, { params });
  expect(body.data).toMatchObject([{ cost_minor: 5579, currency: 'GBP' }]);
  expect(Object.keys(body.data[0])).not.toEqual(expect.arrayContaining([expect.stringMatching(/_rate$/)]));
});

test.each(ROLES.filter((role) => rank(role) < rank('director')))(
  '%s is told no rate of a person by time, exports, the trail, the team or a preview',
  async (role) => {
    const answers = await answersOf(role);
    const telling = answers.filter(([, { body }]) => TOLD.test(JSON.stringify(body) ?? ''));
    expect(telling.map(([name]) => name)).toEqual([]);
    const statuses = Object.fromEntries(answers.map(([name, { status }]) => [name, status]));
    const refused = { payroll: 403, trail: 403, rates: 403, preview: 403, without: 403 };
    expect(statuses).toMatchObject(refused);
    expect((await as(role)(exportAudit)).status).toBe(403);
  },
);

test('a director reads it at the person and as payroll has it, and an owner in the trail as well', async () => {
  const telling = async (role: Role) =>
    (await answersOf(role))
      .filter(([, { body }]) => TOLD.test(JSON.stringify(body) ?? ''))
      .map(([name]) => name);
  expect(await telling('director')).toEqual(['payroll', 'rates', 'all', 'which']);
  expect(await telling('owner')).toEqual(expect.arrayContaining(['trail', 'rates', 'all', 'which']));
});
