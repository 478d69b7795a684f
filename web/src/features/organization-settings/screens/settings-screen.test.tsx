import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LESS_CAPACITY, settingsWith } from '../../../../test/organization-settings.ts';
import { STALE, showSettings, writesOf } from '../../../../test/settings-screen.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';

beforeEach(() => {
  toast.clear();
  return page.viewport(1440, 900);
});

const save = { name: 'Save changes' };

test('only the settings that were changed are sent, over the version that was opened', async () => {
  const { view, asked } = await showSettings({
    read: settingsWith,
    write: () => ({ body: settingsWith({ version: 4, require_note: true }) }),
  });
  await view.getByRole('checkbox', { name: 'Every entry needs a note' }).click();
  await view.getByRole('button', save).click();
  await expect.poll(() => writesOf(asked)).toMatchObject([{ version: '"3"', body: { require_note: true } }]);
  await expect.element(view.getByText('Settings saved')).toBeVisible();
});

test('the week is typed day by day, and its sum is said', async () => {
  const { view, asked } = await showSettings({
    read: settingsWith,
    write: () => ({ body: settingsWith({ version: 4 }) }),
  });
  await expect.element(view.getByText('40 h a week')).toBeVisible();
  await view.getByRole('textbox', { name: 'Friday' }).fill('6');
  await userEvent.tab();
  await expect.element(view.getByText('38 h a week')).toBeVisible();
  await view.getByRole('button', save).click();
  await expect
    .poll(() => writesOf(asked)[0]?.body)
    .toEqual({ working_days: [0, 480, 480, 480, 480, 360, 0] });
});

test('what a change does is said beside its field and above the verb, before it is saved', async () => {
  const { view, asked } = await showSettings({ read: settingsWith, effects: [LESS_CAPACITY] });
  await view.getByRole('textbox', { name: 'Friday' }).fill('6');
  await userEvent.tab();
  await expect.element(view.getByRole('button', { name: 'Changes 1 other thing' })).toBeVisible();
  const words = view.getByText('Hours of 42 people in the next four weeks: 6720 h → 6384 h');
  await expect.poll(() => words.elements()).toHaveLength(2);
  await expect.element(view.getByText('Counted from 23 Nov 2026 to 20 Dec 2026.')).toBeVisible();
  expect(writesOf(asked)).toEqual([]);
  expect(asked.find(({ path }) => path.endsWith('/preview'))?.body).toEqual({
    changes: { working_days: [0, 480, 480, 480, 480, 360, 0] },
  });
});

test('saving can be undone: what was goes back over the version that saving made', async () => {
  const { view, asked } = await showSettings({
    read: settingsWith,
    write: ({ version }) => ({ body: settingsWith({ version: version === '"3"' ? 4 : 5 }) }),
  });
  await view.getByRole('textbox', { name: 'Longest week' }).fill('60');
  await view.getByRole('button', save).click();
  await view.getByRole('button', { name: /Undo/ }).click();
  await expect.poll(() => writesOf(asked).at(-1)).toMatchObject({ version: '"4"', body: { max_week_h: 48 } });
  await expect.element(view.getByText('Undone: the settings are as they were')).toBeVisible();
});

test('what somebody else changed of other settings stays, without a question', async () => {
  let now = settingsWith();
  const { view, asked } = await showSettings({
    read: () => now,
    write: ({ version }) => (version === '"4"' ? { body: settingsWith({ version: 5 }) } : STALE),
  });
  await view.getByRole('textbox', { name: 'Longest week' }).fill('60');
  now = settingsWith({ version: 4, name: 'North & Gate' });
  await view.getByRole('button', save).click();
  await expect.poll(() => writesOf(asked).at(-1)).toMatchObject({ version: '"4"', body: { max_week_h: 60 } });
});

test('when two change one setting, yours and theirs are shown in words, and yours can be kept', async () => {
  let now = settingsWith();
  const { view, asked } = await showSettings({
    read: () => now,
    write: ({ version }) => (version === '"4"' ? { body: settingsWith({ version: 5 }) } : STALE),
  });
  await view.getByRole('textbox', { name: 'Longest week' }).fill('60');
  now = settingsWith({ version: 4, max_week_h: 52, name: 'North & Gate' });
  await view.getByRole('button', save).click();
  const box = view.getByRole('dialog', { name: 'Somebody saved meanwhile' });
  for (const text of ['Longest week', '60 h', '52 h'])
    await expect.element(box.getByText(text, { exact: true })).toBeVisible();
  expect(box.getByText('North & Gate').elements()).toEqual([]);
  await box.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => writesOf(asked).at(-1)).toMatchObject({ version: '"4"', body: { max_week_h: 60 } });
});

test('taking theirs shows what they saved', async () => {
  let now = settingsWith();
  const { view } = await showSettings({ read: () => now, write: () => STALE });
  await view.getByRole('textbox', { name: 'Longest week' }).fill('60');
  now = settingsWith({ version: 4, max_week_h: 52 });
  await view.getByRole('button', save).click();
  await view.getByRole('button', { name: 'Take theirs' }).click();
  await expect.element(view.getByRole('textbox', { name: 'Longest week' })).toHaveValue('52');
});

test('a currency that is in use is refused beside its field', async () => {
  const { view } = await showSettings({
    read: settingsWith,
    write: () => ({
      status: 422,
      body: {
        ...{ code: 'rule', message: 'Not saved.', rule: 'currency-in-use', request_id: 'r' },
        fields: [{ field: 'currency', message: 'Money was counted in pounds already.' }],
      },
    }),
  });
  await view.getByRole('combobox', { name: 'Currency' }).fill('EUR');
  await view.getByRole('option', { name: /^EUR/ }).click();
  await view.getByRole('button', save).click();
  await expect.element(view.getByRole('link', { name: /^Currency: Money was counted/ })).toBeVisible();
  await expect.element(view.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR · Euro');
});

test('without a network nothing is saved, that is said in words, and what was typed stays', async () => {
  const { view } = await showSettings({
    read: settingsWith,
    write: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await view.getByRole('textbox', { name: 'Longest week' }).fill('60');
  await view.getByRole('button', save).click();
  await expect.element(view.getByText(/can’t be reached, so nothing was saved/)).toBeVisible();
  expect(view.getByText('Failed to fetch').elements()).toEqual([]);
  await expect.element(view.getByRole('textbox', { name: 'Longest week' })).toHaveValue('60');
});

test('a week without a day to work on is refused before it is sent', async () => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  const { view, asked } = await showSettings({ read: settingsWith });
  for (const name of days) {
    await view.getByRole('textbox', { name }).fill('0');
    await userEvent.tab();
  }
  await view.getByRole('button', save).click();
  await expect.element(view.getByRole('link', { name: /Leave at least one day/ })).toBeVisible();
  expect(writesOf(asked)).toEqual([]);
});
