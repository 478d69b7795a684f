import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { announcementDetail, fortyTwo } from '../../../../test/announcement-answers.ts';
import { presetDetail, presetReads, revisionDetail } from '../../../../test/preset-answers.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { newSearch } from '../effects/places.ts';
import { NewAnnouncementScreen } from './new-announcement-screen.tsx';

const STORM = revisionDetail(2, { title: 'Storm', message: 'Stay off the quay.', priority: 'urgent' });
const DRAFT = revisionDetail(3, { title: 'Gale' }, { status: 'draft' });

beforeEach(() => {
  localStorage.clear();
  return page.viewport(1440, 1100);
});

const show = (kind: 'notification' | 'project') =>
  renderScreen({
    screen: (search) => <NewAnnouncementScreen {...search} />,
    search: newSearch,
    at: '/admin/notifications/new?preset=p1',
    answer: (asked) => {
      if (asked.path === '/announcement-audience') return { body: fortyTwo };
      if (asked.path.startsWith('/presets'))
        return presetReads(presetDetail({ kind, current: 2, draft: 3 }), [DRAFT, STORM])(asked);
      if (asked.method === 'GET') return { body: { data: [], before: null, after: null } };
      return { body: announcementDetail() };
    },
  });

test('an announcement begins with what the applied revision of a preset says, to where it is written', async () => {
  const { view, asked } = await show('notification');
  await expect.element(view.getByLabelText('Title')).toHaveValue('Storm');
  await expect.element(view.getByLabelText('Message')).toHaveValue('Stay off the quay.');
  await view.getByRole('button', { name: 'Save draft' }).click();
  await expect
    .poll(() => asked.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({ title: 'Storm', message: 'Stay off the quay.', priority: 'urgent', link: null });
});

test('a preset of something else fills in nothing', async () => {
  const { view } = await show('project');
  await expect.element(view.getByLabelText('Title')).toHaveValue('');
});
