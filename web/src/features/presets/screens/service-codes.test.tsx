import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { presetDetail, presetReads, revisionDetail } from '../../../../test/preset-answers.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { EditDraftScreen } from './edit-draft-screen.tsx';

const SHIFT = { weekday: 1, start: '22:00', end: '06:00', break_min: 45, headcount: 1 };
const DRAFT = revisionDetail(
  1,
  {
    shifts: [{ ...SHIFT, service_code: null, role: 'Guard', site: null, skills: [], note: '' }],
  },
  { status: 'draft', published_at: null },
);
const SERVICES = [
  { id: 's1', name: 'Guarding', code: 'GUARD', category: null, billable: true },
  { id: 's2', name: 'Reception', code: 'RECEPT', category: null, billable: true },
];

const show = () =>
  renderScreen({
    screen: () => <EditDraftScreen id="p1" />,
    search: () => ({}),
    at: '/admin/presets/p1/edit',
    answer: (asked) => {
      if (asked.path === '/choices/service-types') return { body: { data: SERVICES } };
      return asked.method === 'GET'
        ? presetReads(presetDetail({ kind: 'roster' }), [DRAFT])(asked)
        : { body: DRAFT };
    },
  });

beforeEach(() => page.viewport(1280, 1000));

test('codes of the organization’s services are suggested by code and name, and any other is kept as it is typed', async () => {
  const { view, asked } = await show();
  const code = view.getByLabelText('Service code');
  await code.fill('recep');
  await view.getByRole('option', { name: /RECEPT/ }).click();
  await expect.element(code).toHaveValue('RECEPT');
  await code.fill('dogs');
  await view.getByRole('button', { name: 'Save draft' }).click();
  await expect
    .poll(() => asked.find(({ method }) => method === 'PATCH')?.body.payload.shifts[0].service_code)
    .toBe('DOGS');
});
