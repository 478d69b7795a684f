import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { LikelyDuplicate } from '#contract/clients/duplicates.ts';
import { LOSER, likelyDuplicate, WINNER } from '../../../../test/client-couple.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { LikelyDuplicates } from './likely-duplicates.tsx';

type Typed = { name: string; website: string; vat_id: string };
const NOTHING: Typed = { name: '', website: '', vat_id: '' };

function Typing({ self }: { self: string | null }) {
  const [typed, setTyped] = useState(NOTHING);
  const field = (key: keyof Typed) => (
    <input
      aria-label={key}
      value={typed[key]}
      onChange={(event) => setTyped({ ...typed, [key]: event.target.value })}
    />
  );
  return (
    <>
      {field('name')}
      {field('website')}
      {field('vat_id')}
      <LikelyDuplicates typed={typed} self={self} />
    </>
  );
}

const show = (found: readonly LikelyDuplicate[] | null, self: string | null = null) =>
  renderScreen({
    screen: () => <Typing self={self} />,
    ...{ search: () => ({}), at: '/manager/clients/new' },
    answer: () =>
      found ? { body: { data: found } } : { status: 500, body: { code: 'defect', message: 'Broken.' } },
  });

beforeEach(() => page.viewport(1280, 900));

test('who looks like what is typed is named with all that they have in common, and leads to it', async () => {
  const found = likelyDuplicate({ reasons: ['vat_id', 'name'] });
  const { view } = await show([found]);
  await view.getByLabelText('name').fill('Dockside');
  const warning = view.getByRole('status');
  await expect.element(warning.getByText('This may be a client that is here already:')).toBeVisible();
  await expect
    .element(warning.getByRole('link', { name: 'Dockside' }))
    .toHaveAttribute('href', `/manager/clients/${WINNER.id}`);
  await expect.element(warning.getByText('DOCK · same VAT id · same name')).toBeVisible();
});

test('of several the number is told, and of an archived one that it is', async () => {
  const archived = likelyDuplicate({
    ...{ id: LOSER.id, name: LOSER.name, code: null, reasons: ['alike'] },
    archived_at: '2026-01-01T00:00:00.000Z',
  });
  const { view } = await show([likelyDuplicate(), archived]);
  await view.getByLabelText('name').fill('Dockside');
  await expect.element(view.getByText('This may be one of 2 clients that are here already:')).toBeVisible();
  await expect.element(view.getByText('name nearly the same · Archived')).toBeVisible();
});

test('two letters say too little to ask; a website is asked for with its scheme, without the client itself', async () => {
  const { view, asked } = await show([], LOSER.id);
  await view.getByLabelText('name').fill('Do');
  await view.getByLabelText('website').fill('dockside.example');
  await expect.poll(() => asked.length).toBe(1);
  expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({
    website: 'https://dockside.example',
    except: LOSER.id,
  });
});

test('nothing is said where nobody looks the same, nor where asking failed', async () => {
  const { view, asked } = await show(null);
  await view.getByLabelText('vat_id').fill('GB980780684');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect.element(view.getByRole('status').first()).toBeEmptyDOMElement();
});

test('the warning goes when what was typed is taken back', async () => {
  const { view } = await show([likelyDuplicate()]);
  const name = view.getByLabelText('name');
  await name.fill('Dockside');
  await expect.element(view.getByRole('link', { name: 'Dockside' })).toBeVisible();
  await name.fill('');
  await expect.element(view.getByRole('link', { name: 'Dockside' })).not.toBeInTheDocument();
});
