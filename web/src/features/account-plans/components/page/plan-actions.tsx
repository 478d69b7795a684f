import {
  IconArchive,
  IconBriefcase,
  IconCopy,
  IconDots,
  IconMessageCircle,
  IconPencil,
  IconPrinter,
  IconRestore,
} from '@tabler/icons-react';
import {
  archiveAccountPlan,
  createAccountPlan,
  updateAccountPlan,
} from '#contract/account-plans/endpoints.ts';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { WRITABLE_STATUSES } from '#contract/account-plans/states.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { Button, ButtonLink } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Menu, type MenuEntry } from '../../../../ui/action/menu.tsx';
import { useUiTexts } from '../../../../ui/theme/texts-context.ts';
import { PLANS, planHref, projectsHref } from '../../effects/plan-address.ts';
import { usePlanArchive } from '../../effects/use-plan-archive.ts';
import { t as commentWords } from '../comments/messages.ts';
import { CommentButton, useOpenComments } from '../comments/plan-comments.tsx';
import { StepButton, useLifeSteps } from '../life/life-verbs.tsx';
import { t } from './messages.ts';

/** What may be done with a plan by whoever looks at it: edited as a button, the rest in a menu. */
export function PlanActions({ plan }: { plan: AccountPlan }) {
  const { isWritable, mayArchive, entries, restore, box } = useVerbs(plan);
  if (plan.archived_at)
    return (
      mayArchive && (
        <Button variant="primary" icon={IconRestore} onClick={() => restore(plan)}>
          {t('restore')}
        </Button>
      )
    );
  return (
    <>
      <CommentButton />
      {isWritable && (
        <ButtonLink icon={IconPencil} href={planHref(plan.id, 'edit')}>
          {t('edit')}
        </ButtonLink>
      )}
      <StepButton plan={plan} />
      <More entries={entries} />
      {box}
    </>
  );
}

/** The same behind one button of the phone's top bar. */
export function PhonePlanActions({ plan }: { plan: AccountPlan }) {
  const { isWritable, mayArchive, entries, restore, box } = useVerbs(plan);
  const openComments = useOpenComments();
  const { id, archived_at } = plan;
  if (archived_at)
    return (
      mayArchive && (
        <More
          isPhone
          entries={[{ id: 'restore', label: t('restore'), icon: IconRestore, onSelect: () => restore(plan) }]}
        />
      )
    );
  const edit: MenuEntry = { id: 'edit', label: t('edit'), icon: IconPencil, href: planHref(id, 'edit') };
  const comment: MenuEntry = {
    ...{ id: 'comment', label: commentWords('comment'), icon: IconMessageCircle },
    onSelect: () => openComments(null),
  };
  const served: MenuEntry = {
    ...{ id: 'projects', label: t('count_projects', { count: plan.projects }), icon: IconBriefcase },
    href: projectsHref(id),
  };
  // Its facts leave this out on phones.
  const more = plan.projects > 0 ? [served] : [];
  return (
    <>
      <More isPhone entries={[comment, ...(isWritable ? [edit] : []), ...more, ...entries]} />
      {box}
    </>
  );
}

function More({ entries, isPhone }: { entries: readonly MenuEntry[]; isPhone?: boolean }) {
  const { more } = useUiTexts();
  const look = isPhone ? ({ variant: 'ghost', iconSize: 20 } as const) : {};
  return (
    entries.length > 0 && (
      <Menu trigger={<IconButton icon={IconDots} label={more} {...look} />} entries={entries} />
    )
  );
}

function useVerbs(plan: AccountPlan) {
  const permissions = usePermissions();
  const { archive, restore } = usePlanArchive();
  const life = useLifeSteps(plan);
  const where = { plan_id: plan.id };
  const mayArchive = permissions.may(archiveAccountPlan, where);
  const isOpen = WRITABLE_STATUSES.some((status) => status === plan.status);
  const copy: MenuEntry = {
    ...{ id: 'copy', label: t('copy'), icon: IconCopy },
    href: `${PLANS}/new?from=${plan.id}`,
  };
  const print: MenuEntry = {
    ...{ id: 'print', label: t('print'), icon: IconPrinter, href: planHref(plan.id, 'print') },
  };
  const put: MenuEntry = {
    ...{ id: 'archive', label: t('archive'), icon: IconArchive, danger: true },
    onSelect: () => archive(plan),
  };
  return {
    ...{ mayArchive, restore, isWritable: isOpen && permissions.may(updateAccountPlan, where) },
    box: life.box,
    entries: [
      ...life.entries,
      print,
      ...(permissions.may(createAccountPlan) ? [copy] : []),
      ...(mayArchive && plan.status !== 'active' ? [put] : []),
    ],
  };
}
