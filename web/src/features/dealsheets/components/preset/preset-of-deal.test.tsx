import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { APPLIED, LISTED, PRESET_ID } from '../../../../../test/applied-presets.ts';
import { dealsheetDetail } from '../../../../../test/dealsheet.ts';
import { type Asked, renderScreen } from '../../../../../test/render-screen.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { PresetOfDeal } from './preset-of-deal.tsx';

const DEAL = dealsheetDetail();
const COMPARED = {
  applied: { ...APPLIED, locked: ['/contingency_pct'] },
  drift: [{ path: '/terms', preset: 'Thirty days', current: 'Sixty days', locked: false }],
};
const PREVIEW = {
  ...{ version: 7, lines: [] },
  steps: [
    { path: '/contingency_pct', before: '5', after: '8', reason: 'locked', taken: true },
    { path: '/terms', before: 'Sixty days', after: 'Ten days', reason: 'both', taken: false },
  ],
};

const show = (deal = DEAL) =>
  renderScreen({
    ...{ screen: () => <PresetOfDeal deal={deal} />, search: () => ({}), at: '/manager/dealsheets' },
    answer: ({ method, path }) => {
      if (path.endsWith('/preset/preview')) return { body: PREVIEW };
      if (path.endsWith('/preset')) return { body: method === 'GET' ? COMPARED : DEAL };
      return { body: { data: [{ ...LISTED, kind: 'dealsheet' }], before: null, after: null } };
    },
  });

const writesOf = (asked: readonly Asked[]) =>
  asked.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/preview'));

beforeEach(() => {
  toast.clear();
  return page.viewport(1440, 900);
});

test('what differs from the preset is said, and its next revision is applied after a look at what it changes', async () => {
  const { view, asked } = await show();
  await expect.element(view.getByText('Terms').first()).toBeVisible();
  await view.getByRole('button', { name: 'Apply revision 3…' }).click();
  const box = view.getByRole('dialog');
  const terms = box.getByRole('listitem').filter({ hasText: 'Terms' });
  await terms.getByRole('checkbox', { name: 'Use “Ten days” from the preset instead' }).click();
  await expect.element(terms).toMatchTextContent(/Becomes: Ten days/);
  await box.getByRole('button', { name: 'Apply revision 3' }).click();
  await expect
    .poll(() => writesOf(asked).map(({ body }) => body))
    .toEqual([{ preset_id: PRESET_ID, revision: 3, version: 7, take: ['/terms'], leave: [] }]);
});

test('over what was submitted nothing is applied', async () => {
  const { view } = await show(dealsheetDetail({ status: 'submitted' }));
  await expect.element(view.getByText('Terms').first()).toBeVisible();
  expect(view.getByRole('button').elements()).toEqual([]);
});
