import {
  IconCircleCheck,
  IconCircleDashed,
  IconCircleDot,
  IconCircleX,
  IconMessages,
  IconSend,
} from '@tabler/icons-react';
import type { OpportunityStage } from '#contract/plan-items/opportunity.ts';
import { StatusText, type Tone } from '../../../../ui/display/status-text.tsx';
import type { IconType } from '../../../../ui/theme/icon.tsx';
import { t } from './messages.ts';

const LOOKS: Record<OpportunityStage, readonly [IconType, Tone]> = {
  identified: [IconCircleDashed, 'muted'],
  qualified: [IconCircleDot, 'neutral'],
  proposed: [IconSend, 'info'],
  negotiating: [IconMessages, 'info'],
  won: [IconCircleCheck, 'ok'],
  lost: [IconCircleX, 'muted'],
};

/** How far an opportunity is, as icon and word. */
export const StageText = ({ stage, small }: { stage: OpportunityStage; small?: boolean }) => {
  const [icon, tone] = LOOKS[stage];
  return (
    <StatusText icon={icon} tone={tone} {...(small ? { small } : {})}>
      {t(`stage_${stage}`)}
    </StatusText>
  );
};
