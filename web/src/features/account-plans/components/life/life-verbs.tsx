import {
  IconArchive,
  IconArrowBackUp,
  IconCircleHalf2,
  IconDots,
  IconFlagCheck,
  IconGavel,
  IconRestore,
  IconSend,
} from '@tabler/icons-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { archiveAccountPlan, updateAccountPlan } from '#contract/account-plans/endpoints.ts';
import { decidePlan } from '#contract/account-plans/revisions.ts';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Menu, type MenuEntry } from '../../../../ui/action/menu.tsx';
import type { IconType } from '../../../../ui/theme/icon.tsx';
import { nextSteps, type PlanRights, type PlanStep } from '../../effects/life/next-step.ts';
import { useArchive } from '../../effects/life/use-archive.ts';
import { useRecall } from '../../effects/life/use-recall.ts';
import type { LifeBoxProps } from './life-box-props.ts';
import { t } from './messages.ts';

type Boxed = Exclude<PlanStep, 'recall' | 'restore'>;

const BOXES: Record<Boxed, ComponentType<LifeBoxProps>> = {
  submit: lazy(() => import('./submit-dialog.tsx').then((all) => ({ default: all.SubmitDialog }))),
  decide: lazy(() => import('./decide-dialog.tsx').then((all) => ({ default: all.DecideDialog }))),
  activate: lazy(() => import('./activate-dialog.tsx').then((all) => ({ default: all.ActivateDialog }))),
  close: lazy(() => import('./close-dialog.tsx').then((all) => ({ default: all.CloseDialog }))),
};
const ICONS: Record<PlanStep, IconType> = {
  ...{ submit: IconSend, decide: IconGavel, activate: IconCircleHalf2, close: IconFlagCheck },
  ...{ recall: IconArrowBackUp, restore: IconRestore },
};
/** Verbs that are followed by a box have an ellipsis. */
const ELLIPSIS = '…';

type LifeVerbsProps = {
  plan: AccountPlan;
  /** Further entries of the menu, before those of the plan's life. */
  entries?: readonly MenuEntry[];
};

/** The step that a plan waits for as a button, the rest of its life in a menu. */
export function LifeVerbs({ plan, entries = [] }: LifeVerbsProps) {
  const life = useLifeSteps(plan);
  const menu = [...entries, ...life.entries];
  return (
    <>
      {life.main && <StepButton plan={plan} step={life.main} onTake={life.take} />}
      {menu.length > 0 && <Menu trigger={<IconButton icon={IconDots} label={t('more')} />} entries={menu} />}
      {life.box}
    </>
  );
}

type StepButtonProps = { plan: AccountPlan; step: PlanStep; onTake: (step: PlanStep) => void };

/** The verb that a plan waits for; taking something back isn't what it waits for, so that isn't the primary one. */
function StepButton({ plan, step, onTake }: StepButtonProps) {
  return (
    <Button
      variant={step === 'recall' ? 'default' : 'primary'}
      icon={ICONS[step]}
      onClick={() => onTake(step)}
    >
      {wordOf(step, plan)}
    </Button>
  );
}

/** The steps of a plan that somebody may take: the one that it waits for, the others as entries of a menu, and the box that is open. */
export function useLifeSteps(plan: AccountPlan) {
  const [opened, setOpened] = useState<{ readonly box: Boxed; readonly over: AccountPlan } | null>(null);
  const { archive, restore } = useArchive();
  const recall = useRecall(plan);
  const rights = useRights(plan);
  const { main, others } = nextSteps(plan, rights);
  const take = (step: PlanStep) => {
    if (step === 'restore') restore(plan);
    else if (step === 'recall') recall(plan);
    // A box stays over what was looked at when it was opened, whatever is read meanwhile.
    else setOpened({ box: step, over: plan });
  };
  const entries: MenuEntry[] = [
    ...others.map((step) => ({
      ...{ id: step, label: wordOf(step, plan), icon: ICONS[step], onSelect: () => take(step) },
    })),
    ...(rights.remove && !plan.archived_at ? [archiving(plan, () => archive(plan))] : []),
  ];
  const Open = opened && BOXES[opened.box];
  const box = opened && Open && (
    <Suspense fallback={null}>
      <Open plan={opened.over} onClose={() => setOpened(null)} />
    </Suspense>
  );
  return { main, take, entries, box };
}

const wordOf = (step: PlanStep, { status }: AccountPlan): string => {
  if (step === 'restore') return t('restore');
  if (step === 'submit') return `${t(status === 'draft' ? 'submit' : 'submit_changes')}${ELLIPSIS}`;
  return `${t(step)}${ELLIPSIS}`;
};

const archiving = ({ status }: AccountPlan, onSelect: () => void): MenuEntry => ({
  ...{ id: 'archive', label: t('archive'), icon: IconArchive, danger: true, onSelect },
  ...(status === 'active' ? { disabled: true, detail: t('archive_active') } : {}),
});

/** What the one who looks may do with a plan. */
export const useRights = ({ id }: AccountPlan): PlanRights => {
  const permissions = usePermissions();
  const params = { plan_id: id };
  return {
    update: permissions.may(updateAccountPlan, params),
    approve: permissions.may(decidePlan, params),
    remove: permissions.may(archiveAccountPlan, params),
  };
};
