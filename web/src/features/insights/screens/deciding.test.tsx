import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { InsightDetail } from '#contract/insights/shapes.ts';
import { insightAnswers, overCapacity } from '../../../../test/insights.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { viewTools } from '../../saved-views/components/view-tools.ts';
import { insightsSearch, RPAI } from '../effects/insights-address.ts';
import { InsightsScreen } from './insights-screen.tsx';

const AT = '2026-03-16T09:00:00.000Z';
const ANNA = overCapacity();
const ACCEPTED = overCapacity({
  ...{ state: 'accepted', version: 5, decision: { at: AT, by: 'Ada Byron', because: null, note: '' } },
  draft: {
    makes: 'announcement',
    id: ANNA.id,
    name: 'Too much planned',
    link: '/admin/notifications/x/edit',
  },
});
const DISMISSED = overCapacity({
  ...{ state: 'dismissed', version: 5 },
  decision: { at: AT, by: 'Priya Nair', because: 'known', note: 'She agreed' },
});

type Write = (asked: Asked, now: InsightDetail) => { status?: number; body?: unknown } | InsightDetail;

/** The insight as an address looks at it, over an API whose answers to writes `write` says. */
const show = (first: InsightDetail, write: Write) => {
  let now = first;
  return renderScreen({
    screen: (search) => <InsightsScreen search={search} tools={viewTools} />,
    ...{ search: insightsSearch, at: `${RPAI}?view=all&insight=${first.id}` },
    answer: (asked) => {
      if (asked.method !== 'PATCH') return insightAnswers({ insights: [now] })(asked);
      const answer = write(asked, now);
      if (!('key' in answer)) return answer;
      now = answer;
      return { body: now };
    },
  });
};
const sent = (asked: readonly Asked[]) =>
  asked.filter(({ method }) => method === 'PATCH').map(({ version, body }) => [version, body]);

const refused = (status: number, rule: string | null, message: string) => ({
  ...{ status, body: { code: 'refused', message, rule, fields: [], request_id: 'r-1' } },
});

beforeEach(() => {
  toast.clear();
  localStorage.clear();
  return page.viewport(1440, 900);
});

test('accepting says what was made and leads to it, and Undo takes it back', async () => {
  const { view, asked } = await show(ANNA, ({ body }) =>
    body.state === 'accepted' ? ACCEPTED : overCapacity({ version: 6 }),
  );
  await view.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect
    .element(view.getByRole('link', { name: 'Open the draft' }))
    .toHaveAttribute('href', '/admin/notifications/x/edit');
  await expect.element(view.getByText(/Accepted by Ada Byron/)).toBeVisible();
  await view.getByRole('button', { name: /Undo/ }).click();
  await expect.element(view.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
  expect(sent(asked)).toEqual([
    ['"4"', { state: 'accepted', note: '' }],
    ['"5"', { state: 'open' }],
  ]);
});

test('dismissing asks why; “something else” asks for own words', async () => {
  const { view, asked } = await show(ANNA, () => DISMISSED);
  await userEvent.keyboard('d');
  const box = view.getByRole('dialog');
  await box.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await expect.element(box.getByText('Choose why.').first()).toBeVisible();
  await box.getByRole('radio', { name: /Something else/ }).click();
  await box.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await expect.element(box.getByText('Say why in your own words.').first()).toBeVisible();
  expect(sent(asked)).toEqual([]);
  await box.getByRole('textbox', { name: /In your own words/ }).fill('Talked to her');
  await box.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await expect.element(box).not.toBeInTheDocument();
  expect(sent(asked)).toEqual([['"4"', { state: 'dismissed', because: 'other', note: 'Talked to her' }]]);
});

test('nothing typed is lost: what was refused stays in the box, and comes back with it', async () => {
  const { view } = await show(ANNA, () => refused(422, 'closed', 'The organization is suspended.'));
  await view.getByRole('button', { name: 'Dismiss…' }).click();
  const box = view.getByRole('dialog');
  await box.getByRole('radio', { name: /It is known/ }).click();
  await box.getByRole('textbox', { name: /In your own words/ }).fill('She agreed');
  await box.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await expect.element(box.getByText('The organization is suspended.').first()).toBeVisible();
  await expect.element(box.getByRole('textbox', { name: /In your own words/ })).toHaveValue('She agreed');
  await box.getByRole('button', { name: 'Cancel' }).click();
  await view.getByRole('button', { name: 'Dismiss…' }).click();
  await expect
    .element(view.getByRole('dialog').getByRole('textbox', { name: /In your own words/ }))
    .toHaveValue('She agreed');
});

test('whoever is overtaken sees yours and theirs; keeping yours reopens theirs and decides anew', async () => {
  const over = { theirs: false };
  const { view, asked } = await show(ANNA, ({ version, body }) => {
    if (version === '"4"' && !over.theirs) {
      over.theirs = true;
      return DISMISSED;
    }
    if (body.state === 'open') return overCapacity({ version: 6 });
    return version === '"6"' ? { ...ACCEPTED, version: 7 } : refused(412, null, 'Stale');
  });
  // Somebody else’s decision comes first: the page is behind by a version.
  await expect.element(view.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
  over.theirs = false;
  await fetch(`/api/insights/${ANNA.id}`, {
    method: 'PATCH',
    headers: { 'if-match': '"4"' },
    body: '{"state":"open"}',
  });
  await view.getByRole('button', { name: 'Accept', exact: true }).click();
  const box = view.getByRole('dialog');
  await expect.element(box.getByText('Dismissed: It is known: She agreed, by Priya Nair')).toBeVisible();
  await box.getByRole('button', { name: /yours|mine/i }).click();
  await expect.element(view.getByRole('link', { name: 'Open the draft' })).toBeVisible();
  expect(sent(asked).slice(1)).toEqual([
    ['"4"', { state: 'accepted', note: '' }],
    ['"5"', { state: 'open' }],
    ['"6"', { state: 'accepted', note: '' }],
  ]);
});

test('where the room of the draft refuses, its sentence stands beside the verbs and nothing is decided', async () => {
  const { view } = await show(ANNA, () => refused(422, 'shift-over', 'The shift is over already.'));
  await view.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect.element(view.getByText('The shift is over already.')).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Accept', exact: true })).toBeEnabled();
});

test('a decision is reopened; what was drafted is only taken back after a question', async () => {
  const { view, asked } = await show(ACCEPTED, () => overCapacity({ version: 6 }));
  await view.getByRole('button', { name: 'Reopen' }).click();
  const question = view.getByRole('dialog');
  await expect.element(question.getByText(/The draft that was made is taken back/)).toBeVisible();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect.element(view.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
  expect(sent(asked)).toEqual([['"5"', { state: 'open' }]]);
});

test('a draft that somebody went on with isn’t taken back, and the page says so', async () => {
  const { view } = await show(ACCEPTED, () =>
    refused(422, 'draft-changed', 'Somebody went on with the draft.'),
  );
  await view.getByRole('button', { name: 'Reopen' }).click();
  await view.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect.element(view.getByText('Somebody went on with the draft.')).toBeVisible();
});
