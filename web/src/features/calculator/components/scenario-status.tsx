import { IconFileDollar, IconPencil, IconSnowflake } from '@tabler/icons-react';
import type { ScenarioStatus } from '#contract/calculator/states.ts';
import { StatusText, type Tone } from '../../../ui/display/status-text.tsx';
import type { IconType } from '../../../ui/theme/icon.tsx';
import { t } from '../messages.ts';

const LOOKS: Record<ScenarioStatus, { tone: Tone; icon: IconType }> = {
  draft: { tone: 'neutral', icon: IconPencil },
  frozen: { tone: 'info', icon: IconSnowflake },
  converted: { tone: 'ok', icon: IconFileDollar },
};

/** Where a scenario stands. */
export const ScenarioStatusText = ({ status, small }: { status: ScenarioStatus; small?: boolean }) => (
  <StatusText {...LOOKS[status]} {...(small ? { small } : {})}>
    {t(`status_${status}`)}
  </StatusText>
);
