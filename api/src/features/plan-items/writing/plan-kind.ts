import type { AgeingSection } from '#contract/account-plans/sections.ts';
import type { KeptPlanItem, NewPlanItem, PlanItemChange } from '#contract/plan-items/endpoints.ts';
import type { PlanItem, PlanItemFields } from '#contract/plan-items/items.ts';
import type { PlanItemKind } from '#contract/plan-items/kinds.ts';
import type { PlanPlace } from '../queries/place.ts';

/** An item as it stands. */
export interface Standing<Kind extends PlanItemKind> {
  readonly id: string;
  readonly version: number;
  /** What it is called in the trail. */
  readonly name: string;
  /** What somebody said of it, whole. */
  readonly fields: PlanItemFields<Kind>;
  readonly item: PlanItem<Kind>;
  /** What the trail tells of it: names in the place of ids. */
  readonly told: Readonly<Record<string, unknown>>;
}

/** What is said of a new one of a kind. */
export type Asked<Kind extends PlanItemKind> = Extract<NewPlanItem, { kind: Kind }>['fields'];
/** What changes of one of a kind. */
export type Changed<Kind extends PlanItemKind> = Extract<PlanItemChange, { kind: Kind }>['fields'];
/** A new one of some kind, told apart by it. */
export type AskedItem<Kind extends PlanItemKind> = { [K in Kind]: { kind: K; fields: Asked<K> } }[Kind];
/** A change of one of some kind, told apart by it. */
export type ChangedItem<Kind extends PlanItemKind> = { [K in Kind]: { kind: K; fields: Changed<K> } }[Kind];

/** How a kind is read, checked and written; its plan is held wherever it is checked or written. */
export interface PlanKind<Kind extends PlanItemKind> {
  readonly name: Kind;
  readonly table: string;
  /** Parts of the plan that it stands in; none for one that doesn't age. */
  readonly sections: readonly AgeingSection[];
  /** Those of the plan in their order, or the one with an id. */
  readonly read: (place: PlanPlace, id?: string) => Promise<readonly Standing<Kind>[]>;
  /** A new one, with what wasn't said of it. */
  readonly begin: (
    asked: Asked<Kind>,
    place: PlanPlace,
  ) => PlanItemFields<Kind> | Promise<PlanItemFields<Kind>>;
  /** One as it is to be after a change. */
  readonly merge: (before: PlanItemFields<Kind>, changed: Changed<Kind>) => PlanItemFields<Kind>;
  /** Throws 422 with the rule that it would break; what it named before may stay though nobody could choose it now. */
  readonly check: (
    place: PlanPlace,
    fields: PlanItemFields<Kind>,
    before: Standing<Kind> | null,
  ) => Promise<void>;
  readonly insert: (place: PlanPlace, fields: PlanItemFields<Kind>) => Promise<{ readonly id: string }>;
  readonly update: (place: PlanPlace, id: string, fields: PlanItemFields<Kind>) => Promise<unknown>;
  /** As it is answered. */
  readonly kept: (item: PlanItem<Kind>) => KeptPlanItem;
}
