import {
  IconBell,
  IconBriefcase,
  IconCalculator,
  IconCalendarUser,
  IconFileInvoice,
  IconNotebook,
  IconTargetArrow,
} from '@tabler/icons-react';
import type { PresetKind } from '#contract/presets/states.ts';
import type { IconType } from '../../../ui/theme/icon.tsx';

/** What presets of a kind are for, as an icon beside its word. */
export const KIND_ICONS: Readonly<Record<PresetKind, IconType>> = {
  project: IconBriefcase,
  roster: IconCalendarUser,
  dealsheet: IconFileInvoice,
  account_plan: IconTargetArrow,
  calculator: IconCalculator,
  ops_log: IconNotebook,
  notification: IconBell,
};
