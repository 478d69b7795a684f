import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDot,
  IconEye,
  IconGavel,
  IconHelmet,
  IconIdBadge2,
  IconInfoCircle,
  IconLock,
  IconNote,
  IconPlayerPause,
  IconTool,
  IconTransfer,
} from '@tabler/icons-react';
import type { HandoverState, IncidentState, OpsLogType, Severity } from '#contract/ops-log/states.ts';
import type { Tone } from '../../../ui/display/status-text.tsx';
import type { IconType } from '../../../ui/theme/icon.tsx';

/** What stands for a type. */
export const TYPE_ICONS: Readonly<Record<OpsLogType, IconType>> = {
  note: IconNote,
  incident: IconAlertTriangle,
  handover: IconTransfer,
  decision: IconGavel,
  safety: IconHelmet,
  equipment: IconTool,
  visitor: IconIdBadge2,
};

interface Look {
  readonly tone: Tone;
  readonly icon: IconType;
}

/** How grave something looks; the word stands beside it. */
export const SEVERITY_LOOKS: Readonly<Record<Severity, Look>> = {
  info: { tone: 'neutral', icon: IconInfoCircle },
  sev4: { tone: 'info', icon: IconInfoCircle },
  sev3: { tone: 'warn', icon: IconAlertTriangle },
  sev2: { tone: 'bad', icon: IconAlertCircle },
  sev1: { tone: 'bad', icon: IconAlertTriangle },
};

/** How an incident's state looks. */
export const INCIDENT_LOOKS: Readonly<Record<IncidentState, Look>> = {
  open: { tone: 'bad', icon: IconCircleDot },
  acknowledged: { tone: 'warn', icon: IconEye },
  mitigated: { tone: 'info', icon: IconPlayerPause },
  resolved: { tone: 'ok', icon: IconCircleCheck },
  closed: { tone: 'muted', icon: IconLock },
};

/** How a handover's state looks. */
export const HANDOVER_TONES: Readonly<Record<HandoverState, Tone>> = {
  drafted: 'neutral',
  signed_out: 'info',
  acknowledged: 'ok',
  disputed: 'bad',
  waived: 'warn',
};
