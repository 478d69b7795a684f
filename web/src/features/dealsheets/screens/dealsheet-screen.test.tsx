import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DEFAULT_BANDS } from '#contract/dealsheets/bands.ts';
import type { Dealsheet, DealsheetRevision } from '#contract/dealsheets/shapes.ts';
import { dealsheetDetail, dealsheetRevision } from '../../../../test/dealsheet.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { dealsheetSearch } from '../effects/dealsheet-address.ts';
import { DealsheetScreen } from './dealsheet-screen.tsx';

const DEAL = dealsheetDetail();
const AT = `/manager/dealsheets/${DEAL.id}`;

type Shown = {
  deal?: Dealsheet;
  at?: string;
  revisions?: DealsheetRevision[];
  write?: (asked: Asked) => { status?: number; body?: unknown };
};

const show = ({ deal = DEAL, at = '', revisions = [deal.current], write }: Shown = {}) =>
  renderScreen({
    screen: (search) => <DealsheetScreen id={deal.id} search={search} />,
    search: dealsheetSearch,
    at: `${AT}${at}`,
    answer: (asked) => {
      if (asked.method !== 'GET') return write?.(asked) ?? { body: deal };
      if (asked.path === '/dealsheets/bands') return { body: { version: 0, bands: DEFAULT_BANDS } };
      if (asked.path.endsWith('/preset')) return { body: { applied: null, drift: [] } };
      if (asked.path.endsWith('/revisions')) return { body: { data: revisions, before: null, after: null } };
      if (/(comments|changes)$/.test(asked.path)) return { body: { data: [], before: null, after: null } };
      return asked.path === `/dealsheets/${deal.id}` ? { body: deal } : { body: { data: [] } };
    },
  });

const writesOf = (asked: readonly Asked[]) =>
  asked.filter(({ method }) => method !== 'GET').map(({ path, body, version }) => ({ path, body, version }));

beforeEach(() => page.viewport(1440, 900));

test('the offer shows its lines with what they come to, and the sum of what is listed', async () => {
  const { view } = await show();
  const row = view.getByRole('row', { name: /Guards/ });
  for (const text of ['1,000 h', '£44.211', '£44,211.00'])
    await expect.element(row.getByText(text)).toBeVisible();
  const sums = view.getByRole('region', { name: 'What it comes to' });
  for (const text of ['−£2,211.00', '£42,000.00', '£50,400.00'])
    await expect.element(sums.getByText(text)).toBeVisible();
});

test('a draft is submitted over the revision that was looked at, with a note, after saying who decides it', async () => {
  const { view, asked } = await show({
    write: () => ({ body: { ...DEAL, status: 'submitted' } }),
  });
  await view.getByRole('button', { name: 'Submit…' }).click();
  await expect
    .element(view.getByText('Owner approves, or whoever stands above: the margin is 25%, the discount 5%.'))
    .toBeVisible();
  await view.getByLabelText('Note').fill('Price as agreed');
  await view.getByRole('button', { name: 'Submit revision 1' }).click();
  await expect
    .poll(() => writesOf(asked))
    .toEqual([
      {
        path: `/dealsheets/${DEAL.id}/submit`,
        body: { revision: 1, version: 5, note: 'Price as agreed' },
        version: null,
      },
    ]);
});

test('whoever may not decide reads why, and finds no verb for it', async () => {
  const deal = dealsheetDetail({ status: 'submitted', why_not: 'You wrote in this revision.' });
  const { view } = await show({ deal, at: '?tab=approval' });
  await expect.element(view.getByText('You wrote in this revision.').first()).toBeVisible();
  await expect.element(view.getByText('Owner and above')).toBeVisible();
  expect(view.getByRole('button', { name: /Decide|Approve/ }).elements()).toEqual([]);
});

test('asking for changes needs a note, which goes with the decision', async () => {
  const deal = dealsheetDetail({ status: 'submitted', may_decide: true });
  const { view, asked } = await show({ deal });
  await view.getByRole('button', { name: 'Decide…' }).click();
  const box = view.getByRole('dialog');
  await box.getByText('Request changes').first().click();
  await box.getByRole('button', { name: 'Request changes' }).click();
  await expect.element(box.getByLabelText('Note')).toHaveAccessibleDescription(/Say what has to change./);
  await box.getByLabelText('Note').fill('Too little contingency');
  await box.getByRole('button', { name: 'Request changes' }).click();
  await expect
    .poll(() => writesOf(asked)[0]?.body)
    .toEqual({ revision: 1, version: 5, decision: 'changes_requested', note: 'Too little contingency' });
});

