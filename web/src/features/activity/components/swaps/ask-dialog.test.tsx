import { expect, test } from 'vitest';
import type { OwnShift } from '#contract/shifts/plan-endpoints.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { booked, PEOPLE, rosterWeek, SHIFTS, shiftOn } from '../../../../../test/roster-answers.ts';
import AskDialog from './ask-dialog.tsx';

const NOW = '2026-11-22T12:00:00Z';
const [first] = SHIFTS;
if (!first) throw new Error('The roster has no shift.');
const [booking] = first.people;
if (!booking) throw new Error('Nobody is on the first shift.');
const OWN: OwnShift = {
  ...{ ...first, mine: { ...booking, status: 'confirmed' }, cancelled: false, mates: [], logged_s: 0 },
  check_in: { from: first.starts_at, until: first.ends_at, unread_handover: null },
};

const [callum, aisha] = PEOPLE;
const others = [
  shiftOn('f8', '2026-11-25', { people: [booked('b8', aisha)] }),
  shiftOn('f9', '2026-11-26', { people: [booked('b9', callum)] }),
  // At a time at which the asker works already.
  shiftOn('f7', '2026-11-26', { people: [booked('b7', aisha)] }),
];

const shown = async (
  kind: 'swap' | 'drop',
  { week = rosterWeek({ shifts: [first, ...others] }), refused = '' } = {},
) => {
  const { view, asked } = await renderScreen({
    screen: () => (
      <AskDialog kind={kind} shift={OWN} today="2026-11-22" now={NOW} onClose={() => undefined} />
    ),
    search: () => ({}),
    at: '/daily-activity',
    answer: ({ method, path }) => {
      if (method === 'GET') return path.endsWith('/roster') ? { body: week } : undefined;
      const failure = { code: 'rule_broken', rule: 'rest', fields: [], why: null, request_id: 'r' };
      return refused ? { status: 422, body: { ...failure, message: refused } } : { status: 201, body: {} };
    },
  });
  const sent = () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { view, sent };
};

test('a shift is offered to anybody, with a reason or without', async () => {
  const { view, sent } = await shown('drop');
  const box = view.getByRole('dialog', { name: 'Offer this shift' });
  await box.getByLabelText(/^Reason/).fill('Dentist');
  await box.getByRole('button', { name: 'Offer shift' }).click();
  await expect.poll(sent).toEqual([{ kind: 'drop', assignment_id: OWN.mine.id, reason: 'Dentist' }]);
});

test('a swap names a colleague’s shift; one’s own aren’t among them, and a refusal leaves what was chosen', async () => {
  const { view, sent } = await shown('swap', { refused: 'Only 4 hours of rest.' });
  const box = view.getByRole('dialog', { name: 'Swap this shift' });
  await box.getByLabelText('For which shift').click();
  await expect.element(view.getByRole('option', { name: /^Aisha Karimi, Wed 25 Nov/ })).toBeVisible();
  expect(view.getByRole('option').elements()).toHaveLength(1);
  await view.getByRole('option').click();
  await box.getByRole('button', { name: 'Ask to swap' }).click();
  await expect.element(box.getByText('Only 4 hours of rest.')).toBeVisible();
  const theirs = others[0]?.people[0]?.id;
  expect(sent()).toEqual([{ kind: 'swap', assignment_id: OWN.mine.id, with_assignment_id: theirs }]);
});

test('without a colleague’s shift to come it says so, and that one may offer one’s own', async () => {
  const { view } = await shown('swap', { week: rosterWeek({ shifts: [first] }) });
  await expect.element(view.getByText(/^No colleague has a shift of/)).toBeVisible();
  await expect.element(view.getByText('You can offer yours instead.')).toBeVisible();
});
