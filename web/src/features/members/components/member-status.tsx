import { IconCircleCheck, IconMail, IconPlaneDeparture, IconUserOff } from '@tabler/icons-react';
import type { Member } from '#contract/members/shapes.ts';
import { StatusText, type Tone } from '../../../ui/display/status-text.tsx';
import type { IconType } from '../../../ui/theme/icon.tsx';
import { t } from '../messages.ts';

type Status = Member['status'];

const ICONS: Record<Status, IconType> = {
  invited: IconMail,
  active: IconCircleCheck,
  on_leave: IconPlaneDeparture,
  offboarded: IconUserOff,
};

const TONES: Record<Status, Tone> = {
  invited: 'info',
  active: 'neutral',
  on_leave: 'neutral',
  offboarded: 'muted',
};

type MemberStatusProps = { status: Status; small?: boolean; expired?: boolean };

/** Where somebody stands with the team, as icon and word; `expired` is said of an invitation. */
export const MemberStatusText = ({ status, small = false, expired = false }: MemberStatusProps) =>
  expired ? (
    <StatusText tone="warn" small={small}>
      {t('expired')}
    </StatusText>
  ) : (
    <StatusText icon={ICONS[status]} tone={TONES[status]} small={small}>
      {t(`status_${status}`)}
    </StatusText>
  );
