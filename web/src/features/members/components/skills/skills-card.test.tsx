import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MemberSkill } from '#contract/members/skills.ts';
import { memberDetail } from '../../../../../test/member-detail.ts';
import { type Asked, renderScreen } from '../../../../../test/render-screen.tsx';
import { SkillsCard } from './skills-card.tsx';

const MAREN = memberDetail();
const PATH = `/members/${MAREN.id}/skills`;
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const CRANE: MemberSkill = { skill: 'Crane', level: 4, expires: null };
const AID: MemberSkill = { skill: 'First aid', level: 2, expires: dayFromNow(-12) };
const DOGS: MemberSkill = { skill: 'Dogs', level: 3, expires: dayFromNow(10) };

type Answer = { status?: number; body?: unknown };

/** The card before a server with these skills; `refuse` may answer a write in its place. */
const show = async (
  skills: readonly MemberSkill[],
  refuse: (asked: Asked, writes: number) => Answer | undefined = () => undefined,
  role = 'owner',
) => {
  let now = { version: 3, skills };
  let writes = 0;
  const put = (next: readonly MemberSkill[]) => {
    now = { version: now.version + 1, skills: next };
  };
  const shown = await renderScreen({
    screen: () => <SkillsCard member={MAREN} />,
    search: () => ({}),
    at: `/manager/organizations/a/team/${MAREN.id}`,
    role,
    ...(role === 'owner' ? {} : { rules: [['p', 'coordinator', '*', '/members', 'read', 'allow']] }),
    answer: (asked) => {
      if (asked.path === '/members/skill-names') return { body: { names: ['Crane', 'Rope access'] } };
      if (asked.path !== PATH) return undefined;
      if (asked.method === 'GET') return { body: now };
      writes += 1;
      const refused = refuse(asked, writes);
      if (refused) return refused;
      put(asked.body.skills);
      return { body: now };
    },
  });
  return { ...shown, put };
};

const writesOf = (asked: readonly Asked[]) =>
  asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);

beforeEach(() => page.viewport(1440, 900));

test('a list says how well somebody is able to do what, and what has expired or will soon', async () => {
  const { view } = await show([CRANE, DOGS, AID]);
  await expect.element(view.getByText('4 · experienced')).toBeVisible();
  await expect.element(view.getByText('Doesn’t run out')).toBeVisible();
  await expect.element(view.getByText(/^Runs out .+, /)).toBeVisible();
  await expect.element(view.getByText(/^Expired /)).toBeVisible();
});

test('a skill is added beside the others, called as it is elsewhere', async () => {
  const { view, asked } = await show([CRANE]);
  await view.getByRole('button', { name: 'Add a skill' }).click();
  const dialog = view.getByRole('dialog', { name: 'Add a skill of Maren Holt' });
  await dialog.getByRole('button', { name: 'Add a skill' }).click();
  await expect.element(dialog.getByText('Name the skill.')).toBeVisible();
  await expect.element(dialog.getByText('Choose a level.')).toBeVisible();
  await dialog.getByLabelText('Skill').fill('rope');
  await view.getByRole('option', { name: 'Rope access' }).click();
  await dialog.getByLabelText('Level').click();
  await view.getByRole('option', { name: '2 · with help' }).click();
  await dialog.getByLabelText('Counts until').fill('2036-12-24');
  await dialog.getByRole('button', { name: 'Add a skill' }).click();
  await expect.element(view.getByText('Rope access added')).toBeVisible();
  expect(writesOf(asked)).toEqual([
    { version: 3, skills: [CRANE, { skill: 'Rope access', level: 2, expires: '2036-12-24' }] },
  ]);
});

test('an expired skill is renewed, and whatever else somebody changed meanwhile stays', async () => {
  const { view, asked, put } = await show([CRANE, AID], (_, writes) => {
    if (writes > 1) return undefined;
    put([CRANE, AID, DOGS]);
    return {
      status: 412,
      body: { code: 'stale', message: 'Older.', rule: null, fields: [], request_id: 'r' },
    };
  });
  await view.getByRole('button', { name: /First aid/ }).click();
  await view.getByRole('menuitem', { name: 'Renew or change' }).click();
  const dialog = view.getByRole('dialog', { name: 'First aid of Maren Holt' });
  await dialog.getByLabelText('Counts until').fill('2036-06-30');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(view.getByText('First aid saved')).toBeVisible();
  expect(writesOf(asked).at(-1)).toEqual({
    version: 4,
    skills: [CRANE, { ...AID, expires: '2036-06-30' }, DOGS],
  });
});

test('where both changed the same skill, both are shown before one of them stays', async () => {
  const { view, asked, put } = await show([AID], (_, writes) => {
    if (writes > 1) return undefined;
    put([{ ...AID, level: 5 }]);
    return {
      status: 412,
      body: { code: 'stale', message: 'Older.', rule: null, fields: [], request_id: 'r' },
    };
  });
  await view.getByRole('button', { name: /First aid/ }).click();
  await view.getByRole('menuitem', { name: 'Renew or change' }).click();
  const dialog = view.getByRole('dialog', { name: 'First aid of Maren Holt' });
  await dialog.getByLabelText('Level').click();
  await view.getByRole('option', { name: '3 · on their own' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const conflict = view.getByRole('dialog', { name: /^Somebody saved/ });
  await expect.element(conflict.getByText('5 · teaches it')).toBeVisible();
  await expect.element(conflict.getByText('3 · on their own')).toBeVisible();
  expect(writesOf(asked)).toHaveLength(1);
});

test('a skill that is on the list already is refused beside its name, and stays typed', async () => {
  const message = 'This skill is on the list already: keep one of them.';
  const { view } = await show([CRANE], () => ({
    status: 422,
    body: {
      ...{ code: 'rule_broken', message, rule: 'skill-twice', request_id: 'r' },
      fields: [{ field: 'skills.1.skill', message }],
    },
  }));
  await view.getByRole('button', { name: 'Add a skill' }).click();
  const dialog = view.getByRole('dialog');
  await dialog.getByLabelText('Skill').fill('CRANE');
  await dialog.getByLabelText('Level').click();
  await view.getByRole('option', { name: '2 · with help' }).click();
  await dialog.getByRole('button', { name: 'Add a skill' }).click();
  await expect.element(dialog.getByText(message)).toBeVisible();
  await expect.element(dialog.getByLabelText('Skill')).toHaveValue('CRANE');
});

test('a skill is removed after a question that names it', async () => {
  const { view, asked } = await show([CRANE, AID]);
  await view.getByRole('button', { name: /First aid/ }).click();
  await view.getByRole('menuitem', { name: 'Remove' }).click();
  await expect.element(view.getByRole('dialog', { name: 'Remove First aid from Maren Holt?' })).toBeVisible();
  expect(writesOf(asked)).toEqual([]);
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect.element(view.getByText('First aid removed')).toBeVisible();
  expect(writesOf(asked)).toEqual([{ version: 3, skills: [CRANE] }]);
});

test('whoever only reads has no verbs, and an empty list says what skills are for', async () => {
  const { view } = await show([], undefined, 'coordinator');
  await expect.element(view.getByText('No skills yet')).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Add a skill' })).not.toBeInTheDocument();
});
