import { IconCircleCheck, IconClock, IconLoader2, IconX } from '@tabler/icons-react';
import type { InsightRun } from '#contract/insights/shapes.ts';
import type { RunState as State } from '#contract/insights/states.ts';
import { StatusText, type Tone } from '../../../../ui/display/status-text.tsx';
import type { IconType } from '../../../../ui/theme/icon.tsx';
import { t } from './messages.ts';

const LOOKS = {
  queued: [IconClock, 'muted'],
  running: [IconLoader2, 'info'],
  done: [IconCircleCheck, 'ok'],
  failed: [IconX, 'bad'],
} as const satisfies Record<State, readonly [IconType, Tone]>;

/** How a run stands, with why where it came to no end. */
export function RunState({ run: { state, failure }, small }: { run: InsightRun; small?: boolean }) {
  const [icon, tone] = LOOKS[state];
  return (
    <StatusText icon={icon} tone={tone} {...(small ? { small } : {})}>
      <span title={failure ? t(`failure_${failure}`) : undefined}>{t(`state_${state}`)}</span>
    </StatusText>
  );
}
