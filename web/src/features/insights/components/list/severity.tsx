import { IconAlertOctagon, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { InsightSeverity } from '#contract/insights/finding.ts';
import type { Tone } from '../../../../ui/display/status-text.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import type { IconType } from '../../../../ui/theme/icon.tsx';
import { t } from '../../effects/words/messages.ts';

/** How a severity is drawn. */
export const SEVERITIES = {
  high: { icon: IconAlertOctagon, tone: 'bad' },
  medium: { icon: IconAlertTriangle, tone: 'warn' },
  low: { icon: IconInfoCircle, tone: 'info' },
} as const satisfies Record<InsightSeverity, { icon: IconType; tone: Tone }>;

/** How much depends on an insight: an icon and a word. */
export function Severity({ of }: { of: InsightSeverity }) {
  const { icon, tone } = SEVERITIES[of];
  return (
    <Tag tone={tone} icon={icon}>
      {t(`severity_${of}`)}
    </Tag>
  );
}
