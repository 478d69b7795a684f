import {
  IconAlertOctagon,
  IconBeach,
  IconCircleCheck,
  IconCircleDashed,
  IconLock,
  IconPencil,
  IconSend,
} from '@tabler/icons-react';
import type { DayLeave } from '#contract/activity/day-shapes.ts';
import type { DayStatus } from '#contract/activity/shapes.ts';
import type { Tone } from '../../../../ui/display/status-text.tsx';
import type { IconType } from '../../../../ui/theme/icon.tsx';
import { t } from '../week/messages.ts';

/** How a day's state looks; null for a free day without time. */
export interface DayLook {
  readonly word: string;
  readonly icon: IconType;
  readonly tone: Tone;
}

const LOOKS = {
  locked: { word: t('locked'), icon: IconLock, tone: 'neutral' },
  approved: { word: t('approved'), icon: IconCircleCheck, tone: 'ok' },
  submitted: { word: t('submitted'), icon: IconSend, tone: 'info' },
  rejected: { word: t('rejected'), icon: IconAlertOctagon, tone: 'bad' },
  draft: { word: t('draft'), icon: IconPencil, tone: 'neutral' },
} as const satisfies Record<Exclude<DayStatus, 'empty'>, DayLook>;

const ON_LEAVE: DayLook = { word: t('leave'), icon: IconBeach, tone: 'info' };

interface Day {
  readonly date: string;
  readonly status: DayStatus;
  readonly planned_minutes: number;
  readonly leave?: readonly DayLeave[] | undefined;
}

/** The look of a day: its state, or whether it is planned, open, off or leave while it is empty. */
export const lookOf = ({ date, status, planned_minutes, leave }: Day, today: string): DayLook | null => {
  if (status !== 'empty') return LOOKS[status];
  if (planned_minutes === 0) return leave ? ON_LEAVE : null;
  return { word: date > today ? t('planned') : t('open'), icon: IconCircleDashed, tone: 'neutral' };
};
