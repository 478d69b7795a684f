import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DealsheetContent } from '#contract/dealsheets/content.ts';
import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import { dealsheetDetail, dealsheetRevision } from '../../../../test/dealsheet.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { EditOfferScreen } from './edit-offer-screen.tsx';

const DEAL = dealsheetDetail();
const AT = `/manager/dealsheets/${DEAL.id}`;

const offering = (changed: Partial<DealsheetContent>, different: Partial<Dealsheet> = {}) =>
  dealsheetDetail({
    ...different,
    current: dealsheetRevision({
      ...{ status: different.status ?? 'draft', revision: different.revision ?? 1 },
      content: { ...DEAL.current.content, ...changed },
    }),
  });

const STALE = {
  status: 412,
  body: { code: 'stale', message: 'Stale', rule: null, fields: [], request_id: 'r' },
};

type Shown = { deals?: () => Dealsheet; write?: (asked: Asked) => { status?: number; body?: unknown } };

const show = ({ deals = () => DEAL, write = () => ({ body: DEAL }) }: Shown = {}) =>
  renderScreen({
    screen: () => <EditOfferScreen id={DEAL.id} />,
    search: () => ({}),
    at: `${AT}/edit`,
    answer: (asked) => {
      if (asked.method !== 'GET') return write(asked);
      return asked.path === `/dealsheets/${DEAL.id}`
        ? { body: deals() }
        : { body: { data: [], before: null, after: null } };
    },
  });

const writesOf = (asked: readonly Asked[]) => asked.filter(({ method }) => method !== 'GET');

beforeEach(() => page.viewport(1440, 900));

test('a draft is saved whole over the version that was read, without lines in which nothing was typed', async () => {
  const { view, asked, address } = await show();
  await view.getByLabelText('Terms').fill('Half in advance');
  await view.getByRole('button', { name: 'Add line' }).click();
  await view.getByRole('button', { name: 'Save the draft' }).click();
  await expect.poll(address).toBe(AT);
  const [{ version, body, path } = { version: null, body: null, path: '' }] = writesOf(asked);
  expect([path, version]).toEqual([`/dealsheets/${DEAL.id}/content`, '"3"']);
  expect(body).toEqual({ ...DEAL.current.content, terms: 'Half in advance' });
});

test('of what was submitted the form says that saving makes a revision', async () => {
  const { view } = await show({ deals: () => offering({}, { status: 'submitted' }) });
  await expect.element(view.getByText(/Revision 1 stays as it is: saving makes revision 2/)).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Save as revision 2' })).toBeVisible();
});

test('a validity of no days is refused before anything is sent', async () => {
  const { view, asked } = await show();
  await view.getByLabelText('Validity').fill('0');
  await view.getByRole('button', { name: 'Save the draft' }).click();
  await expect.element(view.getByLabelText('Validity')).toHaveAccessibleDescription(/Enter 1 to 365 days\./);
  expect(writesOf(asked)).toEqual([]);
});

test('what somebody else changed of other parts stays, without a question', async () => {
  let now = DEAL;
  const { view, asked } = await show({
    deals: () => now,
    write: ({ version }) => (version === '"4"' ? { body: now } : STALE),
  });
  await view.getByLabelText('Terms').fill('Half in advance');
  now = offering({ validity_days: 60 }, { version: 4 });
  await view.getByRole('button', { name: 'Save the draft' }).click();
  await expect
    .poll(() => writesOf(asked).at(-1))
    .toMatchObject({ version: '"4"', body: { terms: 'Half in advance', validity_days: 60 } });
});

test('what both changed stands side by side, and mine can be kept over the newer version', async () => {
  let now = DEAL;
  const { view, asked } = await show({
    deals: () => now,
    write: ({ version }) => (version === '"4"' ? { body: now } : STALE),
  });
  await view.getByLabelText('Terms').fill('Half in advance');
  now = offering({ terms: 'All in advance' }, { version: 4 });
  await view.getByRole('button', { name: 'Save the draft' }).click();
  const box = view.getByRole('dialog', { name: 'Somebody saved meanwhile' });
  for (const text of ['Half in advance', 'All in advance'])
    await expect.element(box.getByText(text)).toBeVisible();
  await box.getByRole('button', { name: 'Keep mine' }).click();
  await expect
    .poll(() => writesOf(asked).at(-1))
    .toMatchObject({ version: '"4"', body: { terms: 'Half in advance' } });
});

test('a draft that was submitted meanwhile forks no revision unasked', async () => {
  let now = DEAL;
  const { view, asked } = await show({ deals: () => now, write: () => STALE });
  await view.getByLabelText('Terms').fill('Half in advance');
  now = offering({}, { version: 4, status: 'submitted' });
  await view.getByRole('button', { name: 'Save the draft' }).click();
  await expect.element(view.getByText('Begin revision 2?')).toBeVisible();
  await view.getByRole('button', { name: 'No' }).click();
  await expect.element(view.getByLabelText('Terms')).toHaveValue('Half in advance');
  expect(writesOf(asked).length).toBe(1);
});

test('an offer that is won is edited no more, and the page says where it goes on', async () => {
  const project = { id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3d9', name: 'Quay' };
  const { view } = await show({ deals: () => offering({}, { status: 'won', project }) });
  await expect.element(view.getByText('The deal is won: its project goes on from here.')).toBeVisible();
});
