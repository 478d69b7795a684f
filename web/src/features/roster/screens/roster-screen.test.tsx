import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  booked,
  DOUBLE,
  FIRST_BOOKING,
  MONDAY,
  PEOPLE,
  rosterWeek,
  SHIFTS,
  shiftOn,
} from '../../../../test/roster-answers.ts';
import { blockOf, shownRoster } from '../../../../test/roster-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

test('a week shows who works when, what is filled, open places, leave and hours of the cap', async () => {
  const { view } = await shownRoster();
  await expect
    .element(view.getByRole('row', { name: /Callum Reid/ }).getByText('06:00 – 14:00'))
    .toBeVisible();
  await expect.element(view.getByText('32 / 40 h').first()).toBeVisible();
  await expect.element(view.getByRole('row', { name: /Places filled/ }).getByText('2 open')).toBeVisible();
  await expect.element(view.getByText(/^Guarding × 2/)).toBeVisible();
  const leave = view
    .getByRole('row', { name: /Hana Sato/ })
    .getByText('Paid leave')
    .first();
  await expect.element(leave).toBeVisible();
});

test('the address holds the view and the days, and another week is asked for by its first and last day', async () => {
  const { view, asked, address } = await shownRoster();
  await view.getByRole('button', { name: 'The week after' }).click();
  await expect.poll(() => asked.at(-1)?.query.get('to')).toBe('2026-12-06');
  await view.getByText('Two weeks').click();
  await expect.poll(address).toContain('view=weeks');
  await expect.poll(() => asked.at(-1)?.query.get('to')).toBe('2026-12-13');
});

test('people are found by their name, and nothing found offers to look at all of them again', async () => {
  const { view } = await shownRoster();
  const find = view.getByRole('searchbox');
  await find.fill('aisha');
  await expect.element(view.getByRole('row', { name: /Callum Reid/ })).not.toBeInTheDocument();
  await find.fill('zzz');
  await expect.element(view.getByText('Nobody found')).toBeVisible();
  await view
    .getByRole('button', { name: /^Clear/ })
    .last()
    .click();
  await expect.element(view.getByRole('row', { name: /Callum Reid/ })).toBeVisible();
});

test('whom one looks for stands in the address, and is looked for by it', async () => {
  const { view, address } = await shownRoster({}, undefined, { search: '&q=hana' });
  await expect.element(view.getByRole('row', { name: /Hana Sato/ })).toBeVisible();
  expect(view.getByRole('row', { name: /Callum Reid/ }).elements()).toEqual([]);
  await view.getByRole('searchbox').fill('callum');
  await expect.poll(address).toContain('q=callum');
  await expect.element(view.getByRole('row', { name: /Callum Reid/ })).toBeVisible();
  await view.getByRole('searchbox').fill('');
  await expect.poll(address).not.toContain('q=');
});

test('from a month the button of conflicts leads to the week of the next one, which says why', async () => {
  const { view, address } = await shownRoster({}, (path) =>
    path === '/roster/conflicts'
      ? { body: { data: [{ assignment_id: FIRST_BOOKING, conflicts: [DOUBLE] }] } }
      : undefined,
  );
  await view.getByText('Month', { exact: true }).click();
  await expect.poll(address).toContain('view=month');
  await view.getByRole('button', { name: '1 conflict' }).click();
  await expect.poll(address).not.toContain('view=');
  expect(address()).toContain(`date=${MONDAY}`);
  await expect.element(view.getByText(/also on QML-118/)).toBeVisible();
});

test('the button of conflicts goes to the next one, which says why and what can be done', async () => {
  const { view, writes } = await shownRoster({}, (path, { method }) => {
    if (path === '/roster/conflicts')
      return { body: { data: [{ assignment_id: FIRST_BOOKING, conflicts: [DOUBLE] }] } };
    return method === 'DELETE' ? { status: 204 } : undefined;
  });
  await view.getByRole('button', { name: '1 conflict' }).click();
  const box = view.getByRole('dialog', { name: /Conflict of Callum Reid/ });
  await expect.element(box.getByText('Double booking, Mon 23 Nov')).toBeVisible();
  await expect.element(box.getByText(/also on QML-118/)).toBeVisible();
  await expect.element(box.getByRole('button', { name: 'Find a replacement' })).toBeVisible();
  await box.getByRole('button', { name: 'Open shift instead' }).click();
  await expect.poll(writes).toEqual([['DELETE', `/assignments/${FIRST_BOOKING}`, undefined]]);
  await expect.element(view.getByRole('button', { name: /Undo/ })).toBeVisible();
});

