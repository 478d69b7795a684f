import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Rule } from '#contract/access/policy.ts';
import type { Member } from '#contract/members/shapes.ts';
import { invitationDetail } from '../../../../test/invitation-detail.ts';
import { heldRole, memberDetail } from '../../../../test/member-detail.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { teamSearch } from '../effects/list-address.ts';
import { TeamScreen } from './team-screen.tsx';

const TEAM = '/manager/organizations/a/team';
const MAREN = memberDetail();
const IDRIS = memberDetail({
  id: 'm2',
  name: 'Idris Bello',
  role: 'executive',
  grants: [heldRole({ role: 'executive' })],
});
const OWEN = memberDetail({
  id: 'm3',
  name: 'Owen Pryce',
  email: 'owen@northgate.example',
  status: 'invited',
  role: null,
  grants: [],
  has_account: false,
  invitation_id: invitationDetail().id,
});

const listed = (data: unknown[], after: string | null = null) => ({ body: { data, before: null, after } });
const READS: readonly Rule[] = ['/members', '/invitations'].map((object) => [
  'p',
  'coordinator',
  '*',
  object,
  'read',
  'allow',
]);

const show = (
  at = TEAM,
  members: readonly Member[] = [MAREN],
  who: { role?: string; rules?: readonly Rule[] } = {},
) =>
  renderScreen({
    screen: (search) => <TeamScreen organization="a" search={search} />,
    search: teamSearch,
    at,
    role: 'owner',
    ...who,
    answer: ({ path, method }) => {
      if (path === '/members') return listed([...members]);
      if (path === '/invitations') return listed([invitationDetail()]);
      if (path === '/choices/people') return listed([]);
      if (path === '/members/skill-names') return { body: { names: ['Crane'] } };
      return method === 'PATCH' ? { body: MAREN } : undefined;
    },
  });

const listsAsked = (asked: readonly Asked[]) =>
  asked.filter(({ path }) => path === '/members').map(({ query }) => query.toString());

beforeEach(() => page.viewport(1440, 900));

test('a row shows who, as what and until when, and leads to the person', async () => {
  const director = heldRole({ role: 'director', expires_at: '2030-12-24T23:59:59.999Z' });
  const { view } = await show(TEAM, [memberDetail({ grants: [director, heldRole()] })]);
  const row = view.getByRole('row', { name: /Maren Holt/ });
  for (const text of ['maren@northgate.example', 'Director', 'until 24 Dec 2030, then Manager', 'Active'])
    await expect.element(row.getByText(text, { exact: true })).toBeVisible();
  await expect
    .element(view.getByRole('link', { name: /Maren Holt/ }))
    .toHaveAttribute('href', `${TEAM}/${MAREN.id}`);
});

test('filters, order and view of the address are what the API is asked for', async () => {
  const { asked } = await show(
    `${TEAM}?view=active&q=ma&role=manager&role=owner&sort=-role&after=xyz&page=2`,
  );
  await expect
    .poll(() => listsAsked(asked))
    .toEqual(['status=active&status=on_leave&q=ma&role=manager&role=owner&sort=-role&per_page=50&after=xyz']);
});

test('who was invited last stands on top, with what they are invited as, until when, and the link', async () => {
  const { view, asked } = await show(`${TEAM}?view=invited`, [OWEN]);
  expect(listsAsked(asked)).toEqual(['status=invited&sort=-created_at&per_page=50']);
  const row = view.getByRole('row', { name: /Owen Pryce/ });
  await expect.element(row.getByText('Coordinator')).toBeVisible();
  await expect.element(row.getByText('5 Dec 2030')).toBeVisible();
  await expect.element(row.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('roles above one’s own can’t be chosen, and say why', async () => {
  const { view, asked } = await show();
  await view.getByRole('button', { name: 'Actions for Maren Holt' }).click();
  await view.getByRole('menuitem', { name: 'Change role' }).click();
  const dialog = view.getByRole('dialog', { name: 'Change the role of Maren Holt' });
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  const above = view.getByRole('option', { name: 'Executive Above your own role, Owner' });
  await expect.element(above).toHaveAttribute('data-combobox-disabled', 'true');
  await view.getByRole('option', { name: 'Director' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => asked.filter(({ method }) => method === 'PATCH'))
    .toMatchObject([
      {
        path: `/members/${MAREN.id}/grants/${MAREN.grants[0]?.id}`,
        version: '"5"',
        body: { role: 'director' },
      },
    ]);
});

test('nothing can be done with somebody who ranks above one', async () => {
  const { view } = await show(TEAM, [MAREN, IDRIS]);
  await expect.element(view.getByRole('button', { name: 'Actions for Maren Holt' })).toBeInTheDocument();
  await expect.element(view.getByRole('button', { name: 'Actions for Idris Bello' })).not.toBeInTheDocument();
});

test('whoever may only read finds no verbs', async () => {
  const { view } = await show(TEAM, [MAREN], { role: 'coordinator', rules: READS });
  await expect.element(view.getByRole('row', { name: /Maren Holt/ })).toBeVisible();
  await expect.element(view.getByRole('link', { name: 'Invite people' })).not.toBeInTheDocument();
  await expect.element(view.getByRole('button', { name: /Actions for/ })).not.toBeInTheDocument();
});

test('an empty view leads to the whole team, hidden rows to the filters', async () => {
  const empty = await show(`${TEAM}?view=offboarded`, []);
  await expect
    .element(empty.view.getByRole('link', { name: 'Show the whole team' }))
    .toHaveAttribute('href', TEAM);
  await empty.view.unmount();
  const hidden = await show(`${TEAM}?view=active&q=zzz`, []);
  await hidden.view.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(hidden.address).toBe(`${TEAM}?view=active`);
});

test('people are narrowed by whom they answer to, what they are able to do and how they belong here, in the address', async () => {
  const { view, asked } = await show(
    `${TEAM}?manager_id=none&skill=Crane&employment=contractor&department=Night`,
    [memberDetail()],
  );
  await expect.element(view.getByRole('link', { name: /^Maren Holt/ })).toBeVisible();
  const [query = ''] = listsAsked(asked);
  expect(Object.fromEntries(new URLSearchParams(query))).toMatchObject({
    ...{ manager_id: 'none', skill: 'Crane', employment: 'contractor', department: 'Night' },
  });
  await expect.element(view.getByRole('button', { name: 'Reports to Nobody', exact: true })).toBeVisible();
});
