import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { clientDetail } from '../../../../test/client-detail.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { EditClientScreen } from './edit-client-screen.tsx';

const HARTLEY = clientDetail();
const THEIRS = clientDetail({
  version: HARTLEY.version + 1,
  industry: 'Ports',
  legal_name: 'Hartley Ports plc',
});

test('taking theirs of a client leaves what else was typed in the form, to be saved over theirs', async () => {
  await page.viewport(1280, 900);
  let isSaved = false;
  const { view, asked } = await renderScreen({
    screen: () => <EditClientScreen id={HARTLEY.id} />,
    search: () => ({}),
    at: '/manager/clients/new',
    answer: ({ path, method, version }) => {
      if (path.startsWith('/choices')) return { body: { data: [] } };
      if (method === 'GET') return { body: isSaved ? THEIRS : HARTLEY };
      if (version === `"${THEIRS.version}"`) return { body: { ...THEIRS, version: THEIRS.version + 1 } };
      isSaved = true;
      return {
        status: 412,
        body: { code: 'stale', message: 'Stale', rule: null, fields: [], request_id: 'r' },
      };
    },
  });
  const industry = view.getByLabelText('Industry');
  await expect.element(industry).toBeVisible();
  await industry.fill('Shipping');
  await view.getByLabelText('External reference').fill('ERP-77');
  await view.getByRole('button', { name: 'Save' }).click();
  await view.getByRole('button', { name: 'Take theirs' }).click();
  await expect.element(industry).toHaveValue('Ports');
  await expect.element(view.getByLabelText('Legal name')).toHaveValue('Hartley Ports plc');
  await expect.element(view.getByLabelText('External reference')).toHaveValue('ERP-77');
  await view.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => asked.filter(({ method }) => method === 'PATCH').length).toBe(2);
  const [, last] = asked.filter(({ method }) => method === 'PATCH');
  expect([last?.version, last?.body]).toEqual([`"${THEIRS.version}"`, { external_ref: 'ERP-77' }]);
});
