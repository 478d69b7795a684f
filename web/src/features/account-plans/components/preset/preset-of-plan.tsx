import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { PresetCard } from '../../../applying/components/preset-card.tsx';
import { usePresetOfPlan } from '../../effects/preset/use-preset-of-plan.ts';

type PresetOfPlanProps = {
  plan: AccountPlan;
  /** The plan may be written now. */
  mayWrite: boolean;
};

/** From which preset a plan is made, what of its newest revision differs from it, and what the next one would change. */
export const PresetOfPlan = ({ plan, mayWrite }: PresetOfPlanProps) => (
  <PresetCard to={usePresetOfPlan(plan, mayWrite)} />
);
