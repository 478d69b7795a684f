import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { waitingEntry, waitingWeek } from '../../../../test/waiting-week.ts';
import { approvalsSearch } from '../effects/approvals-address.ts';
import { ApprovalsScreen } from './approvals-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

const PLACE = '/daily-activity/approvals';
const FIRST = waitingEntry();
const SECOND = waitingEntry({
  id: '0198c0de-0000-7000-8000-000000000004',
  ...{ work_date: '2026-11-20', note: 'CCTV mast 4', duration_s: 1_800, billable: false },
});
const rows = (data: readonly unknown[]) => ({ body: { data, before: null, after: null } });
const entriesOf = ({ body }: Asked): { id: string; version: number }[] => body.entries;

type Answers = Readonly<Record<string, (asked: Asked) => { status?: number; body?: unknown }>>;
const show = (answers: Answers = {}, { role = 'owner', at = '/approvals' } = {}) =>
  renderScreen({
    screen: (search) => (
      <main id="content" tabIndex={-1}>
        <ApprovalsScreen organization="a" search={search} />
      </main>
    ),
    search: approvalsSearch,
    ...{ at, role },
    answer: (asked) => {
      const own = answers[asked.path];
      if (own) return own(asked);
      if (asked.path === PLACE) return rows([waitingWeek()]);
      if (asked.path === `${PLACE}/entries`) return rows([FIRST, SECOND]);
      const status = asked.path.endsWith('approve') ? 'approved' : 'rejected';
      const decided = () => entriesOf(asked).map(({ id }) => ({ id, version: 3, status }));
      return asked.method === 'POST' ? { body: { entries: decided(), left: [] } } : undefined;
    },
  });
const sentTo = (asked: readonly Asked[], verb: string) =>
  asked.filter(({ path }) => path === `${PLACE}/${verb}`).map(({ body }) => body);
const seen = (...entries: { id: string; version: number }[]) => ({
  entries: entries.map(({ id, version }) => ({ id, version })),
});

test('a week says whose it is, how much of it waits, and opens its entries by day', async () => {
  const { view } = await show();
  const row = view.getByRole('row', { name: /Tomasz Wrona/ });
  for (const text of ['16 Nov – 22 Nov', '1:30', '67%'])
    await expect.element(row.getByText(text)).toBeVisible();
  await view.getByRole('button', { name: 'Tomasz Wrona', exact: true }).click();
  const dialog = view.getByRole('dialog');
  const ofDay = (day: RegExp) => dialog.getByRole('region', { name: day });
  await expect.element(ofDay(/19 Nov/).getByText('Opening patrol')).toBeVisible();
  await expect.element(ofDay(/20 Nov/).getByText('CCTV mast 4')).toBeVisible();
});

test('what is chosen of a week is approved, and can be taken back', async () => {
  const { view, asked } = await show();
  await view.getByRole('button', { name: 'Tomasz Wrona', exact: true }).click();
  const dialog = view.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /CCTV mast 4/ }).click();
  await dialog.getByRole('button', { name: 'Approve 1 entry' }).click();
  await expect.element(view.getByText('1 entry approved')).toBeVisible();
  expect(sentTo(asked, 'approve')).toEqual([seen(FIRST)]);
  await expect.element(dialog).not.toBeInTheDocument();
  await view.getByRole('button', { name: /Undo/ }).click();
  await expect.poll(() => sentTo(asked, 'reopen')).toEqual([seen({ ...FIRST, version: 3 })]);
  await expect.element(view.getByText('Taken back: it waits for your approval again')).toBeVisible();
});

test('time is rejected only with a reason, which a closed box doesn’t lose by accident', async () => {
  const { view, asked } = await show();
  await view.getByRole('button', { name: 'Tomasz Wrona', exact: true }).click();
  const dialog = view.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reject…' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Reject 2 entries' })).toBeDisabled();
  await expect.element(dialog.getByRole('textbox', { name: 'Why' })).toHaveFocus();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Reject…' })).toHaveFocus();
  await dialog.getByRole('button', { name: 'Reject…' }).click();
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Wrong project');
  await dialog.getByRole('button', { name: 'Reject 2 entries' }).click();
  await expect.element(view.getByText('2 entries rejected')).toBeVisible();
  expect(sentTo(asked, 'reject')).toEqual([{ ...seen(FIRST, SECOND), reason: 'Wrong project' }]);
});

