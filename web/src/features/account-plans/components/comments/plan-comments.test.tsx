import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PlanComment } from '#contract/account-plans/comments.ts';
import type { PlanSection } from '#contract/account-plans/sections.ts';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { planDetail } from '../../../../../test/account-plan.ts';
import { type Asked, renderScreen } from '../../../../../test/render-screen.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { CommentButton, PlanComments } from './plan-comments.tsx';

const said = (section: PlanSection, body: string, different: Partial<PlanComment> = {}): PlanComment => ({
  ...{ id: `said-${body.length}`, version: 1, section, body, own: false, mentions: [] },
  ...{ author: { id: 'm1', name: 'Maren Holt' }, created_at: '2026-01-02T00:00:00.000Z', edited_at: null },
  ...different,
});

type Show = {
  plan?: AccountPlan;
  comments?: readonly PlanComment[];
  write?: (asked: Asked) => { status?: number; body?: unknown } | undefined;
  /** What the address ends with. */
  at?: string;
};

/** Cards of two parts of a plan and the page's own button, over what was said of the plan. */
const show = ({ plan = planDetail(), comments = [], write, at = '' }: Show = {}) => {
  let all = [...comments];
  const counts = () =>
    [...new Set(all.map(({ section }) => section))].map((section) => ({
      section,
      count: all.filter((one) => one.section === section).length,
    }));
  return renderScreen({
    screen: () => (
      <PlanComments plan={plan}>
        <CommentButton />
        <Card title="Risks" section="risks">
          <p>Fog</p>
        </Card>
        <Card title="Actions" section="actions">
          <p>Call them</p>
        </Card>
      </PlanComments>
    ),
    ...{ search: () => ({}), at: `/manager/account-plans/${plan.id}${at}` },
    answer: (asked) => {
      const { method, path, query, body } = asked;
      if (path.endsWith('/comment-counts')) return { body: { data: counts() } };
      if (path.endsWith('/mentionable')) return { body: { data: [] } };
      if (method === 'GET') {
        const of = query.get('section');
        return {
          body: { data: all.filter(({ section }) => !of || section === of), before: null, after: null },
        };
      }
      const refused = write?.(asked);
      if (refused) return refused;
      if (method === 'DELETE') {
        all = all.filter(({ id }) => !path.endsWith(id));
        return { status: 204 };
      }
      if (method === 'PATCH') {
        all = all.map((one) => (path.endsWith(one.id) ? { ...one, body: body.body, version: 2 } : one));
        return { body: all.find(({ id }) => path.endsWith(id)) };
      }
      const added = said(body.section, body.body, { own: true });
      all = [...all, added];
      return { status: 201, body: added };
    },
  });
};

const writesOf = (asked: readonly Asked[]) =>
  asked
    .filter(({ method }) => method !== 'GET')
    .map(({ method, body, version }) => ({ method, body, version }));

beforeEach(() => {
  toast.clear();
  return page.viewport(1440, 900);
});

test('the head of each part says how much was said of it, and opens that alone', async () => {
  const { view } = await show({
    comments: [said('risks', 'Is fog likely?'), said('risks', 'Very.'), said('summary', 'Too long.')],
  });
  await expect.element(view.getByRole('button', { name: 'Comment on Actions' })).toBeVisible();
  await view.getByRole('button', { name: '2 comments on Risks' }).click();
  const box = view.getByRole('dialog', { name: 'Comments on Risks' });
  for (const text of ['Is fog likely?', 'Very.']) await expect.element(box.getByText(text)).toBeVisible();
  expect(box.getByText('Too long.').elements()).toEqual([]);
});

