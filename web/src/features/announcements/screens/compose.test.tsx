import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  ANNOUNCEMENT_ID,
  announcementDetail,
  fortyTwo,
  PROJECT_ID,
} from '../../../../test/announcement-answers.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { newSearch } from '../effects/places.ts';
import { NewAnnouncementScreen } from './new-announcement-screen.tsx';

const NEW = '/admin/notifications/new';
const NO_ROWS = { body: { data: [], before: null, after: null } };
const DRAFT = announcementDetail();

type Answer = { status?: number; body?: unknown } | undefined;

/** The form in A, over an API that answers as told and otherwise as it should. */
const show = (answer: (asked: Asked) => Answer = () => undefined, at = NEW) =>
  renderScreen({
    screen: (search) => <NewAnnouncementScreen {...search} />,
    search: newSearch,
    at,
    answer: (asked) => {
      const told = answer(asked);
      if (told) return told;
      const { method, path, query } = asked;
      if (path === '/announcement-audience') return { body: fortyTwo };
      if (path === '/projects')
        return { body: { ...NO_ROWS.body, data: [{ id: PROJECT_ID, name: 'Harbour', code: 'HRB' }] } };
      if (method === 'GET') return query.has('status') ? NO_ROWS : { body: DRAFT };
      return path.endsWith('/try') ? { status: 204 } : { body: DRAFT };
    },
  });

const sent = (asked: readonly Asked[]) =>
  asked.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 1100);
});

test('who would be told is said before anything is saved: how many, who first, on which way', async () => {
  const { view, asked } = await show();
  const card = view.getByRole('region', { name: 'Who is told' });
  await expect.element(card.getByText('42', { exact: true })).toBeVisible();
  await expect.element(card.getByText('Ada Byron, Bo Lind, Cy Marsh and 39 more')).toBeVisible();
  await expect.element(card.getByText('2 more can’t be told: they have never signed in.')).toBeVisible();
  await expect.element(card.getByRole('row', { name: 'E-mail 30 8 4' })).toBeVisible();
  await view.getByRole('combobox', { name: 'Roles' }).click();
  await view.getByRole('option', { name: 'Manager' }).click();
  const counted = () =>
    asked
      .filter(({ path }) => path === '/announcement-audience')
      .at(-1)
      ?.query.toString();
  await expect.poll(counted).toBe('organization=a&role=manager');
});

test('what is typed is seen as the inbox, the desktop and a letter will show it', async () => {
  const { view } = await show();
  await view.getByRole('textbox', { name: 'Title' }).fill('Closed on Friday');
  await view.getByRole('textbox', { name: 'Message' }).fill('See you on Monday.');
  const card = view.getByRole('region', { name: 'How it looks' });
  for (const way of ['Inbox', 'Desktop', 'E-mail']) {
    await card.getByText(way, { exact: true }).click();
    await expect.element(card.getByText('Closed on Friday', { exact: true })).toBeVisible();
    await expect.element(card.getByText('See you on Monday.')).toBeVisible();
  }
});

test('a draft is saved with its audience, and is seen then', async () => {
  const { view, asked, address } = await show();
  await view.getByRole('textbox', { name: 'Title' }).fill('Closed on Friday');
  await view.getByRole('button', { name: 'Save draft' }).click();
  await expect.poll(address).toBe(`/admin/notifications/${ANNOUNCEMENT_ID}`);
  expect(sent(asked)).toEqual([
    [
      'POST',
      '/announcements',
      {
        ...{ title: 'Closed on Friday', message: '', link: null, priority: 'normal' },
        audience: { organizations: ['a'], roles: [], projects: [] },
      },
    ],
  ]);
});

test('before it is sent, how many that is is counted anew and asked for', async () => {
  const { view, asked } = await show();
  await view.getByRole('button', { name: 'Send now…' }).click();
  await expect.element(view.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  await expect.element(view.getByText('Enter a title.', { exact: true }).first()).toBeVisible();
  await view.getByRole('textbox', { name: 'Title' }).fill('Closed on Friday');
  await view.getByRole('button', { name: 'Send now…' }).click();
  await expect.element(view.getByText('Send “Closed on Friday” to 42 people?')).toBeVisible();
  expect(sent(asked)).toEqual([]);
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect
    .poll(() => sent(asked).at(-1))
    .toEqual(['POST', `/announcements/${ANNOUNCEMENT_ID}/send`, { send_at: null }]);
});

test('what couldn’t be sent because something was missing is only saved when that is asked for', async () => {
  const { view, asked, address } = await show();
  await view.getByRole('button', { name: 'Send now…' }).click();
  const title = view.getByRole('textbox', { name: 'Title' });
  await expect.element(title).toHaveFocus();
  await title.fill('Closed on Friday');
  await view.getByRole('button', { name: 'Save draft' }).click();
  await expect.poll(address).toBe(`/admin/notifications/${ANNOUNCEMENT_ID}`);
  expect(sent(asked).map(([, path]) => path)).toEqual(['/announcements']);
});

test('a moment is chosen in the person’s own zone, which is said', async () => {
  const { view, asked } = await show();
  await view.getByRole('textbox', { name: 'Title' }).fill('Closed on Friday');
  await view.getByRole('button', { name: 'Schedule…' }).click();
  const dialog = view.getByRole('dialog', { name: 'When it is sent' });
  await expect.element(dialog.getByText(/Europe\/London/)).toBeVisible();
  await dialog.getByLabelText('Time').fill('');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect.element(dialog.getByText('Choose a moment to come.')).toBeVisible();
  await dialog.getByLabelText('Time').fill('09:30');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect.poll(() => sent(asked).at(-1)?.[1]).toBe(`/announcements/${ANNOUNCEMENT_ID}/send`);
  expect(sent(asked)).toHaveLength(2);
  expect(Date.parse(asked.findLast(({ method }) => method === 'POST')?.body.send_at)).toBeGreaterThan(
    Date.now(),
  );
});

test('what was sent to oneself alone goes on as the draft that it is by now', async () => {
  const { view, asked, address } = await show();
  await view.getByRole('textbox', { name: 'Title' }).fill('Closed on Friday');
  await view.getByRole('button', { name: 'Send to myself' }).click();
  await expect.poll(address).toBe(`/admin/notifications/${ANNOUNCEMENT_ID}/edit`);
  expect(sent(asked).map(([, path]) => path)).toEqual([
    '/announcements',
    `/announcements/${ANNOUNCEMENT_ID}/try`,
  ]);
});

test('what is refused of an audience stands at its field at once, and nothing typed is lost', async () => {
  const refusal: Record<string, Answer> = {
    '403': { status: 403, body: { code: 'forbidden', message: 'You may not announce in A.' } },
    '404': { status: 404, body: { code: 'not_found', message: 'This project doesn’t exist.' } },
  };
  let which = '403';
  const { view } = await show(({ path }) => (path === '/announcement-audience' ? refusal[which] : undefined));
  await view.getByRole('textbox', { name: 'Title' }).fill('Closed on Friday');
  const organizations = view.getByRole('combobox', { name: 'Organizations' });
  await expect.element(organizations).toHaveAccessibleDescription('You may not announce in A.');
  which = '404';
  await view.getByRole('combobox', { name: 'Projects' }).click();
  await view.getByRole('option', { name: /Harbour/ }).click();
  await expect
    .element(view.getByRole('combobox', { name: 'Projects' }))
    .toHaveAccessibleDescription(/This project doesn’t exist\./);
  await expect.element(view.getByRole('textbox', { name: 'Title' })).toHaveValue('Closed on Friday');
});
