import { IconArrowBackUp, IconCircleHalf2, IconFlagCheck, IconGavel, IconSend } from '@tabler/icons-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { updateAccountPlan } from '#contract/account-plans/endpoints.ts';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { Button } from '../../../../ui/action/button.tsx';
import type { MenuEntry } from '../../../../ui/action/menu.tsx';
import type { IconType } from '../../../../ui/theme/icon.tsx';
import { nextSteps, type PlanRights, type PlanStep } from '../../effects/life/next-step.ts';
import { useRecall } from '../../effects/life/use-recall.ts';
import type { LifeBoxProps } from './life-box-props.ts';
import { t } from './messages.ts';

type Boxed = Exclude<PlanStep, 'recall'>;

const BOXES: Record<Boxed, ComponentType<LifeBoxProps>> = {
  submit: lazy(() => import('./submit-dialog.tsx').then((all) => ({ default: all.SubmitDialog }))),
  decide: lazy(() => import('./decide-dialog.tsx').then((all) => ({ default: all.DecideDialog }))),
  activate: lazy(() => import('./activate-dialog.tsx').then((all) => ({ default: all.ActivateDialog }))),
  close: lazy(() => import('./close-dialog.tsx').then((all) => ({ default: all.CloseDialog }))),
};
const ICONS: Record<PlanStep, IconType> = {
  ...{ submit: IconSend, decide: IconGavel, activate: IconCircleHalf2, close: IconFlagCheck },
  ...{ recall: IconArrowBackUp },
};
/** Verbs that are followed by a box have an ellipsis. */
const ELLIPSIS = '…';

/** The verb that a plan waits for; taking something back isn't what it waits for, so that isn't the primary one. */
export function StepButton({ plan }: { plan: AccountPlan }) {
  const { main, take, box } = useLifeSteps(plan);
  if (!main) return null;
  return (
    <>
      <Button
        variant={main === 'recall' ? 'default' : 'primary'}
        icon={ICONS[main]}
        onClick={() => take(main)}
      >
        {wordOf(main, plan)}
      </Button>
      {box}
    </>
  );
}

/** The steps of a plan that somebody may take: the one that it waits for, the others as entries of a menu, and the box that is open. */
export function useLifeSteps(plan: AccountPlan) {
  const [opened, setOpened] = useState<{ readonly box: Boxed; readonly over: AccountPlan } | null>(null);
  const recall = useRecall(plan);
  const { main, others } = nextSteps(plan, useRights(plan));
  const take = (step: PlanStep) => {
    if (step === 'recall') recall(plan);
    // A box stays over what was looked at when it was opened, whatever is read meanwhile.
    else setOpened({ box: step, over: plan });
  };
  const entries: MenuEntry[] = others.map((step) => ({
    ...{ id: step, label: wordOf(step, plan), icon: ICONS[step], onSelect: () => take(step) },
  }));
  const Open = opened && BOXES[opened.box];
  const box = opened && Open && (
    <Suspense fallback={null}>
      <Open plan={opened.over} onClose={() => setOpened(null)} />
    </Suspense>
  );
  return { main, take, entries, box };
}

const wordOf = (step: PlanStep, { status }: AccountPlan): string => {
  if (step === 'submit') return `${t(status === 'draft' ? 'submit' : 'submit_changes')}${ELLIPSIS}`;
  return `${t(step)}${ELLIPSIS}`;
};

/** What the one who looks may do with a plan. */
export const useRights = ({ id }: AccountPlan): PlanRights => ({
  update: usePermissions().may(updateAccountPlan, { plan_id: id }),
});
