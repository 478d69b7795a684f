import { IconArchive, IconPlayerPause, IconRestore } from '@tabler/icons-react';
import type { AdministeredOrganization } from '#contract/organizations/administration.ts';
import { ORGANIZATION_STEPS, type OrganizationStatus } from '#contract/organizations/states.ts';
import type { IconType } from '../../../ui/theme/icon.tsx';
import { t } from '../messages.ts';

/** A turn in an organization's life: what it becomes, how that is called, and whether it needs a reason. */
export interface LifeStep {
  readonly to: OrganizationStatus;
  readonly label: string;
  readonly icon: IconType;
  readonly danger: boolean;
  readonly needsReason: boolean;
}

const TURNS: Readonly<Record<OrganizationStatus, Omit<LifeStep, 'to'>>> = {
  active: { label: t('bring_back'), icon: IconRestore, danger: false, needsReason: false },
  suspended: { label: t('suspend'), icon: IconPlayerPause, danger: true, needsReason: true },
  archived: { label: t('archive'), icon: IconArchive, danger: true, needsReason: true },
};

const FROM_ARCHIVE = {
  ...{ label: t('bring_back_suspended'), icon: IconRestore },
  ...{ danger: false, needsReason: false },
};

/** What an organization may become now, in the order of the states. */
export const stepsOf = ({ status }: Pick<AdministeredOrganization, 'status'>): LifeStep[] =>
  ORGANIZATION_STEPS[status].map((to) => ({ to, ...(status === 'archived' ? FROM_ARCHIVE : TURNS[to]) }));
