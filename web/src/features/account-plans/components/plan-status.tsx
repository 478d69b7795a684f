import {
  IconCircleCheck,
  IconCircleDashed,
  IconCircleHalf2,
  IconFlagCheck,
  IconGavel,
} from '@tabler/icons-react';
import type { AccountPlanStatus, AccountTier, PlanHealth } from '#contract/account-plans/states.ts';
import { StatusText, type Tone } from '../../../ui/display/status-text.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import type { IconType } from '../../../ui/theme/icon.tsx';
import { t } from '../messages.ts';

const LOOKS: Record<AccountPlanStatus, readonly [IconType, Tone]> = {
  draft: [IconCircleDashed, 'muted'],
  in_review: [IconGavel, 'info'],
  approved: [IconCircleCheck, 'ok'],
  active: [IconCircleHalf2, 'neutral'],
  closed: [IconFlagCheck, 'muted'],
};

/** A plan's state, as icon and word. */
export const PlanStatusText = ({ status }: { status: AccountPlanStatus }) => {
  const [icon, tone] = LOOKS[status];
  return (
    <StatusText icon={icon} tone={tone}>
      {t(`status_${status}`)}
    </StatusText>
  );
};

/** How much the client matters to us. */
export const TierTag = ({ tier }: { tier: AccountTier }) => <Tag>{t('tier', { tier })}</Tag>;

const TONES: Record<PlanHealth, Tone> = { on_track: 'ok', at_risk: 'warn', off_track: 'bad' };

/** How a plan stands, as icon and word. */
export const PlanHealthText = ({ health }: { health: PlanHealth | null }) =>
  health ? (
    <StatusText tone={TONES[health]}>{t(`health_${health}`)}</StatusText>
  ) : (
    <StatusText tone="muted">{t('health_unknown')}</StatusText>
  );
