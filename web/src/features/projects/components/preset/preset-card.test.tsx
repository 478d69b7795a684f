import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PresetPreview } from '#contract/presets/applying.ts';
import type { PresetComparison } from '#contract/presets/shapes.ts';
import { COMPARED, LISTED, PRESET_ID, PREVIEW } from '../../../../../test/applied-presets.ts';
import { HARBOUR_ID, projectDetail } from '../../../../../test/project-detail.ts';
import { type Asked, renderScreen } from '../../../../../test/render-screen.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { PresetCard } from './preset-card.tsx';

beforeEach(() => {
  toast.clear();
  return page.viewport(1440, 900);
});

type Answer = { status?: number; body?: unknown };
let left: string[];

const show = (
  compared: PresetComparison,
  apply: (asked: Asked) => Answer = () => ({ body: projectDetail({ version: 4 }) }),
  { steps = PREVIEW.steps, ...who }: { steps?: PresetPreview['steps']; role?: string } = {},
) => {
  left = [];
  return renderScreen({
    screen: () => (
      <PresetCard project={projectDetail()} onChanged={({ version }) => left.push(`${version}`)} />
    ),
    search: () => ({}),
    at: `/manager/projects/${HARBOUR_ID}/settings`,
    answer: (asked) => {
      if (asked.path === '/presets') return { body: { data: [LISTED], before: null, after: null } };
      if (asked.path.endsWith('/preview')) return { body: { ...PREVIEW, steps, milestones: [] } };
      if (asked.method === 'GET')
        return { body: asked.path.endsWith('/preset') ? compared : projectDetail({ version: 5 }) };
      return apply(asked);
    },
    ...who,
  });
};
const writesOf = (asked: readonly Asked[]) =>
  asked.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/preview'));

test('a project says from which revision it is made, how far behind that is, what differs and what is locked', async () => {
  const { view } = await show(COMPARED);
  await expect.element(view.getByText('Guarding contract, revision 2')).toBeVisible();
  await expect
    .element(view.getByRole('link', { name: 'Guarding contract, revision 2' }))
    .toHaveAttribute('href', `/admin/presets/${PRESET_ID}`);
  await expect.element(view.getByText('1 revision behind')).toBeVisible();
  await expect.element(view.getByText('1 field differs')).toBeVisible();
  await expect.element(view.getByText('Preset: quay. Here: mine.')).toBeVisible();
  await expect.element(view.getByText('Locked: Priority')).toBeVisible();
});

test('the next revision is looked at field by field, and what was changed here goes only with a tick', async () => {
  const { view, asked } = await show(COMPARED);
  await view.getByRole('button', { name: 'Apply revision 3…' }).click();
  const box = view.getByRole('dialog', { name: 'Apply a preset' });
  const [priority, tags] = [
    box.getByRole('listitem').filter({ hasText: 'Priority' }),
    box.getByRole('listitem').filter({ hasText: 'Tags' }),
  ];
  await expect.element(priority).toMatchTextContent(/The preset locks it.*Here now: Normal.*Becomes: High/);
  await expect
    .element(tags)
    .toMatchTextContent(/Changed here, and in the preset.*before: quay.*now: mine.*Becomes: mine/);
  await tags.getByRole('checkbox', { name: 'Use “pier” from the preset instead' }).click();
  await expect.element(tags).toMatchTextContent(/Becomes: pier/);
  await box.getByRole('button', { name: 'Apply revision 3' }).click();
  await expect
    .poll(() => writesOf(asked)[0]?.body)
    .toEqual({ preset_id: PRESET_ID, revision: 3, version: 3, take: ['/tags'], leave: [] });
  await expect.poll(() => left).toEqual(['4']);
  await expect.element(box).not.toBeInTheDocument();
});

test('what was ticked stays when somebody saved first, and the box shows what it does since', async () => {
  const body = { code: 'stale', message: 'Stale.', rule: null, fields: [], request_id: 'r' };
  const { view, asked } = await show(COMPARED, () => ({ status: 412, body }));
  await view.getByRole('button', { name: 'Apply revision 3…' }).click();
  const box = view.getByRole('dialog', { name: 'Apply a preset' });
  const tick = box.getByRole('checkbox', { name: /^Use “pier”/ });
  await tick.click();
  await box.getByRole('button', { name: 'Apply revision 3' }).click();
  await expect.element(box.getByText(/^Somebody changed this meanwhile/)).toBeVisible();
  await expect.element(tick).toBeChecked();
  expect(asked.filter(({ path }) => path.endsWith('/preview')).length).toBe(2);
});

test('the preset is no link for whoever may not see its page', async () => {
  const { view } = await show(COMPARED, undefined, { role: 'manager' });
  await expect.element(view.getByText('Guarding contract, revision 2')).toBeVisible();
  await expect.element(view.getByRole('link')).not.toBeInTheDocument();
});

test('the first time each field can be left as it is here, but for what is locked', async () => {
  const { view, asked } = await show({ applied: null, drift: [] }, undefined, {
    steps: PREVIEW.steps.map((step) =>
      step.reason === 'both' ? { ...step, reason: 'fresh', taken: true } : step,
    ),
  });
  await view.getByRole('button', { name: 'Apply a preset…' }).click();
  const box = view.getByRole('dialog', { name: 'Apply a preset' });
  await box.getByRole('combobox', { name: 'Preset' }).click();
  await view.getByRole('option', { name: /^Guarding contract/ }).click();
  await expect.element(box.getByText(/^What you untick stays as it is here/)).toBeVisible();
  const locked = box.getByRole('checkbox', { name: 'Take over “High”' });
  await expect.element(locked).toBeChecked();
  await expect.element(locked).toBeDisabled();
  const tags = box.getByRole('listitem').filter({ hasText: 'Tags' });
  await expect.element(tags).toMatchTextContent(/Here now: mine.*Becomes: pier/);
  await tags.getByRole('checkbox', { name: 'Take over “pier”' }).click();
  await expect.element(tags).toMatchTextContent(/Becomes: mine/);
  await box.getByRole('button', { name: 'Apply revision 3' }).click();
  await expect.poll(() => writesOf(asked)[0]?.body).toMatchObject({ take: [], leave: ['/tags'] });
});

test('a project without a preset gets one by choosing it, and one with it loses it after a question', async () => {
  const { view, asked } = await show({ applied: null, drift: [] });
  await view.getByRole('button', { name: 'Apply a preset…' }).click();
  const box = view.getByRole('dialog', { name: 'Apply a preset' });
  await expect.element(box.getByRole('button', { name: 'Apply a preset' })).toBeDisabled();
  await box.getByRole('combobox', { name: 'Preset' }).click();
  await view.getByRole('option', { name: /^Guarding contract/ }).click();
  await box.getByRole('button', { name: 'Apply revision 3' }).click();
  await expect.poll(() => writesOf(asked)[0]?.body).toMatchObject({ revision: 3, take: [] });
});

test('taking a preset off asks first, says that values stay, and goes over the version that was seen', async () => {
  const { view, asked } = await show(COMPARED, () => ({ status: 204 }));
  await view.getByRole('button', { name: 'Remove the preset' }).click();
  const box = view.getByRole('dialog', { name: /^Remove the preset/ });
  await expect.element(box.getByText(/All values stay as they are/)).toBeVisible();
  await box.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => writesOf(asked)).toMatchObject([{ method: 'DELETE', version: '"3"' }]);
  await expect.poll(() => left).toEqual(['5']);
});