test('a reason that was begun is there again after Escape and after Back, and gone once it was sent', async () => {
  const { view } = await show();
  const open = () => view.getByRole('button', { name: 'Tomasz Wrona', exact: true }).click();
  const dialog = view.getByRole('dialog');
  const why = dialog.getByRole('textbox', { name: 'Why' });
  await open();
  await dialog.getByRole('button', { name: 'Reject…' }).click();
  await why.fill('Wrong project');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await open();
  await expect.element(why).toHaveValue('Wrong project');
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Reject…' }).click();
  await expect.element(why).toHaveValue('Wrong project');
  await dialog.getByRole('button', { name: 'Reject 2 entries' }).click();
  await expect.element(view.getByText('2 entries rejected')).toBeVisible();
  await open();
  await expect.element(dialog.getByRole('button', { name: 'Reject…' })).toBeVisible();
});

test('of several weeks those that have changed since they were seen are left, and said', async () => {
  const other = waitingWeek({
    member: { id: '0198c0de-0000-7000-8000-000000000009', name: 'Idris Bello' },
    entries: 5,
  });
  const { view, asked } = await show({ [PLACE]: () => rows([waitingWeek(), other]) });
  await view.getByRole('checkbox', { name: /^Select all/ }).click();
  await view.getByRole('toolbar').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect.element(view.getByText('2 entries approved')).toBeVisible();
  await expect.element(view.getByText(/1 week has changed since you looked/)).toBeVisible();
  // The bar that had it is gone.
  await expect.element(view.getByRole('main')).toHaveFocus();
  expect(sentTo(asked, 'approve')).toEqual([seen(FIRST, SECOND)]);
});

test('several weeks are sent back with one reason', async () => {
  const { view, asked } = await show();
  await view.getByRole('checkbox', { name: /^Select all/ }).click();
  await view.getByRole('toolbar').getByRole('button', { name: 'Reject…' }).click();
  const dialog = view.getByRole('dialog', { name: 'Reject 1 week' });
  await expect.element(dialog.getByText('1:30 in all, of Tomasz Wrona')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Reject 1 week' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Wrong project');
  await dialog.getByRole('button', { name: 'Reject 1 week' }).click();
  await expect.element(view.getByText('2 entries rejected')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sentTo(asked, 'reject')).toEqual([{ ...seen(FIRST, SECOND), reason: 'Wrong project' }]);
});

test('what is searched, chosen and looked at is what is asked for, and what is decided on', async () => {
  const id = FIRST.project?.id ?? '';
  const { view, asked } = await show({}, { at: `/approvals?view=mine&q=tom&project_id=${id}` });
  await view.getByRole('checkbox', { name: /^Select all/ }).click();
  await view.getByRole('toolbar').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect.element(view.getByText('2 entries approved')).toBeVisible();
  const questions = asked.filter(({ path }) => [PLACE, `${PLACE}/entries`].includes(path));
  for (const { query } of questions)
    expect(Object.fromEntries(query)).toMatchObject({ mine: 'true', project_id: id });
  expect(questions[0]?.query.get('q')).toBe('tom');
});

test('without a match the search can be cleared', async () => {
  const { view, address } = await show({ [PLACE]: () => rows([]) }, { at: '/approvals?q=zzz' });
  await expect.element(view.getByText('Nothing that waits matches these filters')).toBeVisible();
  await view.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(address).toBe('/approvals');
});

test('whoever may decide for everybody can look at what waits for them alone', async () => {
  const { view, asked } = await show({}, { at: '/approvals?view=mine' });
  await expect.element(view.getByRole('link', { name: 'Everybody' })).toBeVisible();
  await expect.poll(() => asked.find(({ path }) => path === PLACE)?.query.get('mine')).toBe('true');
});

test('a manager has one view: what waits for them', async () => {
  const { view } = await show({}, { role: 'manager' });
  await expect.element(view.getByRole('row', { name: /Tomasz Wrona/ })).toBeVisible();
  expect(view.getByRole('link', { name: 'Everybody' }).elements()).toEqual([]);
});

test('where nothing waits it says when something will', async () => {
  const { view } = await show({ [PLACE]: () => rows([]) });
  await expect.element(view.getByText('Nothing waits for your approval')).toBeVisible();
});

test('what can’t be loaded is offered to be tried again', async () => {
  let isBroken = true;
  const failing = await show({
    [PLACE]: () => (isBroken ? { status: 422, body: { message: 'No.' } } : rows([waitingWeek()])),
  });
  await expect.element(failing.view.getByText('What waits could not be loaded')).toBeVisible();
  isBroken = false;
  await failing.view.getByRole('button', { name: 'Try again' }).click();
  await expect.element(failing.view.getByRole('row', { name: /Tomasz Wrona/ })).toBeVisible();
});
