import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accountAnswers } from '../../../../../test/account-answers.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { ExportCard } from './export-card.tsx';

const show = (answers: Parameters<typeof accountAnswers>[0] = {}) =>
  renderScreen({
    screen: () => <ExportCard />,
    search: () => ({}),
    at: '/account',
    answer: accountAnswers(answers),
  });

beforeEach(() => page.viewport(1440, 900));

test('the data comes as the file that the server named', async () => {
  const { view } = await show();
  const saved = vi.spyOn(URL, 'createObjectURL');
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(new Blob(['zip']), {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename="muster-2026-11-21.zip"',
        },
      }),
  );
  await view.getByRole('button', { name: 'Download my data' }).click();
  await expect.element(view.getByText('Your data is in muster-2026-11-21.zip')).toBeVisible();
  expect(saved).toHaveBeenCalledOnce();
});

test('after a refused export one may try again', async () => {
  const message = 'You have made 5 exports within an hour: try again in 42 minutes.';
  const complaint = { code: 'too_many_requests', message, rule: null, fields: [], request_id: 'r' };
  const { view } = await show({ 'GET /users/me/export': { status: 429, body: complaint } });
  await view.getByRole('button', { name: 'Download my data' }).click();
  await expect.element(view.getByRole('button', { name: 'Download my data' })).toBeEnabled();
});
