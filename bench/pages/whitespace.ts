import { loadavg } from 'node:os';
import type { Browser, Locator, Page } from '@playwright/test';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import type { PlanItems, WhitespaceGrid } from '#contract/plan-items/endpoints.ts';
import { SPENT_WITH } from '#contract/plan-items/whitespace.ts';
import { atLeast, type Measurement, median } from '../measurement.ts';
import { framesOfScrolling, openBareGrid, type Scrolled } from './scrolling.ts';
import type { SignedIn } from './signed-in.ts';

const SERVICES = 100;
const UNITS = 40;
const ROUNDS = 6;
const SLOWER = 4;
/** The size of a cell with its room, as the whitespace draws it. */
const CELL = { width: 92, height: 36 };
const PLAN = '01a1fb7a-8bb3-77c6-abf2-5c0938cbb5d1';

/**
 * The whitespace of a hundred services by forty units in the built application with the processor slowed: frames while it is scrolled
 * both ways, against a page that holds as many bare cells of the same size. The plan is answered in place of the server's, whose work this isn't.
 */
export const measureWhitespace = async (
  browser: Browser,
  state: SignedIn,
  url: string,
): Promise<Measurement> => {
  const ours = await openWhitespace(browser, state, url);
  const bare = await openBareGrid(browser, [SERVICES, UNITS], await boxOf(ours.scroller), CELL);
  const rounds: { ours: number; floor: number }[] = [];
  for (const { session } of [ours, bare])
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  for (let round = 0; round <= ROUNDS; round += 1) {
    // Whoever comes second has what the machine does in the meantime: they take turns.
    const isFirst = round % 2 === 0;
    const before = isFirst ? await framesOfScrolling(ours) : 0;
    const floor = await framesOfScrolling(bare);
    // The first round draws for the first time what it comes by.
    if (round > 0) rounds.push({ ours: isFirst ? before : await framesOfScrolling(ours), floor });
  }
  for (const { page } of [ours, bare]) await page.context().close();
  const of = (what: 'ours' | 'floor') => Math.round(median(rounds.map((round) => round[what])));
  return atLeast(
    `frames while ${SERVICES} × ${UNITS} of whitespace are scrolled ÷ a bare page, processor ${SLOWER} × slower`,
    median(rounds.map((round) => round.ours / round.floor)),
    0.8,
    `${of('ours')} ÷ ${of('floor')} a second, load ${loadavg()[0]?.toFixed(0)}`,
  );
};

const openWhitespace = async (browser: Browser, state: SignedIn, url: string): Promise<Scrolled> => {
  const context = await browser.newContext({
    ...{ storageState: state, viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' },
  });
  const page = await context.newPage();
  await answerPlan(page);
  await page.goto(`${url}/manager/account-plans/${PLAN}/whitespace?year=2037`);
  await page.locator('[data-cell="0 0"]').waitFor();
  await page.waitForLoadState('networkidle');
  const skip = page.getByRole('button', { name: 'Skip' });
  if (await skip.isVisible()) await skip.click();
  return { page, session: await context.newCDPSession(page), scroller: page.locator('[data-scroller]') };
};

const boxOf = async (scroller: Locator) => {
  const box = await scroller.boundingBox();
  if (!box) throw new Error('The whitespace is not drawn.');
  return box;
};

const answerPlan = (page: Page): Promise<unknown> =>
  page.route(`**/api/account-plans/${PLAN}**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('/whitespace')) return route.fulfill({ json: gridOf() });
    if (pathname.endsWith('/items')) return route.fulfill({ json: itemsOf() });
    return pathname.endsWith(PLAN)
      ? route.fulfill({ json: planOf() })
      : route.fulfill({ json: { data: [] } });
  });

const kept = {
  ...{ version: 1, created_at: '2037-01-01T00:00:00.000Z', updated_at: '2037-01-01T00:00:00.000Z' },
};

/** Every cell filled: with all of those that it may be with, and without an amount where nobody has it. */
const gridOf = (): WhitespaceGrid => {
  const services = Array.from({ length: SERVICES }, (_, at) => ({
    ...{ id: `service-${at}`, code: `S${at}`, name: `Service of the number ${at + 1}` },
  }));
  const units = unitsOf();
  return {
    ...{ services, units, years: [2037] },
    cells: services.flatMap((service, row) =>
      units.map((unit, column) => ({
        ...{ ...kept, id: `${row}-${column}`, service_type_id: service.id, unit_id: unit.id, year: 2037 },
        spend_minor: ((row * 7 + column * 13) % 900) * 100_000 + 500_000,
        with: SPENT_WITH[(row + column) % SPENT_WITH.length] ?? 'us',
        opportunity_id: (row + column) % 9 === 0 ? 'opportunity' : null,
      })),
    ),
  };
};

const unitsOf = () =>
  Array.from({ length: UNITS }, (_, position) => ({
    ...{ ...kept, id: `unit-${position}`, name: `Unit ${position + 1}`, position },
  }));

const itemsOf = (): PlanItems => ({
  ...{ objectives: [], stakeholders: [], swot: [], units: unitsOf(), opportunities: [] },
  ...{ actions: [], risks: [], competitors: [], decisions: [] },
});

const planOf = (): AccountPlan => ({
  ...{ ...kept, id: PLAN, archived_at: null, name: 'A plan', client: { id: PLAN, name: 'A client' } },
  ...{ owner: null, sponsor: null, tier: 'A', status: 'active', currency: 'GBP' },
  ...{ starts_on: '2037-01-01', ends_on: '2037-12-31', revenue_target_minor: null, revenue_minor: null },
  ...{ wallet_minor: null, health: null, health_computed: null, health_manual: null, factors: [] },
  ...{ measured_at: null, coverage_pct: null, pipeline_minor: 0, weighted_minor: 0, open_actions: 0 },
  ...{ open_risks: 0, review_every_months: 3, next_review_on: null, last_review_on: null, revision: 1 },
  ...{ approved_revision: null, waiting_revision: null, summary: '', client_goals: '', strategy: '' },
  ...{
    health_reason: '',
    health_said_by: null,
    health_said_at: null,
    preset: null,
    from_plan: null,
    projects: 0,
  },
  ...{ closed_reason: null, changed_since_approval: false, may_decide: false, why_not: null },
});
