import { expectClean, WIDTHS } from './axe.ts';
import { type Browser, expect, type Page, test } from './journey.ts';
import { signIn } from './people.ts';
import { openPlanning } from './planning.ts';

/** A project of which the demo plans nothing. */
const CODE = 'DTC-009';
const NEXT = 'Sofia Lindqvist';

const openPage = async (browser: Browser, mailbox: string, from: string): Promise<Page> => {
  const page = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  await signIn(page, mailbox, from);
  return page;
};

const london = (at: number, format: Intl.DateTimeFormatOptions): string =>
  new Date(at).toLocaleString('en-CA', { timeZone: 'Europe/London', ...format });
const dayOf = (at: number) => london(at, { year: 'numeric', month: '2-digit', day: '2-digit' });
const clockOf = (at: number) => london(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const MINUTE = 60_000;

/** A shift that ends now and one that begins, both of today: before midnight it has begun. */
const planTwoShifts = async (director: Page) => {
  const now = Date.now();
  const begins = [now + 10 * MINUTE, now - 10 * MINUTE].find((at) => dayOf(at) === dayOf(now)) ?? now;
  const began = begins - 8 * 60 * MINUTE;
  const { plan, publish, project_id } = await openPlanning(director, CODE);
  await plan({ day: dayOf(began), start: clockOf(began), end: clockOf(begins), role: 'Desk' });
  const ends = begins + 45 * MINUTE;
  await plan({ day: dayOf(begins), start: clockOf(begins), end: clockOf(ends), role: 'Desk' }, NEXT);
  await publish({ from: dayOf(began), to: dayOf(begins) });
  return { project_id, leaving: `${clockOf(began)} – ${clockOf(begins)}`, coming: clockOf(begins) };
};

const rowOf = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });

test('a handover is filled from what is open, and whoever comes reads it before they check in', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const director = await openPage(browser, 'director', '/manager/projects');
  const { project_id, leaving, coming } = await planTwoShifts(director);
  const place = `/manager/projects/${project_id}`;
  await director.goto(`${place}/settings`);
  await director.getByRole('checkbox', { name: /^Taking over comes before checking in/ }).check();
  await director.getByRole('button', { name: 'Save changes' }).click();
  await expect(director.getByText(/^Saved/).first()).toBeVisible();

  const [incident, title] = [`Door 4 stuck (${Date.now()})`, `Day to night (${Date.now()})`];
  await director.goto(`${place}/ops-log`);
  const box = director.getByRole('textbox', { name: 'What happened' });
  await box.fill(incident);
  await director.getByRole('combobox', { name: 'Type' }).selectOption('incident');
  await director.getByRole('button', { name: 'Write', exact: true }).click();
  await expect(rowOf(director, incident)).toBeVisible();
  await director.goto(`${place}/ops-log?write=handover`);
  const details = director.getByRole('textbox', { name: 'Details' });
  await expect(details).toHaveValue(new RegExp(`^Open incidents\\n(.*\\n)*.*${incident.slice(0, 12)}`));
  await expect(details).toHaveValue(/nobody has it/);
  await expectClean(director, 'a handover that is filled');
  await box.fill(title);
  await director.getByRole('combobox', { name: 'Shift' }).click();
  await director.getByRole('option', { name: leaving }).first().click();
  await director.getByRole('button', { name: 'Write', exact: true }).click();
  const own = rowOf(director, title);
  await own.getByRole('button', { name: 'Sign out…' }).click();
  await director.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(own.getByText(`Waits for ${NEXT}`)).toBeVisible();

  const next = await openPage(browser, 'owner', '/daily-activity');
  const shift = next.getByRole('listitem').filter({ hasText: `${coming} – ` });
  await shift.getByRole('button', { name: /^Confirm:/ }).click();
  await expect(shift.getByText(/^Take over what was handed over to you/)).toBeVisible();
  await shift.getByRole('button', { name: /^Check in:/ }).click();
  await expect(next.getByText(/waits for you: take over or dispute it/)).toBeVisible();
  await expect(shift.getByText(/^Checked in/)).toHaveCount(0);
  for (const width of WIDTHS) {
    await next.setViewportSize({ width, height: 800 });
    await expectClean(next, `a plan with a handover to read, ${width} px`);
  }

  await shift.getByRole('link', { name: /^Read handover #/ }).click();
  const entry = next.getByRole('dialog', { name: /· Handover$/ });
  await expect(entry.getByText(/nobody has it/)).toBeVisible();
  await entry.getByRole('button', { name: 'Dispute…' }).click();
  const dispute = next.getByRole('dialog', { name: /^Dispute handover #/ });
  await dispute.getByRole('textbox', { name: 'Note' }).fill('Which door 4?');
  await dispute.getByRole('button', { name: 'Dispute' }).click();
  await expect(rowOf(next, title).getByText('Disputed')).toBeVisible();

  await director.reload();
  await own.getByRole('button', { name: 'Sign out…' }).click();
  await director.getByRole('textbox', { name: 'Note' }).fill('The one on the ramp.');
  await director.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(own.getByText(`Waits for ${NEXT}`)).toBeVisible();

  await next.goto('/daily-activity');
  await shift.getByRole('link', { name: /^Read handover #/ }).click();
  await entry.getByRole('button', { name: 'Take over…' }).click();
  await next.getByRole('dialog').getByRole('button', { name: 'Take over', exact: true }).click();
  await expect(rowOf(next, title).getByText('Taken over')).toBeVisible();
  await next.goto('/daily-activity');
  await expect(shift.getByRole('link', { name: /^Read handover #/ })).toHaveCount(0);
  await shift.getByRole('button', { name: /^Check in:/ }).click();
  await expect(shift.getByText(/^Checked in/)).toBeVisible();
});
