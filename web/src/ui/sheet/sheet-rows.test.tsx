import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UiProvider } from '../theme/ui-provider.tsx';
import { type HeldSheet, heldOf } from './held-sheet.ts';
import { SheetRows } from './sheet-rows.tsx';

type Field = 'name' | 'code' | 'vat';
const SHEET = heldOf<Field>({
  ...{ file_name: 'clients.csv', columns: ['Name', 'Code', 'VAT'], fields: ['name', 'code', 'vat'] },
  rows: [['Quay', '', '']],
});
const WORDS = {
  ...{ title: 'Rows', row: 'Row', nothing: 'Nothing' },
  cell: (field: string, place: number) => `${field} of row ${place}`,
  leave: (place: number) => `Leave out row ${place}`,
  empty: (count: number) => `Show ${count} empty`,
};

function Sheet() {
  const [held, setHeld] = useState<HeldSheet<Field>>(SHEET);
  const isMended = held.rows[0]?.typed.vat === 'GB1';
  return (
    <SheetRows
      {...{ held, words: WORDS, head: null }}
      fields={['name', 'code', 'vat']}
      rows={held.rows}
      said={new Map(isMended ? [] : [[2, new Map<Field, string>([['vat', 'Missing']])]])}
      fieldName={(field) => field}
      listOf={() => undefined}
      onChange={setHeld}
      onLeaveOut={() => undefined}
    />
  );
}

test('a phone shows what a row says and what is wrong of it, and its empty cells by one touch', async () => {
  await page.viewport(360, 780);
  const screen = await render(
    <UiProvider>
      <Sheet />
    </UiProvider>,
  );
  const cell = (field: string) => screen.getByLabelText(`${field} of row 2`);
  await expect.element(cell('name')).toBeVisible();
  await expect.element(cell('code')).not.toBeVisible();
  await cell('vat').fill('GB1');
  await expect.element(screen.getByText('Missing')).not.toBeInTheDocument();
  await expect.element(cell('vat')).toBeVisible();
  await cell('vat').fill('');
  await expect.element(cell('vat')).toBeVisible();
  await screen.getByRole('button', { name: 'Show 1 empty' }).click();
  await expect.element(cell('code')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  const leave = screen.getByRole('button', { name: 'Leave out row 2' }).element().getBoundingClientRect();
  expect(leave.top).toBeLessThan(cell('name').element().getBoundingClientRect().top);
});

test('where there is room every cell stands in its column', async () => {
  await page.viewport(1280, 780);
  const screen = await render(
    <UiProvider>
      <Sheet />
    </UiProvider>,
  );
  await expect.element(screen.getByLabelText('code of row 2')).toBeVisible();
  await expect.element(screen.getByText('Show 1 empty')).not.toBeVisible();
});
