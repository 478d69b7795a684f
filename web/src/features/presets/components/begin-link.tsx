import {
  IconBriefcase,
  IconCalculator,
  IconFileDollar,
  IconSpeakerphone,
  IconTargetArrow,
} from '@tabler/icons-react';
import type { Preset } from '#contract/presets/shapes.ts';
import type { PresetKind } from '#contract/presets/states.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import type { IconType } from '../../../ui/theme/icon.tsx';
import { t } from '../messages.ts';

interface Beginning {
  readonly label: string;
  readonly icon: IconType;
  readonly href: string;
}

/** Forms that begin with what a preset of a kind says, where its id is put behind. */
const BEGINNINGS: Partial<Readonly<Record<PresetKind, Beginning>>> = {
  project: { label: t('begin_project'), icon: IconBriefcase, href: '/manager/projects/new?preset=' },
  notification: {
    ...{ label: t('begin_announcement'), icon: IconSpeakerphone },
    href: '/admin/notifications/new?preset=',
  },
  account_plan: {
    ...{ label: t('begin_plan'), icon: IconTargetArrow },
    href: '/manager/account-plans/new?preset=',
  },
  dealsheet: { label: t('begin_deal'), icon: IconFileDollar, href: '/manager/dealsheets/new?preset=' },
  calculator: { label: t('begin_scenario'), icon: IconCalculator, href: '/calculator/new?preset=' },
};

/** Leads to what is begun with a preset, where something of its own is and the preset can be applied. */
export function BeginLink({ preset: { id, kind, current, archived_at } }: { preset: Preset }) {
  const beginning = BEGINNINGS[kind];
  if (!beginning || current === null || archived_at) return null;
  return (
    <ButtonLink icon={beginning.icon} href={`${beginning.href}${id}`}>
      {beginning.label}
    </ButtonLink>
  );
}
