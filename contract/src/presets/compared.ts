import { bindingPlanLocks, comparedPlan } from '../account-plans/from-preset.ts';
import { accountPlanPreset } from '../account-plans/preset.ts';
import { bindingScenarioLocks, comparedInputs } from '../calculator/from-preset.ts';
import { calculatorPreset } from '../calculator/preset.ts';
import { bindingDealLocks, comparedContent } from '../dealsheets/from-preset.ts';
import { dealsheetPreset } from '../dealsheets/preset.ts';
import { bindingTemplateLocks, comparedContents, opsLogPreset } from '../ops-log/preset.ts';
import { bindingLocks, comparedFields, projectPreset } from '../projects/preset.ts';
import { bindingRosterLocks, comparedShifts, rosterPreset } from '../shifts/preset.ts';
import type { Applied } from './drift.ts';
import type { PresetPlace } from './uses.ts';

/** What stands at a place, as it is compared with what binds there. */
export const standingAt = (place: PresetPlace, current: object): object => {
  if (place === 'roster_template') return comparedShifts(rosterPreset.parse(current));
  if (place === 'dealsheet') return comparedContent(current);
  if (place === 'account_plan') return comparedPlan(current);
  return place === 'calculator_scenario' ? comparedInputs(current) : current;
};

interface Revision {
  readonly payload: unknown;
  readonly locked: readonly string[];
}

/** What of a revision binds in each place that it is applied to. Throws for a payload of another kind. */
export const COMPARED: Readonly<Record<PresetPlace, (revision: Revision) => Applied>> = {
  project: ({ payload, locked }) => ({
    payload: comparedFields(projectPreset.parse(payload)),
    locked: bindingLocks(locked),
  }),
  ops_log_template: ({ payload, locked }) => ({
    payload: comparedContents(opsLogPreset.parse(payload)),
    locked: bindingTemplateLocks(locked),
  }),
  roster_template: ({ payload, locked }) => ({
    payload: comparedShifts(rosterPreset.parse(payload)),
    locked: bindingRosterLocks(locked),
  }),
  calculator_scenario: ({ payload, locked }) => ({
    payload: comparedInputs(calculatorPreset.parse(payload)),
    locked: bindingScenarioLocks(locked),
  }),
  dealsheet: ({ payload, locked }) => ({
    payload: comparedContent(dealsheetPreset.parse(payload)),
    locked: bindingDealLocks(locked),
  }),
  account_plan: ({ payload, locked }) => ({
    payload: comparedPlan(accountPlanPreset.parse(payload)),
    locked: bindingPlanLocks(locked),
  }),
};
