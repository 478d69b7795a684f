import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { COMPARED } from '../../../../test/applied-presets.ts';
import { HARBOUR_ID, projectDetail } from '../../../../test/project-detail.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { ProjectSettingsScreen } from './project-settings-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  return page.viewport(1440, 900);
});

test('what the preset of a project locks is shut in its settings and says why, and the rest is as ever', async () => {
  const { view } = await renderScreen({
    screen: () => <ProjectSettingsScreen project_id={HARBOUR_ID} />,
    search: () => ({}),
    at: `/manager/projects/${HARBOUR_ID}/settings`,
    answer: ({ path }) => {
      if (path.startsWith('/choices')) return { body: { data: [] } };
      if (path.endsWith('/preset')) return { body: COMPARED };
      if (path.endsWith('/changes')) return { body: { data: [], before: null, after: null } };
      if (path.endsWith('/steps'))
        return {
          body: {
            ...{ steps: [], open_incidents: 0 },
            open_time: { draft: 0, submitted: 0, rejected: 0, seconds: 0 },
          },
        };
      return { body: projectDetail() };
    },
  });
  const priority = view.getByRole('combobox', { name: 'Priority' });
  await expect.element(priority).toBeDisabled();
  await expect.element(priority).toHaveAccessibleDescription('Locked by the preset “Guarding contract”');
  await expect.element(view.getByRole('combobox', { name: 'Billing' })).toBeEnabled();
});
