import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DOUBLE } from '../../../../../test/roster-answers.ts';
import { shownRoster } from '../../../../../test/roster-screen.tsx';
import { judgedSwap } from '../../../../../test/swap-answers.ts';

const DECIDED = judgedSwap({
  ...{ id: 'd', status: 'declined', status_reason: 'The fair needs you' },
  ...{ decided_by: { id: 'm', name: 'Jonas Meyer' }, decided_at: '2026-11-20T08:00:00Z' },
});

const shown = async (
  waiting: object[],
  answer: (path: string) => { status: number; body: object } | undefined = () => undefined,
) =>
  shownRoster(
    {},
    (path, { query }) => {
      const said = answer(path);
      if (said) return said;
      if (path !== '/swaps') return undefined;
      const isWaiting = query.get('status')?.includes('pending');
      return { body: { data: isWaiting ? waiting : [DECIDED], before: null, after: null } };
    },
    { search: '&swaps=true' },
  );

test('a request stands with what each gives, why, and that nothing is in the way, and is approved', async () => {
  const { view, asked } = await shown([judgedSwap()], (path) =>
    path.endsWith('/approve') || path.startsWith('/projects')
      ? { status: 200, body: judgedSwap({ status: 'applied' }) }
      : undefined,
  );
  const box = view.getByRole('dialog', { name: 'Swaps and drops' });
  await expect.element(box.getByText('Daniel Osei and Ben Achterberg swap')).toBeVisible();
  await expect.element(box.getByText('Tue 24 Nov, 06:00 – 14:00')).toBeVisible();
  await expect.element(box.getByText('Fri 27 Nov, 06:00 – 14:00')).toBeVisible();
  await expect.element(box.getByText('“School play”')).toBeVisible();
  await expect.element(box.getByText('Nothing is in the way')).toBeVisible();
  await box.getByRole('button', { name: /^Approve/ }).click();
  await expect
    .poll(() => asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]))
    .toEqual([['/projects/p/swaps/w/approve', { version: 2 }]]);
  await expect.element(view.getByText(/^Approved: Daniel Osei/)).toBeVisible();
});

test('what is in the way is said by the engine’s rules, and a refusal stands beside its request', async () => {
  const conflicts = [
    { member: { id: 'ben', name: 'Ben Achterberg' }, assignment_id: 'b-daniel', conflicts: [DOUBLE] },
  ];
  const { view } = await shown([judgedSwap({ conflicts, changed: [] })], (path) =>
    path.startsWith('/projects')
      ? {
          status: 422,
          body: {
            ...{ code: 'rule_broken', rule: 'overlap', fields: [], why: null, request_id: 'r' },
            message: 'Ben is booked.',
          },
        }
      : undefined,
  );
  const box = view.getByRole('dialog', { name: 'Swaps and drops' });
  await expect.element(box.getByText('In the way of Ben Achterberg')).toBeVisible();
  await expect.element(box.getByText(/also on QML-118/)).toBeVisible();
  await box.getByRole('button', { name: /^Approve/ }).click();
  await expect.element(box.getByText('Ben is booked.')).toBeVisible();
});

test('a rejection needs a reason, and what was typed stays', async () => {
  const { view, asked } = await shown([judgedSwap()], (path) =>
    path.startsWith('/projects') ? { status: 200, body: judgedSwap({ status: 'declined' }) } : undefined,
  );
  const box = view.getByRole('dialog', { name: 'Swaps and drops' });
  await box.getByRole('button', { name: /^Reject/ }).click();
  await expect.element(box.getByRole('button', { name: 'Reject', exact: true })).toBeDisabled();
  await box.getByLabelText('Why').fill('The fair needs you');
  await box.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect
    .poll(() => asked.find(({ method }) => method === 'POST')?.body)
    .toEqual({ version: 2, reason: 'The fair needs you' });
});

test('a request that waits for a colleague is not approved yet, and one’s own is somebody else’s to decide', async () => {
  const { view } = await shown([
    judgedSwap({ status: 'pending' }),
    judgedSwap({ id: 'mine', mine: 'requester' }),
  ]);
  const box = view.getByRole('dialog', { name: 'Swaps and drops' });
  await expect.element(box.getByText('Waits for the answer of Ben Achterberg')).toBeVisible();
  await expect.element(box.getByText(/^This is your own/)).toBeVisible();
  expect(box.getByRole('button', { name: /^Approve/ }).elements()).toEqual([]);
});

test('nothing to decide says so, and what was decided stands beside', async () => {
  const { view } = await shown([]);
  const box = view.getByRole('dialog', { name: 'Swaps and drops' });
  await expect.element(box.getByText('Nothing waits for a decision')).toBeVisible();
  await box.getByText('Decided', { exact: true }).click();
  await expect.element(box.getByText('“The fair needs you”')).toBeVisible();
  await expect.element(box.getByText(/^Jonas Meyer, /)).toBeVisible();
});

test('requests that can’t be read offer to try again', async () => {
  const { view } = await shown([], (path) =>
    path === '/swaps' ? { status: 500, body: { message: 'No.', request_id: 'r-1' } } : undefined,
  );
  await expect.element(view.getByText('The requests could not be loaded')).toBeVisible();
});

test('on a phone the number of requests stands above the week, and leads to them', async () => {
  await page.viewport(360, 780);
  const { view } = await shownRoster({}, (path) =>
    path === '/swaps' ? { body: { data: [judgedSwap()], before: null, after: null } } : undefined,
  );
  const link = view.getByRole('link', { name: '1 swap' });
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/roster\?.*swaps=true/));
  await page.viewport(1440, 900);
});
