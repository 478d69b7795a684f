import { calculate } from '#contract/calculator/calculate.ts';
import { usedRates } from '#contract/calculator/needed-rates.ts';
import { ENGINE_VERSION } from '#contract/calculator/results.ts';
import { approvingRole, DEFAULT_BANDS } from '#contract/dealsheets/bands.ts';
import { contentOfScenario } from '#contract/dealsheets/from-scenario.ts';
import type { DealsheetStatus } from '#contract/dealsheets/states.ts';
import type { DatedRate } from '#contract/money/exchange.ts';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import type { Row } from '../demo/insert.ts';
import { idOf } from '../demo/random.ts';
import type { CountedScenario } from './counted-scenario.ts';
import { type DemoDeal, type DemoRevision, OFFERED } from './deals.ts';
import { momentOf, type Stage } from './happening.ts';

/** Who decides what goes to a role: nobody who writes deals. */
const DECIDERS = { owner: 'Sofia Lindqvist', executive: 'Idris Bello', admin: 'Mara Quinn' } as const;
/** Minutes of the day of each step: one after the other, also where weekends put two on one Friday. */
export const AT = { begun: 60, submitted: 140, decided: 260, sent: 330, ended: 400 } as const;

/** Whom somebody of the demo is to those who sign in. */
export const subOf = (name: string): string | undefined =>
  DEMO_ACCOUNTS.find((account) => account.name === name)?.sub;
/** The id of a deal. */
export const idOfDeal = ({ title }: DemoDeal): string => idOf('northgate', 'dealsheet', title);
/** Who writes a deal: whoever owns it, but who approves all of their kind. */
export const authorOf = ({ owner }: DemoDeal): string => (owner === DECIDERS.owner ? 'Maren Holt' : owner);

type Counted = ReturnType<typeof countedOf>;

/** Who decides a revision. */
export const deciderOf = ({ results }: Pick<Counted, 'results'>): string =>
  DECIDERS[approvingRole(DEFAULT_BANDS, results)];

/** What a revision offers: the lines of a scenario with its own discount, by the rates of the day on which it was begun. */
const countedOf = (
  stage: Stage,
  { inputs }: CountedScenario,
  revision: DemoRevision,
  all: readonly DatedRate[],
) => {
  const rate_day = momentOf(stage, revision.begun, AT.begun).toISOString().slice(0, 10);
  const basis = { ...inputs, rate_day, discount_pct: revision.discount };
  const content = {
    ...contentOfScenario(basis),
    ...{ ...OFFERED, target: { ...inputs.target, price_minor: null } },
  };
  const rates = usedRates(content, all);
  return { revision, content, rates, results: calculate(content, rates) };
};

const statusOf = ({ submitted, decided }: DemoRevision): DealsheetStatus =>
  decided?.[0] ?? (submitted ? 'submitted' : 'draft');

const stateOf = ({ ended, sent }: DemoDeal, newest: DemoRevision): DealsheetStatus =>
  ended?.[0] ?? (sent === undefined ? statusOf(newest) : 'sent');

/** A deal of the demo with its revisions as they were counted. */
export const countedDeal = (
  stage: Stage,
  deal: DemoDeal,
  scenario: CountedScenario,
  rates: readonly DatedRate[],
): { deal: DemoDeal; counted: Counted[] } => ({
  deal,
  counted: deal.revisions.map((revision) => countedOf(stage, scenario, revision, rates)),
});

/** A deal of the demo with its revisions as they were counted. */
export type CountedDeal = ReturnType<typeof countedDeal>;

/** A moment of a day so many days ago. */
export const at = (stage: Stage, days: number | undefined, minutes: number): string | null =>
  days === undefined ? null : momentOf(stage, days, minutes).toISOString();
/** The day of a moment. */
export const dayFrom = (instant: string | null): string | null => instant?.slice(0, 10) ?? null;
const later = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The row of a deal, with what its newest revision comes to. */
export const dealRow = (stage: Stage, { deal, counted }: CountedDeal, number: number): Row => {
  const { slug } = stage.company;
  const newest = counted.at(-1);
  if (!newest) throw new Error('A deal of the demo has a revision.');
  const { revision, results, content } = newest;
  const sent_on = dayFrom(at(stage, deal.sent, AT.sent));
  const closed = at(stage, deal.ended?.[1], AT.ended);
  const submitted_at = at(stage, revision.submitted?.[0], AT.submitted);
  const decided_at = at(stage, revision.decided?.[1], AT.decided);
  const begun = at(stage, deal.revisions[0]?.begun, AT.begun);
  const sent = at(stage, deal.sent, AT.sent);
  return {
    ...{ org_id: idOf(slug), id: idOfDeal(deal), number, title: deal.title, opportunity: deal.opportunity },
    ...{ client_id: idOf(slug, 'client', deal.client), owner_id: idOf(slug, deal.owner) },
    ...{
      probability_pct: deal.probability,
      close_on: later(stage.now.toISOString().slice(0, 10), deal.closes),
    },
    ...{ status: stateOf(deal, revision), revision: counted.length, version: counted.length },
    ...{ currency: results.currency, price_minor: results.price_minor, cost_minor: results.cost_minor },
    ...{ margin_pct: results.margin_pct, discount_share_pct: results.discount_share_pct },
    approver: approvingRole(DEFAULT_BANDS, results),
    ...{ submitted_at, decided_at, sent_on, valid_until: sent_on && later(sent_on, content.validity_days) },
    ...{ closed_on: dayFrom(closed), lost_reason: deal.reason ?? null },
    project_id: deal.project ? idOf(slug, deal.project) : null,
    ...{ created_at: begun, created_by: subOf(authorOf(deal)), updated_by: subOf(authorOf(deal)) },
    updated_at: closed ?? sent ?? decided_at ?? submitted_at ?? begun,
  };
};

/** The rows of its revisions, in their order. */
export const revisionRows = (stage: Stage, { deal, counted }: CountedDeal): Row[] =>
  counted.map(({ revision, content, results, rates }, place) => {
    const { slug } = stage.company;
    const { submitted, decided, begun } = revision;
    const isNewest = place === counted.length - 1;
    const decider = deciderOf({ results });
    const created_at = at(stage, begun, AT.begun);
    const author = authorOf(deal);
    return {
      ...{ org_id: idOf(slug), dealsheet_id: idOfDeal(deal), revision: place + 1, version: 1 },
      status: isNewest ? stateOf(deal, revision) : statusOf(revision),
      ...{ content, results, rates, engine_version: ENGINE_VERSION },
      ...{ note: submitted?.[1] ?? '', submitted_at: at(stage, submitted?.[0], AT.submitted) },
      submitted_by: submitted ? idOf(slug, author) : null,
      decided_at: at(stage, decided?.[1], AT.decided),
      decided_by: decided ? idOf(slug, decider) : null,
      ...{ decision: decided?.[0] ?? null, decision_note: decided?.[2] ?? '' },
      ...{ created_at, created_by: subOf(author), updated_at: created_at, updated_by: subOf(author) },
    };
  });

/** Who wrote in each of them. */
export const authorRows = (stage: Stage, { deal, counted }: CountedDeal): Row[] =>
  counted.map((_, place) => {
    const { slug } = stage.company;
    const author = authorOf(deal);
    return {
      ...{ org_id: idOf(slug), id: idOf(idOfDeal(deal), 'author', String(place)) },
      ...{ dealsheet_id: idOfDeal(deal), revision: place + 1, member_id: idOf(slug, author) },
      ...{ created_by: subOf(author) },
    };
  });
