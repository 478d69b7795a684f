import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { format } from 'date-fns/format';
import { startOfMonth } from 'date-fns/startOfMonth';
import type { PlanSnapshot } from '#contract/account-plans/revisions.ts';
import { spentWith } from '#contract/plan-items/whitespace.ts';
import { dayIn } from '../../platform/wall-clock.ts';
import { CLIENT_PEOPLE } from '../demo/client-people.ts';
import { idOf } from '../demo/random.ts';
import type { DemoPlan } from './demo-plan.ts';
import type { Stage } from './happening.ts';

const SLUG = 'northgate';
/** Minor units of a thousand. */
const THOUSAND = 100_000;

/** The id of a plan. */
export const idOfPlan = ({ name }: Pick<DemoPlan, 'name'>): string => idOf(SLUG, 'account plan', name);
const member = (name: string): string => idOf(SLUG, name);
const minor = (thousands: number): number => Math.round(thousands * THOUSAND);

/** The organization's day so many days from today. */
export const dayAfter = ({ now, company }: Stage, days: number): string =>
  format(addDays(new Date(`${dayIn(company.settings.timezone, now)}T12:00:00`), days), 'yyyy-MM-dd');
const dueAfter = (stage: Stage, days: number | null): string | null =>
  days === null ? null : dayAfter(stage, days);

const contactOf = (client: string, named: string): string => {
  const place = (CLIENT_PEOPLE[SLUG][client]?.people ?? []).findIndex(
    ([first, last]) => `${first} ${last}` === named,
  );
  if (place < 0) throw new Error(`Nobody at ${client} is called ${named}.`);
  return idOf(SLUG, 'contact', client, String(place));
};

/** The plan's own fields as somebody writes them. */
const fieldsOf = (stage: Stage, plan: DemoPlan): PlanSnapshot['plan'] => {
  const first = addMonths(startOfMonth(new Date(`${dayAfter(stage, 0)}T12:00:00`)), plan.period[0]);
  const { name, tier, target, wallet, every, review, sponsor, summary, goals, strategy } = plan;
  return {
    ...{ name, tier, summary, strategy, client_goals: goals, currency: 'GBP' },
    ...{ client_id: idOf(SLUG, 'client', plan.client), owner_id: member(plan.owner) },
    sponsor_id: sponsor && member(sponsor),
    starts_on: format(first, 'yyyy-MM-dd'),
    ends_on: format(addDays(addMonths(first, plan.period[1]), -1), 'yyyy-MM-dd'),
    revenue_target_minor: target === null ? null : minor(target),
    wallet_minor: wallet === null ? null : minor(wallet),
    ...{ review_every_months: every, next_review_on: dueAfter(stage, review) },
  };
};

/** A plan as it stands, in the shape that revisions are kept in. */
export const contentOf = (stage: Stage, plan: DemoPlan): PlanSnapshot => ({
  plan: fieldsOf(stage, plan),
  ...aimsOf(stage, plan),
  ...workOf(stage, plan),
});

const placeOf = (stage: Stage, plan: DemoPlan) => ({
  id: (kind: string, of: string) => idOf(idOfPlan(plan), kind, of),
  due: (days: number | null) => dueAfter(stage, days),
});

/** What is wanted, of whom, and where. */
const aimsOf = (stage: Stage, plan: DemoPlan) => {
  const { items } = plan;
  const { id, due } = placeOf(stage, plan);
  return {
    objectives: items.objectives.map(([title, measured, status, by, days]) => {
      const [metric = '', unit = '', baseline = null, target = null, current = null] = measured ?? [];
      return {
        ...{ id: id('objective', title), title, metric, unit, baseline, target, current, status, note: '' },
        ...{ owner_id: member(by), due_on: due(days) },
      };
    }),
    stakeholders: items.stakeholders.map(([named, role, [support, influence, coverage], by, to]) => ({
      ...{
        id: id('stakeholder', named),
        contact_id: contactOf(plan.client, named),
        role,
        support,
        influence,
      },
      ...{ coverage, owner_id: by && member(by), reports_to: to ? id('stakeholder', to) : null, note: '' },
    })),
    swot: (items.swot ?? []).map(([quadrant, text, impact, answer]) => ({
      ...{ id: id('swot', text), quadrant, text, impact, action_id: answer ? id('action', answer) : null },
    })),
    units: (items.units ?? []).map((name, position) => ({ id: id('unit', name), name, position })),
    whitespace: cellsOf(stage, plan),
  } satisfies Partial<PlanSnapshot>;
};

/** What is done about it, and what may come in between. */
const workOf = (stage: Stage, plan: DemoPlan) => {
  const { items } = plan;
  const { id, due } = placeOf(stage, plan);
  return {
    opportunities: (items.opportunities ?? []).map(
      ([name, stageOf, thousands, probability_pct, close, by, service]) => ({
        ...{
          id: id('opportunity', name),
          name,
          stage: stageOf,
          amount_minor: minor(thousands),
          probability_pct,
        },
        ...{
          close_on: due(close),
          owner_id: member(by),
          service_type_id: service && idOf(SLUG, service),
          note: '',
        },
      }),
    ),
    actions: (items.actions ?? []).map(([title, by, days, status = 'open']) => ({
      ...{ id: id('action', title), title, owner_id: member(by), due_on: due(days), status, note: '' },
    })),
    risks: (items.risks ?? []).map(([text, likelihood, impact, mitigation, by, status = 'open']) => ({
      ...{
        id: id('risk', text),
        text,
        likelihood,
        impact,
        mitigation,
        owner_id: member(by),
        due_on: null,
        status,
      },
    })),
    competitors: (items.competitors ?? []).map(
      ([name, threat, share_pct, strengths, weaknesses, answer]) => ({
        ...{ id: id('competitor', name), name, threat, share_pct, strengths, weaknesses, answer },
      }),
    ),
    decisions: (items.decisions ?? []).map(([text, reason, ago, by]) => ({
      ...{ id: id('decision', text), text, reason, decided_on: dayAfter(stage, -ago), owner_id: member(by) },
    })),
  } satisfies Partial<PlanSnapshot>;
};

/** The grid of this year, and of the year in which the plan ends. */
const cellsOf = (stage: Stage, plan: DemoPlan): PlanSnapshot['whitespace'] => {
  const units = plan.items.units ?? [];
  const years = new Set(
    [dayAfter(stage, 0), fieldsOf(stage, plan).ends_on].map((day) => Number(day.slice(0, 4))),
  );
  const opened = new Map(
    (plan.items.opportunities ?? []).map(([name, , , , , , service]) => [
      service,
      idOf(idOfPlan(plan), 'opportunity', name),
    ]),
  );
  return [...years].flatMap((year) =>
    Object.entries(plan.items.whitespace ?? {}).flatMap(([service, cells]) =>
      cells.map((said, place) => {
        const [kept, spend] = said.split(' ');
        const unit = units[place] ?? '';
        const isOpened = kept === 'unknown' && spend !== undefined;
        return {
          ...{ id: idOf(idOfPlan(plan), 'cell', service, unit, String(year)), year },
          ...{ service_type_id: idOf(SLUG, service), unit_id: idOf(idOfPlan(plan), 'unit', unit) },
          ...{ with: spentWith.parse(kept), spend_minor: spend === undefined ? null : minor(Number(spend)) },
          opportunity_id: isOpened ? (opened.get(service) ?? null) : null,
        };
      }),
    ),
  );
};