test('who may only look sees no verbs of planning', async () => {
  const { view } = await shownRoster({ planning: false, currency: null });
  await expect.element(view.getByRole('row', { name: /Callum Reid/ })).toBeVisible();
  expect(view.getByRole('button', { name: /Publish|Add/ }).elements()).toEqual([]);
});

test('no shifts yet says so and offers the first one', async () => {
  const { view } = await shownRoster({ shifts: [], leave: [] });
  await expect.element(view.getByText('No shifts in these days')).toBeVisible();
  await view.getByRole('button', { name: 'Add the first shift' }).click();
  await expect.element(view.getByRole('dialog', { name: 'Add shift' })).toBeVisible();
});

test('a roster that can’t be read offers to try again', async () => {
  let isBroken = true;
  const { view } = await shownRoster({}, (path) =>
    path === '/roster' && isBroken ? { status: 500, body: { message: 'No.', request_id: 'r-1' } } : undefined,
  );
  await expect.element(view.getByText('The roster could not be loaded')).toBeVisible();
  isBroken = false;
  await view.getByRole('button', { name: /Try again|Retry/ }).click();
  await expect.element(view.getByRole('row', { name: /Callum Reid/ })).toBeVisible();
});

test('a phone shows the week as a strip and the shifts of its days below', async () => {
  await page.viewport(360, 780);
  const { view } = await shownRoster();
  await expect.element(view.getByText('Monday 23')).toBeVisible();
  await expect.element(view.getByText('2 open places, Gate house')).toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBe(360);
  await expect
    .element(view.getByRole('link', { name: /Wed 25 Nov/ }))
    .toHaveAttribute('href', expect.stringContaining('date=2026-11-25'));
});

test('arrows go through the grid and say where they are; Enter opens the shift', async () => {
  const { view, address } = await shownRoster();
  await expect.element(view.getByRole('row', { name: /Callum Reid/ })).toBeVisible();
  document.querySelector<HTMLElement>(`[data-block="${FIRST_BOOKING}"]`)?.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await expect.element(view.getByText('Aisha Karimi, Tue 24 Nov')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toContain(`shift=${SHIFTS[1]?.id}`);
  await expect.element(view.getByRole('dialog', { name: /Guarding, Tue 24 Nov/ })).toBeVisible();
});

test('two hundred people are drawn as far as they are in sight', async () => {
  const people = Array.from({ length: 200 }, (_, at) => ({
    ...rosterWeek().people[0],
    ...{ id: `01a1fb7a-8bb3-77c6-abf2-5c0938${String(at).padStart(6, '0')}`, name: `Person ${at}` },
    ...{ position: null, skills: [], planned_min: 0, cap_min: 2400 },
  }));
  const { view } = await shownRoster({
    people,
    shifts: [SHIFTS[0] ?? rosterWeek().shifts[0]].flatMap((one) => one ?? []),
  });
  await expect.element(view.getByRole('row', { name: /Person 0 / })).toBeVisible();
  expect(document.querySelectorAll('tbody tr').length).toBeLessThan(60);
  // The browser's own search finds those who aren't drawn, and scrolls to where their rows come.
  const nameOf = () =>
    [...document.querySelectorAll('[hidden="until-found"]')].find(
      ({ textContent }) => textContent === 'Person 150',
    );
  await expect.poll(nameOf).toBeDefined();
  const name = nameOf();
  name?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  name?.removeAttribute('hidden');
  name?.scrollIntoView({ block: 'center' });
  await expect.element(view.getByRole('row', { name: /Person 150 / })).toBeVisible();
});

test('a phone shows shifts from the chosen day on', async () => {
  await page.viewport(360, 780);
  const { view } = await shownRoster({}, undefined, { search: '&q=' });
  await expect.element(view.getByRole('heading', { name: 'Monday 23' })).toBeVisible();
  await expect.element(view.getByRole('heading', { name: 'Sunday 29' })).toBeInTheDocument();
});

test('more kinds of work than colours are told apart by their edges, and the legend says how many more there are', async () => {
  const kinds = Array.from({ length: 8 }, (_, at) =>
    shiftOn(`c${at}`, MONDAY, { role: `Work ${at}`, service: null, people: [booked(`bc${at}`, PEOPLE[0])] }),
  );
  const { view } = await shownRoster({ shifts: kinds });
  await expect.element(view.getByText('+2')).toBeVisible();
  const looks = kinds.map(({ people: [booking] }) => {
    const { boxShadow, backgroundImage } = getComputedStyle(blockOf(booking?.id ?? ''));
    return `${boxShadow} ${backgroundImage}`;
  });
  expect(new Set(looks).size).toBe(8);
});
