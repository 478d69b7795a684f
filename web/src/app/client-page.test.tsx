import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { LOSER, WINNER } from '../../test/client-couple.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { client as readClient } from '../features/clients/queries.ts';
import { ClientPage } from './client-page.tsx';

const MERGED = { ...LOSER, merged_into: { id: WINNER.id, name: WINNER.name } };
const ADDRESS = `/manager/clients/${LOSER.id}`;

/** As a device kept it, from before. */
const keepMerged = (queries: QueryClient) => {
  const { queryKey } = readClient(LOSER.id);
  queries.setQueryData(queryKey, MERGED);
  void queries.invalidateQueries({ queryKey, refetchType: 'none' });
};

function KeptClient() {
  const queries = useQueryClient();
  useState(() => keepMerged(queries));
  return <ClientPage id={LOSER.id} search={{}} />;
}

const open = (now: object) =>
  renderScreen({
    screen: () => <KeptClient />,
    ...{ search: () => ({}), at: ADDRESS },
    answer: ({ path }) => (path === `/clients/${LOSER.id}` ? { body: now } : undefined),
  });

test('the address of a client that this device remembers as merged leads nowhere once that was taken back', async () => {
  const { view, asked, address } = await open(LOSER);
  await expect.poll(() => asked.map(({ path }) => path)).toContain(`/clients/${LOSER.id}`);
  await expect.element(view.getByRole('heading', { level: 1 })).toBeVisible();
  expect(address()).toBe(ADDRESS);
});

test('of one that is merged still it leads to the other', async () => {
  const { address } = await open(MERGED);
  await expect.poll(address).toBe(`/manager/clients/${WINNER.id}?from=Dockside+Ltd`);
});
