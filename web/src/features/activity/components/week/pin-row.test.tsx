import { expect, test } from 'vitest';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { PinRow } from './pin-row.tsx';

const project = { id: 'p', code: 'HRB-204', name: 'Harbour' };
const service = { id: 's', code: 'ACC', name: 'Access control' };
const pinned = { id: 'f', version: 3, project, service, category: 'work', note: '', billable: false };

const shown = async (favourites: readonly unknown[]) => {
  const { view, asked } = await renderScreen({
    screen: () => (
      <table>
        <tbody>
          <tr>
            <th>
              <PinRow row={{ project, service }} today="2026-11-19" isCurrent />
            </th>
          </tr>
        </tbody>
      </table>
    ),
    search: () => ({}),
    at: '/daily-activity',
    answer: ({ path, method }) => {
      if (method === 'POST') return { status: 201, body: { ...pinned, closed: null } };
      if (method === 'DELETE') return { status: 204 };
      if (path.endsWith('/choices'))
        return {
          body: {
            projects: [{ ...project, client: null, billable: false, service_ids: null }],
            services: [{ ...service, billable: true }],
          },
        };
      return { body: { favourites } };
    },
  });
  const sent = () =>
    asked.flatMap(({ method, path, body }) => (method === 'GET' ? [] : [[method, path, body]]));
  return { view, sent };
};

test('a row of the week is pinned for what it is for, as billable as such time is', async () => {
  const { view, sent } = await shown([{ ...pinned, note: 'Gate round', closed: null }]);
  const star = view.getByRole('button', { name: 'Favourite: HRB-204 Access control', pressed: false });
  await expect.element(star).toBeVisible();
  await star.click();
  await expect.element(view.getByText('Pinned: HRB-204 Access control')).toBeVisible();
  const body = { project_id: 'p', service_type_id: 's', category: 'work', note: '', billable: false };
  expect(sent()).toEqual([['POST', '/daily-activity/favourites', body]]);
});

test('a pinned row says so, and is taken from the favourites there', async () => {
  const { view, sent } = await shown([{ ...pinned, closed: null }]);
  await view.getByRole('button', { name: 'Favourite: HRB-204 Access control', pressed: true }).click();
  await expect.poll(sent).toMatchObject([['DELETE', '/daily-activity/favourites/f', undefined]]);
});
