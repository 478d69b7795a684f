import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  BURDEN,
  bodiesOf,
  item,
  left,
  listOf,
  MAREN,
  PRIYA,
  show,
  TEAM,
  TODAY,
  TOM,
  WORD,
} from '../../../../test/offboarding-page.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';

beforeEach(async () => {
  toast.clear();
  localStorage.clear();
  await page.viewport(1440, 900);
});

test('what is left stands by kind, each thing leading to its page, with whoever is proposed', async () => {
  const { view } = await show();
  const people = view.getByRole('region', { name: '2 people answer to them' });
  await expect.element(people.getByText('Goes to Priya Nair')).toBeVisible();
  await expect
    .element(people.getByRole('link', { name: 'Ann Lee' }))
    .toHaveAttribute('href', `${TEAM}/${item(0, '').id}`);
  await expect.element(people.getByRole('combobox')).toHaveValue('Priya Nair');
  const projects = view.getByRole('region', { name: '1 project', exact: true });
  await expect.element(projects.getByText('Somebody has to take over')).toBeVisible();
  const shifts = view.getByRole('region', { name: '1 shift after their last day' });
  await expect.element(shifts.getByText(/plan somebody else in the roster/)).toBeVisible();
  const happens = view.getByRole('region', { name: 'What will happen' });
  await expect.element(happens.getByText('Still without anybody: 1 project.')).toBeVisible();
});

test('who takes over is said of everything at once or by kind, confirmed in words and figures, and sent', async () => {
  const { view, asked, address, choose } = await show();
  await choose('Everything to', 'Tom Reed');
  await choose('New manager of these people', 'Priya Nair');
  await view.getByLabelText('Reason').fill('A new job');
  await view.getByRole('button', { name: 'Offboard today' }).click();
  const question = view.getByRole('dialog', { name: 'Offboard Maren Holt today?' });
  for (const said of [
    'Maren Holt leaves today: access to A is gone at once, with the role Manager.',
    'Priya Nair takes over at once: 2 people answer to them.',
    'Tom Reed takes over at once: 1 project, 1 client.',
    'Stays in the name of Maren Holt: 1 shift after their last day.',
  ])
    await expect.element(question.getByText(said)).toBeVisible();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(address).toBe(`${TEAM}/${MAREN.id}`);
  const successors = { reports: PRIYA.id, projects: TOM.id, clients: TOM.id };
  const body = { version: 3, last_day: TODAY, reason: 'A new job', successors };
  expect(bodiesOf(asked)).toEqual([{ method: 'POST', path: `/members/${MAREN.id}/offboarding`, body }]);
});

test('answered by no, nothing is sent and everything typed stays', async () => {
  const { view, asked, choose } = await show();
  await choose('Everything to', 'Tom Reed');
  await view.getByLabelText('Reason').fill('A new job');
  await view.getByRole('button', { name: 'Offboard today' }).click();
  await view.getByRole('dialog').getByRole('button', { name: 'No' }).click();
  await expect.element(view.getByLabelText('Reason')).toHaveValue('A new job');
  await expect
    .element(view.getByRole('combobox', { name: 'New owner of these projects' }))
    .toHaveValue('Tom Reed');
  expect(bodiesOf(asked)).toEqual([]);
});

test('what has to be handed over is asked for before anything is sent', async () => {
  const { view, asked } = await show();
  await view.getByRole('button', { name: 'Offboard today' }).click();
  await expect
    .element(view.getByRole('combobox', { name: 'New owner of these projects' }))
    .toHaveAccessibleDescription('Say who takes over.');
  await expect
    .element(view.getByRole('link', { name: /New owner of these projects: Say who/ }))
    .toBeVisible();
  expect(bodiesOf(asked)).toEqual([]);
});

test('the list follows the day, which is said again in the question', async () => {
  const days: (string | null)[] = [];
  const { view, asked } = await show({
    list: (day) => {
      days.push(day);
      return day
        ? { ...listOf(), last_day: day }
        : listOf(left('shifts', ['Night watch'], { blocks: false, transferable: false, to: null }));
    },
    write: () => ({ body: { ...MAREN, leaves_on: '2036-03-31' } }),
  });
  await view.getByRole('button', { name: 'In four weeks' }).click();
  await expect.element(view.getByText('Nothing is left behind')).toBeVisible();
  expect(days.at(-1)).toBe('2036-03-31');
  await view.getByRole('button', { name: 'Plan the last day' }).click();
  const question = view.getByRole('dialog', { name: 'Let Maren Holt leave on 31 Mar 2036?' });
  await expect.element(question.getByText(/stays as they are until 31 Mar 2036 is over/)).toBeVisible();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => bodiesOf(asked)[0]?.body).toMatchObject({ last_day: '2036-03-31', successors: {} });
});

test('time that waits goes along once the people and projects that it comes from are handed over', async () => {
  const { view, choose } = await show({
    list: () => listOf(left('approvals', ['Ann Lee'], WORD), ...BURDEN.handovers),
  });
  const approvals = view.getByRole('region', { name: '1 entry of time to approve' });
  await expect.element(approvals.getByText('Waits for their word')).toBeVisible();
  await choose('New owner of these projects', 'Tom Reed');
  await expect.element(approvals.getByText('Goes along', { exact: true })).toBeVisible();
  await expect
    .element(view.getByText(/Goes along with the people and projects.*1 entry of time/))
    .toBeVisible();
});
