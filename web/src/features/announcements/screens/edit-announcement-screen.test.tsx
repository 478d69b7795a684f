import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AnnouncementDetail } from '#contract/announcements/shapes.ts';
import { ANNOUNCEMENT_ID, announcementDetail, fortyTwo } from '../../../../test/announcement-answers.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { newSearch } from '../effects/places.ts';
import { EditAnnouncementScreen } from './edit-announcement-screen.tsx';

const NO_ROWS = { body: { data: [], before: null, after: null } };
const EDIT = `/admin/notifications/${ANNOUNCEMENT_ID}/edit`;

/** The form over version 2; `saved` is what stands on the server by the time it is saved, if somebody was first. */
const show = (base: AnnouncementDetail, saved: () => AnnouncementDetail = () => base) =>
  renderScreen({
    screen: () => <EditAnnouncementScreen id={ANNOUNCEMENT_ID} />,
    search: newSearch,
    at: EDIT,
    answer: ({ method, path, version }) => {
      if (path === '/announcement-audience') return { body: fortyTwo };
      if (method === 'GET') return path === '/projects' ? NO_ROWS : { body: saved() };
      if (version !== `"${saved().version}"`)
        return { status: 412, body: { code: 'stale', message: 'Stale.' } };
      return { body: saved() };
    },
  });

const patches = (asked: Awaited<ReturnType<typeof show>>['asked']) =>
  asked.filter(({ method }) => method === 'PATCH').map(({ version, body }) => [version, body]);

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 1100);
});

test('what is scheduled is saved without being sent, and only what changed', async () => {
  const { view, asked, address } = await show(announcementDetail({ status: 'scheduled' }));
  expect(view.getByRole('button', { name: 'Send now…' }).elements()).toEqual([]);
  await view.getByRole('textbox', { name: 'Title' }).fill('Works at night');
  await view.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(address).toBe(`/admin/notifications/${ANNOUNCEMENT_ID}`);
  expect(patches(asked)).toEqual([['"2"', { title: 'Works at night' }]]);
});

test('what somebody else saved first stays beside one’s own, where both changed something else', async () => {
  let now = announcementDetail();
  const { view, asked } = await show(now, () => now);
  await view.getByRole('textbox', { name: 'Title' }).fill('Works at night');
  now = announcementDetail({ version: 3, message: 'Theirs.' });
  await view.getByRole('button', { name: 'Save draft' }).click();
  await expect
    .poll(() => patches(asked))
    .toEqual([
      ['"2"', { title: 'Works at night' }],
      ['"3"', { title: 'Works at night' }],
    ]);
});

test('where both changed the same, yours and theirs stand side by side', async () => {
  let now = announcementDetail();
  const { view, asked } = await show(now, () => now);
  await view.getByRole('textbox', { name: 'Title' }).fill('Works at night');
  now = announcementDetail({ version: 3, title: 'No works at all' });
  await view.getByRole('button', { name: 'Save draft' }).click();
  const dialog = view.getByRole('dialog');
  await expect.element(dialog.getByText('No works at all')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => patches(asked).at(-1)).toEqual(['"3"', { title: 'Works at night' }]);
});