test('what is written about a part is said of it, shown at once, and counted', async () => {
  const { view, asked } = await show();
  await view.getByRole('button', { name: 'Comment on Actions' }).click();
  const box = view.getByRole('dialog', { name: 'Comments on Actions' });
  await expect.element(box.getByText(/^Nothing has been said yet/)).toBeVisible();
  await box.getByRole('textbox', { name: 'Write a comment' }).fill('By Friday, please.');
  await box.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect
    .element(box.getByRole('article', { name: /^Comment of/ }).getByText('By Friday, please.'))
    .toBeVisible();
  await expect.element(box.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('');
  expect(writesOf(asked)).toEqual([
    { method: 'POST', body: { section: 'actions', body: 'By Friday, please.' }, version: null },
  ]);
  await box.getByRole('button', { name: 'Close' }).click();
  await expect.element(view.getByRole('button', { name: '1 comment on Actions' })).toBeVisible();
});

test('the page’s own button shows what was said of every part, each with its part, and leads to one of them', async () => {
  const { view, asked } = await show({
    comments: [said('risks', 'Is fog likely?'), said('strategy', 'Why?')],
  });
  await view.getByRole('button', { name: 'Comment', exact: true }).click();
  const all = view.getByRole('dialog', { name: 'Comments', exact: true });
  await expect
    .element(all.getByRole('link', { name: 'on Risks' }))
    .toHaveAttribute('href', `/manager/account-plans/${planDetail().id}/risks`);
  await expect
    .element(all.getByText('What you write here is about the summary.', { exact: false }))
    .toBeVisible();
  await all.getByRole('combobox', { name: 'Part of the plan' }).selectOptions('Goals and strategy (1)');
  const one = view.getByRole('dialog', { name: 'Comments on Goals and strategy' });
  await expect.element(one.getByText('Why?')).toBeVisible();
  await expect.element(one.getByText('Is fog likely?')).not.toBeInTheDocument();
  await one.getByRole('textbox', { name: 'Write a comment' }).fill('Because.');
  await one.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect.poll(() => writesOf(asked)[0]?.body).toEqual({ section: 'strategy', body: 'Because.' });
});

test('own comments are written anew over what was seen and deleted after a question, others’ are read alone', async () => {
  const { view, asked } = await show({
    comments: [said('risks', 'Is fog likely?'), said('risks', 'Veri.', { own: true, version: 4 })],
  });
  await view.getByRole('button', { name: '2 comments on Risks' }).click();
  const box = view.getByRole('dialog', { name: 'Comments on Risks' });
  await box.getByRole('button', { name: 'Edit' }).click();
  await box.getByRole('textbox', { name: 'Edit the comment' }).fill('Very.');
  await box.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(box.getByText('Very.')).toBeVisible();
  await box.getByRole('button', { name: 'Delete' }).click();
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect.element(box.getByText('Very.')).not.toBeInTheDocument();
  await expect.element(box.getByText('Is fog likely?')).toBeVisible();
  expect(box.getByRole('button', { name: /^(Edit|Delete)$/ }).elements()).toEqual([]);
  expect(writesOf(asked)).toEqual([
    { method: 'PATCH', body: { body: 'Very.' }, version: '"4"' },
    { method: 'DELETE', body: undefined, version: '"2"' },
  ]);
});

test('a comment that was refused says why, and what was written stays', async () => {
  const message = 'Ada may not see account plans.';
  const body = { code: 'rule_broken', message, rule: 'mention-sees-plan', fields: [], request_id: 'r' };
  const { view } = await show({ write: () => ({ status: 422, body }) });
  await view.getByRole('button', { name: 'Comment on Risks' }).click();
  const box = view.getByRole('dialog', { name: 'Comments on Risks' });
  await box.getByRole('textbox', { name: 'Write a comment' }).fill('Ask Ada');
  await box.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect.element(box.getByText(message, { exact: false })).toBeVisible();
  await expect.element(box.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('Ask Ada');
});

test('of an archived plan everything said is read, and nothing more is said', async () => {
  const plan = planDetail({ archived_at: '2026-02-01T00:00:00.000Z' });
  const { view } = await show({ plan, comments: [said('risks', 'Is fog likely?')] });
  await view.getByRole('button', { name: '1 comment on Risks' }).click();
  const box = view.getByRole('dialog', { name: 'Comments on Risks' });
  await expect.element(box.getByText('Is fog likely?')).toBeVisible();
  await expect.element(box.getByText('The plan is archived: nothing more is said of it.')).toBeVisible();
  expect(box.getByRole('textbox', { name: 'Write a comment' }).elements()).toEqual([]);
});

test('an address that asks for the comments on a part opens them, and forgets it once they are closed', async () => {
  const { view, address } = await show({
    comments: [said('risks', 'Is fog likely?'), said('summary', 'Too long.')],
    at: '?comments=risks&year=2026',
  });
  const box = view.getByRole('dialog', { name: 'Comments on Risks' });
  await expect.element(box.getByText('Is fog likely?')).toBeVisible();
  await box.getByRole('button', { name: 'Close' }).click();
  await expect.element(box).not.toBeInTheDocument();
  expect(address()).toBe(`/manager/account-plans/${planDetail().id}?year=2026`);
});

test('an address that asks for what is no part opens nothing', async () => {
  const { view } = await show({ comments: [said('risks', 'Is fog likely?')], at: '?comments=weather' });
  await expect.element(view.getByRole('button', { name: '1 comment on Risks' })).toBeVisible();
  expect(view.getByRole('dialog').elements()).toEqual([]);
});
