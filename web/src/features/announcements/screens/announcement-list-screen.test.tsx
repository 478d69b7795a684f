import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Announcement } from '#contract/announcements/shapes.ts';
import { announcementDetail, sentAnnouncement } from '../../../../test/announcement-answers.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { announcementSearch, templateSearch } from '../effects/list-address.ts';
import { AnnouncementListScreen } from './announcement-list-screen.tsx';
import { TemplateListScreen } from './template-list-screen.tsx';

const LIST = '/admin/notifications';

const listed = (data: readonly Announcement[]) => ({ body: { data, before: null, after: null } });

const show = (data: readonly Announcement[], at = LIST) =>
  renderScreen({
    screen: (search) => <AnnouncementListScreen search={search} />,
    search: announcementSearch,
    at,
    answer: ({ method }) => (method === 'DELETE' ? { status: 204 } : listed(data)),
  });

beforeEach(() => page.viewport(1440, 900));

test('a row says what, how far, to whom, by whom and to how many, and leads to the report', async () => {
  const audience = {
    organizations: ['a', 'b'],
    roles: ['manager' as const, 'owner' as const],
    projects: ['p'],
  };
  const { view } = await show([sentAnnouncement({ audience })]);
  const row = view.getByRole('row', { name: /Server works/ });
  const words = 'Manager and Owner in A and another organization, on one project';
  for (const text of ['Sent', words, 'Maren Holt', '4'])
    await expect.element(row.getByText(text, { exact: true })).toBeVisible();
  await expect
    .element(view.getByRole('link', { name: /Server works/ }))
    .toHaveAttribute('href', `${LIST}/${sentAnnouncement().id}`);
});

test('a draft that couldn’t be sent when it was due says so', async () => {
  const { view } = await show([
    announcementDetail({ problem: 'Maren Holt may not announce here any more.' }),
  ]);
  await expect.element(view.getByText('Could not be sent')).toBeVisible();
});

test('templates aren’t among them, whatever is filtered', async () => {
  const { asked } = await show([announcementDetail()]);
  await expect
    .poll(() => asked[0]?.query.getAll('status'))
    .toEqual(['draft', 'scheduled', 'sending', 'sent']);
  const some = await show([announcementDetail()], `${LIST}?status=sent&q=works&sort=title`);
  await expect.poll(() => some.asked[0]?.query.toString()).toBe('status=sent&sort=title&q=works&per_page=50');
});

test('an empty list leads to the first announcement, filters that hide everything can be cleared', async () => {
  const { view } = await show([]);
  await expect
    .element(view.getByRole('link', { name: 'New announcement' }))
    .toHaveAttribute('href', `${LIST}/new`);
  await view.unmount();
  const filtered = await show([], `${LIST}?q=nothing`);
  await filtered.view.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(filtered.address).toBe(LIST);
});

test('a list that can’t be loaded says so, and is asked for again', async () => {
  let isBroken = true;
  const { view } = await renderScreen({
    screen: (search) => <AnnouncementListScreen search={search} />,
    search: announcementSearch,
    at: LIST,
    answer: () => (isBroken ? { status: 422, body: { message: 'No.' } } : listed([announcementDetail()])),
  });
  await expect.element(view.getByText('The announcements could not be loaded')).toBeVisible();
  isBroken = false;
  await view.getByRole('button', { name: 'Try again' }).click();
  await expect.element(view.getByText('Server works tonight')).toBeVisible();
});

test('what nobody has read yet is thrown away after a question, over the version that was seen', async () => {
  const { view, asked } = await show([announcementDetail()]);
  await view.getByRole('button', { name: 'Actions for Server works tonight' }).click();
  await view.getByRole('menuitem', { name: 'Throw away' }).click();
  await expect.element(view.getByText('Throw “Server works tonight” away?')).toBeVisible();
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect.element(view.getByText('“Server works tonight” was thrown away')).toBeVisible();
  expect(asked.find(({ method }) => method === 'DELETE')?.version).toBe('"2"');
});

test('a template leads to an announcement that begins with it', async () => {
  const template = announcementDetail({ status: 'template' });
  const { view, asked } = await renderScreen({
    screen: (search) => <TemplateListScreen search={search} />,
    search: templateSearch,
    at: `${LIST}/templates`,
    answer: () => listed([template]),
  });
  await expect
    .element(view.getByRole('link', { name: /Server works/ }))
    .toHaveAttribute('href', `${LIST}/new?from=${template.id}`);
  expect(asked[0]?.query.getAll('status')).toEqual(['template']);
});
