import {
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconGavel,
  IconHourglass,
  IconPencil,
  IconSend,
  IconTrophy,
  IconX,
} from '@tabler/icons-react';
import type { DealsheetStatus } from '#contract/dealsheets/states.ts';
import { StatusText, type Tone } from '../../../ui/display/status-text.tsx';
import type { IconType } from '../../../ui/theme/icon.tsx';
import { t } from '../messages.ts';

const LOOKS: Record<DealsheetStatus, readonly [IconType, Tone]> = {
  draft: [IconCircleDashed, 'muted'],
  submitted: [IconGavel, 'info'],
  changes_requested: [IconPencil, 'warn'],
  approved: [IconCircleCheck, 'ok'],
  rejected: [IconX, 'bad'],
  sent: [IconSend, 'neutral'],
  won: [IconTrophy, 'ok'],
  lost: [IconCircleX, 'bad'],
  expired: [IconHourglass, 'muted'],
};

/** A dealsheet's state, as icon and word. */
export const DealsheetStatusText = ({ status, small }: { status: DealsheetStatus; small?: boolean }) => {
  const [icon, tone] = LOOKS[status];
  return (
    <StatusText icon={icon} tone={tone} small={small ?? false}>
      {t(`status_${status}`)}
    </StatusText>
  );
};
