import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { wish, wishesAnswers } from '../../../../../test/wishes-answers.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { PreferencesCard } from './preferences-card.tsx';

const show = (...given: Parameters<typeof wishesAnswers>) =>
  renderScreen({
    screen: () => <PreferencesCard />,
    search: () => ({}),
    at: '/account',
    answer: wishesAnswers(...given),
  });
type Shown = Awaited<ReturnType<typeof show>>;

const puts = ({ asked }: Shown) => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const way = ({ view }: Shown, name: string) => view.getByRole('combobox', { name, exact: true });
const choose = async ({ view }: Shown, label: string, option: string) => {
  await view.getByLabelText(label, { exact: true }).click();
  await view.getByRole('option', { name: option, exact: true }).click();
};
const MENTIONS = 'Email, Somebody mentions you';

beforeEach(async () => {
  toast.clear();
  await page.viewport(1440, 1400);
});

test('every way shows how it is now, the default as such; the inbox is always told and push has no digest', async () => {
  const shown = await show({ preferences: [wish({ type: 'mention.added', mode: 'digest' })] });
  await expect.element(way(shown, MENTIONS)).toHaveDisplayValue('Digest');
  await expect.element(way(shown, 'Email, Your time is approved')).toHaveDisplayValue('Off (default)');
  const push = way(shown, 'Push, Somebody mentions you');
  await expect.element(push).toHaveDisplayValue('At once (default)');
  await expect.element(push).toHaveTextContent('At once (default)At onceOff');
  const row = shown.view.getByRole('row', { name: /^Somebody mentions you/ });
  await expect.element(row.getByText('Always')).toBeVisible();
});

test('a choice is sent at once and alone, and the toast takes it back', async () => {
  const shown = await show({ preferences: [wish({ type: 'role.granted' })] });
  await way(shown, MENTIONS).selectOptions('Off');
  await expect.element(shown.view.getByText('Email, Somebody mentions you: Off')).toBeVisible();
  await shown.view.getByRole('button', { name: /^Undo/ }).click();
  await expect.element(way(shown, MENTIONS)).toHaveDisplayValue('At once (default)');
  const line = wish({ type: 'mention.added' });
  expect(puts(shown)).toEqual([{ preferences: [line] }, { preferences: [{ ...line, mode: null }] }]);
});

test('what can’t be saved stays chosen, says why beside it, and is tried again', async () => {
  const refused = { status: 500, body: { message: 'Something went wrong here.', request_id: 'r' } };
  let fails = true;
  const shown = await show({}, () => (fails ? refused : undefined));
  await way(shown, MENTIONS).selectOptions('Off');
  await expect.element(way(shown, MENTIONS)).toHaveAccessibleDescription('Something went wrong here.');
  await expect.element(way(shown, MENTIONS)).toHaveDisplayValue('Off');
  fails = false;
  await shown.view.getByRole('button', { name: `Try again: ${MENTIONS}` }).click();
  await expect.element(way(shown, MENTIONS)).not.toHaveAccessibleDescription();
  await expect.element(way(shown, MENTIONS)).toHaveDisplayValue('Off');
});

test('an organization shows what it inherits, and goes back to it', async () => {
  const shown = await show({
    preferences: [wish({ type: 'mention.added' }), wish({ organization_id: 'a', type: 'role.granted' })],
  });
  await choose(shown, 'Where it holds', 'A');
  await expect.element(way(shown, MENTIONS)).toHaveDisplayValue('Off (as everywhere)');
  await expect.element(way(shown, 'Email, You get a role')).toHaveDisplayValue('Off');
  await shown.view.getByRole('button', { name: 'Reset all of these' }).click();
  await expect.element(way(shown, 'Email, You get a role')).toHaveDisplayValue('At once (default)');
  await expect.element(way(shown, MENTIONS)).toHaveDisplayValue('Off (as everywhere)');
  expect(puts(shown)).toEqual([
    { preferences: [{ ...wish({ organization_id: 'a', type: 'role.granted' }), mode: null }] },
  ]);
});

test('a choice for a project holds there alone', async () => {
  const shown = await show({ preferences: [wish({ organization_id: 'a', type: 'mention.added' })] });
  await choose(shown, 'Where it holds', 'A');
  await choose(shown, 'Project', 'Harbour HB-1');
  await expect.element(way(shown, MENTIONS)).toHaveDisplayValue('Off (as in A)');
  await way(shown, MENTIONS).selectOptions('Digest');
  await expect.element(shown.view.getByText('Email, Somebody mentions you: Digest')).toBeVisible();
  await choose(shown, 'Project', 'Lighthouse');
  await expect.element(way(shown, MENTIONS)).toHaveDisplayValue('Off (as in A)');
  expect(puts(shown)).toEqual([
    {
      preferences: [wish({ organization_id: 'a', project_id: 'p', type: 'mention.added', mode: 'digest' })],
    },
  ]);
});

test('what isn’t saved in another place is told of', async () => {
  let fails = true;
  const shown = await show({}, () => (fails ? { status: 500, body: { message: 'No.' } } : undefined));
  await way(shown, MENTIONS).selectOptions('Off');
  await expect.element(way(shown, MENTIONS)).toHaveAccessibleDescription('No.');
  await choose(shown, 'Where it holds', 'A');
  const told = shown.view.getByText('One choice in another place isn’t saved.');
  await expect.element(told).toBeVisible();
  fails = false;
  await shown.view.getByRole('button', { name: 'Try again' }).click();
  await expect.element(told).not.toBeInTheDocument();
  await expect.element(way(shown, MENTIONS)).toHaveDisplayValue('Off (as everywhere)');
});

test('preferences that can’t be loaded say so and are asked for again', async () => {
  let fails = true;
  const answer = wishesAnswers();
  const { view } = await renderScreen({
    screen: () => <PreferencesCard />,
    search: () => ({}),
    at: '/account',
    answer: (asked) => (fails ? { status: 500, body: { message: 'No.', request_id: 'r-1' } } : answer(asked)),
  });
  await expect.element(view.getByText('How you are told could not be loaded')).toBeVisible();
  fails = false;
  await view.getByRole('button', { name: 'Try again' }).click();
  await expect.element(view.getByLabelText('Where it holds')).toBeVisible();
});

test('on a phone every type is listed with its ways below', async () => {
  await page.viewport(360, 800);
  const shown = await show();
  await expect.element(way(shown, MENTIONS)).toHaveDisplayValue('At once (default)');
  await expect.element(shown.view.getByRole('table')).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
