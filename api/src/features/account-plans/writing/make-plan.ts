import type { AccountPlanFields } from '#contract/account-plans/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import type { SourcePlan } from '../rules/references.ts';
import { sectionsOf } from '../rules/sections-of.ts';
import { addObjectives } from './add-objectives.ts';
import { copyItems } from './copy-items.ts';
import { keepPlanAuthor } from './keep-author.ts';
import { writePlan } from './write-columns.ts';

/** What a new plan is made of, checked. */
interface NewPlan {
  readonly fields: Omit<AccountPlanFields, 'client_id'>;
  readonly client: { readonly id: string; readonly name: string };
  /** Their names, for the trail. */
  readonly people: { readonly owner: string; readonly sponsor: string | null };
  readonly from: SourcePlan | null;
  readonly preset: {
    readonly id: string;
    readonly name: string;
    readonly revision: number;
    readonly objectives: readonly { readonly name: string; readonly metric: string }[];
  } | null;
}

/** Writes a new draft with what it takes over and what its preset asks for, and returns its id. */
export const makePlan = async (context: Context, { fields, client, people, from, preset }: NewPlan) => {
  const { db, organization } = context;
  const { id } = await db
    .insertInto('account_plans')
    .values({
      ...{ org_id: organization, client_id: client.id, from_plan_id: from?.id ?? null, ...fields },
      ...{ preset_id: preset?.id ?? null, preset_revision: preset?.revision ?? null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const counts = from ? await copyItems(context, { from: from.id, into: id, ...movedBy(from, fields) }) : {};
  await addObjectives(context, id, preset?.objectives ?? []);
  await writePlan(context, id, {
    ...counts,
    touched: JSON.stringify(touchedBy(context, fields, from, preset)),
  });
  await keepPlanAuthor(context, id, 1);
  const { owner_id: _, sponsor_id: __, ...said } = fields;
  const told = { ...said, client: client.name, ...people };
  await context.record({
    ...{ type: 'account-plan.created', subject: { type: 'account-plan', id } },
    changes: Object.fromEntries(
      Object.entries(told)
        .filter(([, value]) => value !== null && value !== '')
        .map(([field, value]) => [field, [null, value] as const]),
    ),
    data: {
      ...{ plan: fields.name, currency: fields.currency },
      ...(from ? { from_plan: { id: from.id, name: from.name } } : {}),
      ...(preset ? { preset: { id: preset.id, name: preset.name, revision: preset.revision } } : {}),
    },
  });
  return id;
};

/** How far a new plan's period is from that of the one it is begun from, and whether both are in one currency. */
const movedBy = (from: SourcePlan, { starts_on, currency }: NewPlan['fields']) => ({
  years: yearOf(starts_on) - yearOf(from.starts_on),
  months: monthOf(starts_on) - monthOf(from.starts_on),
  sameCurrency: from.currency === currency,
});

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** Months since the year 0. */
const monthOf = (day: string): number => yearOf(day) * 12 + Number(day.slice(5, 7));

/** What goes on from last year is as old as it was there: somebody has yet to say that it is still right. */
const touchedBy = (
  { now }: Context,
  fields: NewPlan['fields'],
  from: SourcePlan | null,
  preset: NewPlan['preset'],
): object => {
  const isNew = ([field, value]: readonly [string, unknown]) =>
    value !== '' && (!from || value !== Object.entries(from).find(([name]) => name === field)?.[1]);
  const fresh = sectionsOf(Object.fromEntries(Object.entries(fields).filter(isNew)));
  const sections = [...fresh, ...(preset && preset.objectives.length > 0 ? ['objectives'] : [])];
  return {
    ...(typeof from?.touched === 'object' ? takenOver(from.touched) : {}),
    ...Object.fromEntries(sections.map((section) => [section, now.toISOString()])),
  };
};

const GO_ON: readonly string[] = [
  ...['summary', 'strategy', 'stakeholders', 'whitespace', 'actions', 'risks', 'competitors'],
];

const takenOver = (touched: object | null): object =>
  Object.fromEntries(Object.entries(touched ?? {}).filter(([section]) => GO_ON.includes(section)));
