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
export const PlanStatusText = ({ status, small }: { status: AccountPlanStatus; small?: boolean }) => {
  const [icon, tone] = LOOKS[status];
  return (
    <StatusText icon={icon} tone={tone} small={small ?? false}>
      {t(`status_${status}`)}
    </StatusText>
  );
};

/** How much the client matters to us. */
export const TierTag = ({ tier }: { tier: AccountTier }) => <Tag>{t('tier', { tier })}</Tag>;

const TONES: Record<PlanHealth, Tone> = { on_track: 'ok', at_risk: 'warn', off_track: 'bad' };

/** The tone of how something stands; muted where nothing was measured. */
export const toneOf = (health: PlanHealth | null): Tone => (health ? TONES[health] : 'muted');

/** How a plan stands, as icon and word. */
export const PlanHealthText = ({ health, small = false }: { health: PlanHealth | null; small?: boolean }) => (
  <StatusText tone={toneOf(health)} small={small}>
    {t(`health_${health ?? 'unknown'}`)}
  </StatusText>
);
