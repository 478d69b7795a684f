import { afterAll, beforeAll, expect, test } from 'vitest';
import * as endpoints from '#contract/announcements/endpoints.ts';
import type { QueryInput } from '#contract/endpoint.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { type Crowd, makeCrowd } from './fixtures/crowd.ts';

let muster: TestServer;
let crowd: Crowd;
beforeAll(async () => {
  muster = await openTestServer();
  crowd = await makeCrowd(muster);
});
afterAll(() => muster.close());

const preview = async (query: QueryInput<typeof endpoints.previewAudience> = {}) => {
  const { body } = await muster.as(muster.organization.people.admin)(endpoints.previewAudience, {
    ...{ organization: crowd.home, query },
  });
  return body;
};
const names = async (query: QueryInput<typeof endpoints.previewAudience>): Promise<string> => {
  const { sample, people } = await preview(query);
  expect(people).toBe(sample.length);
  return sample.join(' ');
};

test('everybody with an account and a place is told, whoever has left or lost it isn’t', async () => {
  expect(await names({ organization: crowd.home })).toBe('Ann Ben Cay Dan Eve Owl');
});

test('without an organization that of the request is meant', async () => {
  expect(await names({})).toBe('Ann Ben Cay Dan Eve Owl');
});

test.each([
  ['one role', { role: ['member'] }, 'Ann Ben Dan'],
  ['several roles', { role: ['member', 'manager'] }, 'Ann Ben Cay Dan'],
  ['a role that somebody holds beside a higher one', { role: ['coordinator'] }, 'Eve'],
  ['a role of a project alone', { role: ['director'] }, ''],
] as const)('by %s', async (_, query, expected) => {
  expect(await names({ organization: crowd.home, role: [...query.role] })).toBe(expected);
});

test('a project’s audience is its team, its owner and its sponsor', async () => {
  expect(await names({ organization: crowd.home, project: [crowd.quay] })).toBe('Ann Cay Owl');
  expect(await names({ organization: crowd.home, project: [crowd.quay, crowd.dock] })).toBe(
    'Ann Ben Cay Owl',
  );
});

test('roles and projects narrow each other', async () => {
  expect(await names({ organization: crowd.home, project: [crowd.quay], role: ['member'] })).toBe('Ann');
});

test('somebody in two organizations is counted once, with the role of either', async () => {
  const organization = [crowd.home, crowd.far];
  expect(await names({ organization })).toBe('Ann Ben Cay Dan Eve Far Owl Owl');
  expect(await names({ organization, role: ['executive'] })).toBe('Ann');
  expect(await names({ organization: crowd.far })).toBe('Ann Far Owl');
});

test('those without an account are counted apart, by what their invitation will make of them', async () => {
  expect((await preview({})).without_account).toBe(2);
  expect((await preview({ role: ['manager'] })).without_account).toBe(1);
  expect((await preview({ project: [crowd.dock] })).without_account).toBe(1);
  expect((await preview({ role: ['owner'] })).without_account).toBe(0);
});

test('how they want to be told is counted for each way', async () => {
  const wish = 'insert into notification_preferences (recipient, organization_id, type, channel, mode)';
  await muster.database.query(
    `${wish} values ($1, null, 'announcement.sent', 'email', 'off'), ($2, $3, null, 'email', 'digest'),
      ($2, $4, null, 'web-push', 'off')`,
    [crowd.ann.sub, crowd.ben.sub, crowd.home, crowd.far],
  );
  expect((await preview({ role: ['member'] })).reach).toEqual([
    { channel: 'web-push', instant: 3, digest: 0, off: 0 },
    { channel: 'email', instant: 1, digest: 1, off: 1 },
  ]);
});

test('of an audience of one project, whoever has muted it is told in their inbox alone', async () => {
  await muster.database.query(
    `insert into notification_preferences (recipient, organization_id, project_id, channel, mode)
     values ($1, $2, $3, 'web-push', 'off')`,
    [crowd.cay.sub, crowd.home, crowd.quay],
  );
  expect((await preview({ project: [crowd.quay] })).reach[0]).toMatchObject({ instant: 2, off: 1 });
  expect((await preview({ project: [crowd.quay, crowd.dock] })).reach[0]).toMatchObject({ off: 0 });
});

test.each([
  ['organization', { organization: 'nonsense' }],
  ['role', { role: ['boss'] }],
  ['project', { project: Array.from({ length: 51 }, () => '01900000-0000-7000-8000-000000000001') }],
])('a wrong %s is told beside its name', async (field, query: object) => {
  const { fields } = await preview(query);
  expect(fields[0].field.startsWith(field)).toBe(true);
});
