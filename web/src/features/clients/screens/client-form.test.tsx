import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Client } from '#contract/clients/shapes.ts';
import { clientDetail } from '../../../../test/client-detail.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { EditClientScreen } from './edit-client-screen.tsx';
import { NewClientScreen } from './new-client-screen.tsx';

const HARTLEY = clientDetail();

type Answer = { status?: number; body?: unknown };

const refused = (rule: string | null, field: string, message: string, status = 422): Answer => ({
  status,
  body: {
    code: status === 412 ? 'stale' : 'rule_broken',
    message: `${message} (${HARTLEY.id})`,
    rule,
    fields: field ? [{ field, message }] : [],
    request_id: 'r',
  },
});

const show = (
  screen: () => React.ReactNode,
  write: (asked: Asked) => Answer,
  read: () => Client = () => HARTLEY,
) =>
  renderScreen({
    screen,
    search: () => ({}),
    at: '/manager/clients/new',
    answer: (asked) => {
      if (asked.path.startsWith('/choices')) return { body: { data: [] } };
      return asked.method === 'GET' ? { body: read() } : write(asked);
    },
  });

const writesOf = (asked: readonly Asked[]) => asked.filter(({ method }) => method !== 'GET');

beforeEach(() => page.viewport(1280, 900));

test('a name is asked for before anything is sent', async () => {
  const { view, asked } = await show(
    () => <NewClientScreen />,
    () => ({ body: HARTLEY }),
  );
  await view.getByRole('button', { name: 'Create client' }).click();
  await expect
    .element(view.getByLabelText('Name', { exact: true }))
    .toHaveAccessibleDescription('Enter a name.');
  expect(writesOf(asked)).toEqual([]);
});

test('empty fields are sent as none, a website gets its scheme, a code its capitals', async () => {
  const { view, asked, address } = await show(
    () => <NewClientScreen />,
    () => ({ status: 201, body: HARTLEY }),
  );
  await view.getByLabelText('Name', { exact: true }).fill('Hartley');
  await view.getByLabelText('Code').fill('hrt');
  await view.getByLabelText('Website').fill('hartley.example');
  await view.getByRole('button', { name: 'Create client' }).click();
  await expect.poll(address).toBe(`/manager/clients/${HARTLEY.id}`);
  expect(writesOf(asked)[0]?.body).toMatchObject({
    name: 'Hartley',
    code: 'HRT',
    website: 'https://hartley.example',
    vat_id: null,
    owner_id: null,
    payment_terms_days: 30,
  });
});

test('what the server refuses stands beside its field', async () => {
  const { view } = await show(
    () => <NewClientScreen />,
    () => refused('code-taken', 'code', 'Harbour has the code HRT: choose another.'),
  );
  await view.getByLabelText('Name', { exact: true }).fill('Hartley');
  await view.getByRole('button', { name: 'Create client' }).click();
  const code = view.getByLabelText('Code');
  await expect.element(code).toHaveAccessibleDescription('Harbour has the code HRT: choose another.');
  await expect.element(code).toHaveFocus();
});

test('a likely duplicate is asked about: No leads to the other client, Yes saves it', async () => {
  const twin = refused('duplicate-client', 'name', 'Hartley has this name already.');
  const { view, asked } = await show(
    () => <NewClientScreen />,
    ({ body }) => (body.confirm_duplicate ? { status: 201, body: HARTLEY } : twin),
  );
  await view.getByLabelText('Name', { exact: true }).fill('Hartley Ltd');
  await view.getByRole('button', { name: 'Create client' }).click();
  await view.getByRole('button', { name: 'No', exact: true }).click();
  await expect
    .element(view.getByRole('link', { name: 'Open the one there is' }))
    .toHaveAttribute('href', `/manager/clients/${HARTLEY.id}`);
  await view.getByRole('button', { name: 'Create client' }).click();
  await view.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect.poll(() => writesOf(asked).at(-1)?.body.confirm_duplicate).toBe(true);
});

test('what was typed comes back after leaving', async () => {
  const first = await show(
    () => <NewClientScreen />,
    () => ({ body: HARTLEY }),
  );
  await first.view.getByLabelText('Name', { exact: true }).fill('Half a name');
  await expect.poll(() => Object.values({ ...localStorage }).join()).toContain('Half a name');
  const kept = { ...localStorage };
  await first.view.unmount();
  const second = await show(
    () => {
      Object.assign(localStorage, kept);
      return <NewClientScreen />;
    },
    () => ({ body: HARTLEY }),
  );
  await expect.element(second.view.getByLabelText('Name', { exact: true })).toHaveValue('Half a name');
});

test('only the changed fields are sent, over the version that was opened', async () => {
  const { view, asked } = await show(
    () => <EditClientScreen id={HARTLEY.id} />,
    () => ({ body: HARTLEY }),
  );
  await view.getByLabelText('Industry').fill('Theatre');
  await view.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => writesOf(asked)).toMatchObject([{ version: '"3"', body: { industry: 'Theatre' } }]);
  expect(Object.keys(writesOf(asked)[0]?.body)).toEqual(['industry']);
});

test('what somebody else changed of other fields stays, without a question', async () => {
  let theirs = HARTLEY;
  const { view, asked } = await show(
    () => <EditClientScreen id={HARTLEY.id} />,
    ({ version }) =>
      version === '"4"' ? { body: { ...theirs, version: 5 } } : refused(null, '', 'Stale', 412),
    () => theirs,
  );
  await view.getByLabelText('Industry').fill('Theatre');
  theirs = { ...HARTLEY, version: 4, code: 'HART' };
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => writesOf(asked).at(-1)).toMatchObject({ version: '"4"' });
  expect(writesOf(asked).at(-1)?.body).toEqual({ industry: 'Theatre' });
});

test('when somebody saved first, both values are shown and mine can be kept over the newer version', async () => {
  let theirs = HARTLEY;
  const { view, asked } = await show(
    () => <EditClientScreen id={HARTLEY.id} />,
    ({ version }) =>
      version === '"4"' ? { body: { ...theirs, version: 5 } } : refused(null, '', 'Stale', 412),
    () => theirs,
  );
  await view.getByLabelText('Industry').fill('Theatre');
  theirs = { ...HARTLEY, version: 4, industry: 'Sport' };
  await userEvent.keyboard('{Enter}');
  const dialog = view.getByRole('dialog', { name: 'Somebody saved meanwhile' });
  for (const text of ['Industry', 'Theatre', 'Sport'])
    await expect.element(dialog.getByText(text)).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect
    .poll(() => writesOf(asked).at(-1))
    .toMatchObject({ version: '"4"', body: { industry: 'Theatre' } });
});
