import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HARBOUR_ID, projectDetail } from '../../../../test/project-detail.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { ProjectSettingsScreen } from './project-settings-screen.tsx';

beforeEach(() => {
  toast.clear();
  return page.viewport(1440, 900);
});

const show = () =>
  renderScreen({
    screen: () => <ProjectSettingsScreen project_id={HARBOUR_ID} />,
    search: () => ({}),
    at: `/manager/projects/${HARBOUR_ID}/settings`,
    role: 'manager',
    answer: ({ method, path }) => {
      if (path.startsWith('/choices')) return { body: { data: [] } };
      if (path.endsWith('/steps'))
        return { body: { steps: [], open_time: { draft: 0, submitted: 0, rejected: 0, seconds: 0 } } };
      if (path.endsWith('/changes')) {
        const changes = { sev1_escalates_min: [10, 5], handover_gate: [false, true] };
        const data = [
          {
            id: 'one',
            type: 'project.updated',
            occurred_at: '2026-03-02T10:00:00.000Z',
            actor: 'Tamar Vale',
          },
        ];
        return {
          body: { data: data.map((one) => ({ ...one, changes, data: {} })), before: null, after: null },
        };
      }
      return { body: projectDetail(method === 'GET' ? {} : { version: 4 }) };
    },
  });

test('what the project chooses about its ops-log is saved with its other settings, and named in what was changed', async () => {
  const { view, asked } = await show();
  await view.getByLabelText(/^Sev 1 is told/).fill('5');
  await view.getByRole('checkbox', { name: /^Taking over comes/ }).click();
  await view.getByRole('button', { name: 'Save changes' }).click();
  const sent = () => asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  await expect.poll(sent).toEqual([{ sev1_escalates_min: 5, handover_gate: true }]);
  await expect.element(view.getByText(/10 min/)).toBeVisible();
});

test('minutes out of bounds, or none, are said beside their field, and nothing is sent', async () => {
  const { view, asked } = await show();
  await view.getByLabelText(/^Sev 2 is told/).fill('1441');
  await view.getByLabelText(/^A handover is overdue/).fill('');
  await view.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => view.getByText('Use 1 to 1,440 minutes.').elements().length).toBeGreaterThan(1);
  expect(asked.filter(({ method }) => method === 'PATCH')).toEqual([]);
});
