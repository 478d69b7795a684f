import type { AccountPlanPreset } from '#contract/account-plans/preset.ts';
import type { AnnouncementPreset } from '#contract/announcements/preset.ts';
import type { CalculatorPreset } from '#contract/calculator/preset.ts';
import type { DealsheetPreset } from '#contract/dealsheets/preset.ts';
import type { OpsLogPreset } from '#contract/ops-log/preset.ts';
import type { PresetScope, RevisionStatus } from '#contract/presets/states.ts';
import type { ProjectPreset } from '#contract/projects/preset.ts';
import type { RosterPreset } from '#contract/shifts/preset.ts';

interface Said<Payload> {
  /** Days ago when it was published, or a draft written. */
  readonly days: number;
  /** Days ago when it was deprecated. */
  readonly ended?: number;
  readonly by: string;
  readonly status: RevisionStatus;
  readonly payload: Payload;
  readonly locked?: readonly string[];
  readonly note?: string;
}

interface Of<Kind, Payload> {
  readonly kind: Kind;
  readonly name: string;
  readonly description: string;
  readonly scope?: PresetScope;
  readonly archived?: true;
  /** The first one first. */
  readonly revisions: readonly Said<Payload>[];
}

/** A preset of the demo, Northgate's own unless told. */
export type DemoPreset =
  | Of<'project', ProjectPreset>
  | Of<'roster', RosterPreset>
  | Of<'dealsheet', DealsheetPreset>
  | Of<'account_plan', AccountPlanPreset>
  | Of<'calculator', CalculatorPreset>
  | Of<'ops_log', OpsLogPreset>
  | Of<'notification', AnnouncementPreset>;
