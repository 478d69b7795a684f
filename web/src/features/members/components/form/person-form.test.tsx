import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Member } from '#contract/members/shapes.ts';
import { memberDetail } from '../../../../../test/member-detail.ts';
import { type Asked, renderScreen } from '../../../../../test/render-screen.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { MemberScreen } from '../../screens/member-screen.tsx';
import { NewPersonScreen } from '../../screens/new-person-screen.tsx';

const TEAM = '/manager/organizations/a/team';
const PRIYA = { id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb501', name: 'Priya Nair' };
const LEAD = '01a1fb7a-8bb3-77c6-abf2-5c0938cbb502';
const FULL = '01a1fb7a-8bb3-77c6-abf2-5c0938cbb503';

const listed = (...data: unknown[]) => ({ body: { data, before: null, after: null } });

const seat = (id: string, title: string, headcount: number, filled_by: unknown[] = []) => ({
  ...{ id, version: 1, created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' },
  ...{ archived_at: null, title, department: 'Operations', parent: null, headcount, vacant_since: null },
  ...{ note: '', filled_by },
});

type Answer = { status?: number; body?: unknown };

const answering =
  (member: Member, write: (asked: Asked) => Answer) =>
  (asked: Asked): Answer | undefined => {
    if (asked.method !== 'GET') return write(asked);
    if (asked.path === '/members/department-names') return { body: { names: ['Harbour', 'Operations'] } };
    if (asked.path === '/positions')
      return listed(seat(LEAD, 'Harbour lead', 2, [PRIYA]), seat(FULL, 'Site manager', 1, [PRIYA]));
    if (asked.path.startsWith('/choices/'))
      return { body: { data: [{ ...PRIYA, initials: 'PN', position: 'Director' }], more: false } };
    return asked.path === `/members/${member.id}` ? { body: member } : undefined;
  };

const edit = async (member: Member, write: (asked: Asked) => Answer = () => ({ body: member })) => {
  const shown = await renderScreen({
    screen: () => <MemberScreen id={member.id} />,
    search: () => ({}),
    at: `${TEAM}/${member.id}`,
    role: 'owner',
    answer: answering(member, write),
  });
  await shown.view.getByRole('button', { name: 'Edit' }).click();
  return { ...shown, form: shown.view.getByRole('dialog', { name: `Edit ${member.name}` }) };
};

const add = (write: (asked: Asked) => Answer) =>
  renderScreen({
    screen: () => <NewPersonScreen />,
    search: () => ({}),
    at: `${TEAM}/new`,
    role: 'owner',
    answer: answering(memberDetail(), write),
  });

const bodiesOf = (asked: readonly Asked[]) =>
  asked.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }));

const refusal = (rule: string, field: string, message: string): Answer => ({
  status: 422,
  body: { code: 'x', message, rule, fields: [{ field, message }], why: null, request_id: 'r' },
});

beforeEach(async () => {
  toast.clear();
  await page.viewport(1440, 900);
});

test('only what was changed of a person is sent, as the API keeps it', async () => {
  const { form, asked } = await edit(memberDetail());
  await form.getByLabelText('Phone').fill('+44 (1632) 960-123');
  await form.getByLabelText('Level').fill('Senior');
  await form.getByLabelText('Hours a week').fill('37.5');
  await form.getByLabelText('Target utilisation').fill('80');
  await form.getByRole('combobox', { name: 'Reports to' }).click();
  await form.getByRole('option', { name: /Priya Nair/ }).click();
  await form.getByRole('combobox', { name: 'Seat' }).click();
  await form.getByRole('option', { name: /Harbour lead/ }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  const body = {
    ...{ phone: '+441632960123', level: 'Senior', weekly_capacity_minutes: 2250 },
    ...{ target_utilisation_pct: 80, manager_id: PRIYA.id, position_id: LEAD },
  };
  await expect.poll(() => bodiesOf(asked).map((one) => one.body)).toEqual([body]);
});

test('a seat that is filled can’t be chosen and says so, beside how many are vacant of others', async () => {
  const { form } = await edit(memberDetail());
  await form.getByRole('combobox', { name: 'Seat' }).click();
  await expect.element(form.getByRole('option', { name: /Harbour lead.*1 seat vacant/ })).toBeVisible();
  await expect
    .element(form.getByRole('option', { name: /Site manager.*Filled/ }))
    .toHaveAttribute('data-combobox-disabled', 'true');
});

test('a seat says what somebody is called and where they work, where nothing else was said', async () => {
  const { form, asked } = await edit(memberDetail({ position: null, department: 'Nights' }));
  await form.getByRole('combobox', { name: 'Seat' }).click();
  await form.getByRole('option', { name: /Harbour lead/ }).click();
  await expect.element(form.getByLabelText('Position')).toHaveValue('Harbour lead');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => bodiesOf(asked).map(({ body }) => body))
    .toEqual([{ position: 'Harbour lead', position_id: LEAD }]);
});

