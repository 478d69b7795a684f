import { insightFormula } from '#contract/insights/codes.ts';
import type {
  InsightDetail,
  InsightOverview,
  InsightRun,
  InsightRunDetail,
  KindPrecision,
} from '#contract/insights/shapes.ts';
import type { Asked } from './render-screen.tsx';

/** The formula of a forecast. */
const FORECAST = insightFormula.options.find((code) => /-weeks$/.test(code)) ?? 'used-against-budget';

/** An id whose end is told apart. */
const idOf = (end: string) => `01a1fb7a-8bb3-77c6-abf2-5c0938cb${end}`;

/** A run that is done. */
export const insightRun = (different: Partial<InsightRun> = {}): InsightRun => ({
  ...{ id: idOf('0001'), version: 2, state: 'done', failure: null, seed: 1, engine: 1 },
  ...{ day: '2026-03-16', from: '2025-12-15', to: '2026-03-16', scheduled: false, by: 'Maren Holt' },
  created_at: '2026-03-16T08:00:00.000Z',
  started_at: '2026-03-16T08:00:01.000Z',
  finished_at: '2026-03-16T08:00:03.500Z',
  ...{ rows_read: 12_431, found: 2, fresh: 1, reopened: 0, gone: 3, digest: 'a1b2c3d4e5f60718' },
  ...different,
});

/** The same with its log. */
export const runDetail = (different: Partial<InsightRunDetail> = {}): InsightRunDetail => ({
  ...insightRun(),
  log: [
    {
      ...{ detector: 'budgets', kinds: ['budget-running-out'], rows: 400, found: 1, ms: 12 },
      gaps: [{ code: 'no-exchange-rate', count: 3, text: 'NOK' }],
    },
  ],
  repeats: { run_id: idOf('0002'), same: true },
  ...different,
});

/** A person’s week in which more is planned than they have. */
export const overCapacity = (different: Partial<InsightDetail> = {}): InsightDetail => {
  const values = [
    { code: 'capacity', is: { unit: 'minutes', value: 2_400 } },
    { code: 'planned', is: { unit: 'minutes', value: 3_130 } },
    { code: 'excess', is: { unit: 'minutes', value: 730 } },
  ] as const;
  return {
    ...{ id: idOf('00a1'), version: 4, state: 'open', group: 'capacity', kind: 'person-over-capacity' },
    ...{ key: 'person-over-capacity:member:x:2026-03-16', severity: 'high', weight: 730, count: 1 },
    confidence: { pct: 95, reason: 'counted', values: [] },
    subject: { type: 'member', id: idOf('0f01'), name: 'Anna Berg' },
    about: [],
    days: { from: '2026-03-16', to: '2026-03-22' },
    evidence: values.map((value) => ({ ...value, link: '/roster/capacity?from=2026-03-16' })),
    formula: { code: 'planned-against-capacity', values: [...values] },
    rows: [],
    proposal: { makes: 'announcement', to: [idOf('0f01')], link: '/roster/capacity' },
    found_now: true,
    first_found_at: '2026-03-02T08:00:03.000Z',
    last_found_at: '2026-03-16T08:00:03.000Z',
    ...{ again: null, decision: null, draft: null, first_run: insightRun(), last_run: insightRun() },
    history: [{ at: '2026-03-02T08:00:03.000Z', by: null, what: 'found', because: null, note: '' }],
    ...different,
  };
};

/** A budget that is likely to be used up before its end. */
export const runningOut = (different: Partial<InsightDetail> = {}): InsightDetail => {
  const money = (code: 'budget' | 'used' | 'pace' | 'at-end' | 'at-end-low' | 'at-end-high', value: number) =>
    ({ code, is: { unit: 'money', value, currency: 'GBP' } }) as const;
  const values = [
    money('budget', 6_400_000),
    money('used', 4_540_000),
    money('pace', 150_000),
    { code: 'runs-out', is: { unit: 'day', value: '2026-06-12' } },
    { code: 'end', is: { unit: 'day', value: '2026-08-31' } },
  ] as const;
  return overCapacity({
    ...{ id: idOf('00b1'), group: 'budget', kind: 'budget-running-out', severity: 'medium' },
    subject: { type: 'project', id: idOf('0b01'), name: 'Harbour Terminal' },
    confidence: {
      pct: 70,
      reason: 'few-weeks',
      values: [{ code: 'weeks', is: { unit: 'count', value: 8 } }],
    },
    evidence: [
      ...values,
      money('at-end', 8_140_000),
      money('at-end-low', 7_640_000),
      money('at-end-high', 8_640_000),
    ].map((value) => ({ ...value, link: null })),
    formula: { code: FORECAST, values: [...values] },
    proposal: null,
    ...different,
  });
};

/** How right a kind was. */
export const kindPrecision = (different: Partial<KindPrecision> = {}): KindPrecision => ({
  ...{ kind: 'person-over-capacity', group: 'capacity', open: { high: 1, medium: 0, low: 0 } },
  ...{ accepted: 0, dismissed: 0, wrong: 0, decided: 0, precision_pct: null },
  ...different,
});

/** How insights and runs stand. */
export const insightOverview = (different: Partial<InsightOverview> = {}): InsightOverview => ({
  today: '2026-03-16',
  kinds: [
    kindPrecision(),
    kindPrecision({ kind: 'budget-running-out', group: 'budget', open: { high: 0, medium: 1, low: 0 } }),
  ],
  ...{ last_run: insightRun(), running: null, resting: null, next_run_at: null },
  ...different,
});

type Answer = { status?: number; body?: unknown };

interface Held {
  readonly insights?: readonly InsightDetail[];
  readonly overview?: () => InsightOverview;
  readonly runs?: readonly InsightRun[];
  /** Anything else, and what is answered otherwise. */
  readonly more?: (asked: Asked) => Answer | undefined;
}

const rowOf = ({ rows, about, first_run, last_run, history, ...row }: InsightDetail) => row;

/** An API that holds these insights. */
export const insightAnswers =
  ({ insights = [], overview = insightOverview, runs = [insightRun()], more }: Held) =>
  (asked: Asked): Answer | undefined => {
    const other = more?.(asked);
    if (other) return other;
    const { path, method, query } = asked;
    if (method !== 'GET') return undefined;
    if (path === '/insight-overview') return { body: overview() };
    if (path === '/insight-runs') return { body: { data: runs, before: null, after: null } };
    if (path === '/saved-views/insights') return { body: { data: [], home: null } };
    if (path === '/insights') {
      const states = query.getAll('state');
      const data = insights.filter(({ state }) => states.length === 0 || states.includes(state)).map(rowOf);
      return { body: { data, before: null, after: null } };
    }
    const one = insights.find(({ id }) => path === `/insights/${id}`);
    return one ? { body: one } : { body: { data: [], before: null, after: null } };
  };
