import { IconAlertOctagon, IconCircleCheck, IconLock, IconPencil, IconSend } from '@tabler/icons-react';
import type { EntryStatus } from '#contract/activity/shapes.ts';
import type { Tone } from '../../../ui/display/status-text.tsx';
import type { IconType } from '../../../ui/theme/icon.tsx';
import { t } from '../messages.ts';

interface Look {
  readonly word: string;
  readonly icon: IconType;
  readonly tone: Tone;
}

/** How far time is, as it looks. */
export const LOOKS: Readonly<Record<EntryStatus, Look>> = {
  draft: { word: t('draft'), icon: IconPencil, tone: 'neutral' },
  rejected: { word: t('rejected_word'), icon: IconAlertOctagon, tone: 'bad' },
  submitted: { word: t('submitted'), icon: IconSend, tone: 'info' },
  approved: { word: t('approved_word'), icon: IconCircleCheck, tone: 'ok' },
  locked: { word: t('locked'), icon: IconLock, tone: 'neutral' },
};