test('departments that there are are proposed', async () => {
  const { form } = await edit(memberDetail({ department: null }));
  await form.getByLabelText('Department').fill('har');
  await form.getByRole('option', { name: 'Harbour', exact: true }).click();
  await expect.element(form.getByLabelText('Department')).toHaveValue('Harbour');
});

test('whoever has an account is given a last day by being offboarded', async () => {
  const { form } = await edit(memberDetail());
  await expect.element(form.getByLabelText('Last day')).toBeDisabled();
  await expect
    .element(form.getByRole('link', { name: 'Choose a last day there' }))
    .toHaveAttribute('href', `${TEAM}/${memberDetail().id}/offboarding`);
});

test('whoever signs in keeps their address, and the form says why', async () => {
  const { form } = await edit(memberDetail());
  const email = form.getByLabelText('E-mail');
  await expect.element(email).toBeDisabled();
  await expect.element(email).toHaveAccessibleDescription(/Maren Holt signs in with this address/);
});

test('a circle of lines is refused beside the field, with what was typed kept', async () => {
  const message =
    'Priya Nair answers to this person already, directly or through others: change that line first.';
  const { form } = await edit(memberDetail(), () => refusal('manager-cycle', 'manager_id', message));
  await form.getByLabelText('Level').fill('Senior');
  const manager = form.getByRole('combobox', { name: 'Reports to' });
  await manager.click();
  await form.getByRole('option', { name: /Priya Nair/ }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(manager).toHaveAccessibleDescription(message);
  await expect.element(form.getByLabelText('Level')).toHaveValue('Senior');
});

test('what can’t be is said before anything is asked', async () => {
  const { form, asked } = await edit(memberDetail({ has_account: false }));
  await form.getByLabelText('Phone').fill('01632 960123');
  await form.getByLabelText('Hours a week').fill('200');
  await form.getByLabelText('Last day').fill('2020-01-01');
  await form.getByRole('button', { name: 'Save' }).click();
  for (const [label, said] of [
    ['Phone', /Start with \+/],
    ['Hours a week', /from 0 to 168/],
    ['Last day', /isn’t before the first/],
  ] as const)
    await expect.element(form.getByLabelText(label)).toHaveAccessibleDescription(said);
  expect(bodiesOf(asked)).toEqual([]);
});

test('a placeholder is added by a name alone, and the page leads to them', async () => {
  const added = memberDetail({ name: 'Night guard 2', employment: 'placeholder', has_account: false });
  const { view, asked, address } = await add(() => ({ status: 201, body: added }));
  await view.getByLabelText('Name', { exact: true }).fill('Night guard 2');
  await view.getByRole('button', { name: 'Add person' }).click();
  await expect.poll(address).toBe(`${TEAM}/${added.id}`);
  const body = { name: 'Night guard 2', employment: 'placeholder', weekly_capacity_minutes: 2400 };
  expect(bodiesOf(asked)).toEqual([{ method: 'POST', path: '/members', body }]);
});

test('a colleague needs an address, and one that is taken is refused beside it', async () => {
  const message = 'Priya Nair of this team has this address: use another one.';
  const { view, asked } = await add(() => refusal('email-taken', 'email', message));
  await view.getByLabelText('Name', { exact: true }).fill('Tom Reed');
  await view.getByRole('combobox', { name: 'Employed as' }).click();
  await view.getByRole('option', { name: 'Contractor' }).click();
  await view.getByRole('button', { name: 'Add person' }).click();
  const email = view.getByLabelText('E-mail');
  await expect.element(email).toHaveAccessibleDescription(/Enter the e-mail address of a colleague/);
  expect(bodiesOf(asked)).toEqual([]);
  await email.fill('Priya@Northgate.example');
  await view.getByRole('button', { name: 'Add person' }).click();
  await expect.element(email).toHaveAccessibleDescription(message);
  expect(bodiesOf(asked)[0]?.body).toMatchObject({
    email: 'priya@northgate.example',
    employment: 'contractor',
  });
});