test('what was submitted is changed only after saying that it forks a revision', async () => {
  const { view, address } = await show({ deal: dealsheetDetail({ status: 'submitted' }) });
  await view.getByRole('button', { name: 'Revise offer' }).click();
  await expect.element(view.getByText('Begin revision 2?')).toBeVisible();
  await expect.element(view.getByText(/once you save, nobody can decide it any more/)).toBeVisible();
  await view.getByRole('button', { name: 'No' }).click();
  expect(address()).toBe(AT);
  await view.getByRole('button', { name: 'Revise offer' }).click();
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(address).toBe(`${AT}/edit`);
});

test('a deal that was sent is won with its project; a code that is taken stands beside its field', async () => {
  const deal = dealsheetDetail({ status: 'sent', sent_on: '2026-01-05' });
  const message = 'HRB-204 is taken: choose another.';
  const { view, asked } = await show({
    deal,
    write: () => ({
      status: 422,
      body: {
        ...{ code: 'rule_broken', message, rule: 'code-taken', request_id: 'r' },
        fields: [{ field: 'project.code', message }],
      },
    }),
  });
  await view.getByRole('button', { name: 'Won…' }).click();
  const box = view.getByRole('dialog');
  await box.getByLabelText('Project code').fill('hrb-204');
  await box.getByRole('button', { name: 'Win and make the project' }).click();
  await expect.element(box.getByLabelText('Project code')).toHaveAccessibleDescription(message);
  expect(writesOf(asked)[0]?.body).toMatchObject({
    outcome: 'won',
    project: { code: 'HRB-204', name: DEAL.title, end_date: null },
  });
});

test('a lost deal needs its reason', async () => {
  const { view, asked } = await show({ deal: dealsheetDetail({ status: 'sent', sent_on: '2026-01-05' }) });
  await view.getByRole('button', { name: 'Lost…' }).click();
  const box = view.getByRole('dialog');
  await box.getByRole('button', { name: 'Mark as lost' }).click();
  await expect.element(box.getByLabelText('Reason')).toHaveAccessibleDescription(/Say why it was lost./);
  expect(writesOf(asked)).toEqual([]);
});

test('two revisions are held against each other: figures, lines that came and went, terms', async () => {
  const older = dealsheetRevision({ status: 'submitted' });
  const { content, results } = older;
  const newer = dealsheetRevision({
    revision: 2,
    content: {
      ...content,
      lines: [
        ...content.lines.map((line) => ({ ...line, quantity: '900' })),
        ...content.lines.map((line) => ({ ...line, key: 'l2', name: 'Keys' })),
      ],
      validity_days: 14,
    },
    results: {
      ...results,
      price_minor: 4_000_000,
      lines: [...results.lines, ...results.lines.map((line) => ({ ...line, key: 'l2' }))],
    },
  });
  const deal = dealsheetDetail({ revision: 2, current: newer });
  const { view } = await show({ deal, at: '?tab=revisions', revisions: [newer, older] });
  const card = view.getByRole('region', { name: 'Differences' });
  const price = card.getByRole('row', { name: /^Price/ });
  for (const text of ['£42,000.00', '£40,000.00', '−£2,000.00'])
    await expect.element(price.getByText(text, { exact: true })).toBeVisible();
  await expect
    .element(card.getByRole('listitem').filter({ hasText: 'Added' }))
    .toHaveTextContent('AddedKeys£44,211.00');
  await expect
    .element(card.getByRole('listitem').filter({ hasText: 'Changed' }))
    .toHaveTextContent('ChangedGuardsQuantity was 1,000 is now 900');
  await expect.element(card.getByText('14')).toBeVisible();
});

test('a comment is sent as it was written, and what fails to be sent stays', async () => {
  let attempts = 0;
  const { view, asked } = await show({
    at: '?tab=activity',
    write: () => {
      attempts += 1;
      const body = {
        code: 'rule_broken',
        message: 'No.',
        rule: 'member-required',
        fields: [],
        request_id: 'r',
      };
      return attempts === 1 ? { status: 422, body } : { status: 201, body: {} };
    },
  });
  const area = view
    .getByRole('combobox', { name: 'Write a comment' })
    .or(view.getByLabelText('Write a comment'));
  await area.fill('Which rate is it?');
  await userEvent.click(view.getByRole('button', { name: 'Comment', exact: true }));
  await expect.element(view.getByText(/Nothing was sent/)).toBeVisible();
  await expect.element(area).toHaveValue('Which rate is it?');
  await userEvent.click(view.getByRole('button', { name: 'Comment', exact: true }));
  await expect.element(area).toHaveValue('');
  expect(writesOf(asked).at(-1)?.body).toEqual({ body: 'Which rate is it?' });
});
