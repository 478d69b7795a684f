import {
  IconArchive,
  IconCircle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleHalf2,
  IconCircleX,
  IconPlayerPause,
} from '@tabler/icons-react';
import type { Health } from '#contract/projects/shapes.ts';
import type { ProjectStatus } from '#contract/projects/states.ts';
import { StatusText, type Tone } from '../../../ui/display/status-text.tsx';
import type { IconType } from '../../../ui/theme/icon.tsx';
import { t } from '../messages.ts';

const ICONS: Record<ProjectStatus, IconType> = {
  proposed: IconCircleDashed,
  planned: IconCircle,
  active: IconCircleHalf2,
  on_hold: IconPlayerPause,
  completed: IconCircleCheck,
  cancelled: IconCircleX,
  archived: IconArchive,
};

/** A project's state, as icon and word. */
export const ProjectStatusText = ({ status }: { status: ProjectStatus }) => (
  <StatusText icon={ICONS[status]}>{t(`status_${status}`)}</StatusText>
);

const TONES: Record<Health | 'none', Tone> = { green: 'ok', amber: 'warn', red: 'bad', none: 'muted' };

/** A project's health, as icon and word. */
export const HealthText = ({ health, small }: { health: Health | null; small?: boolean }) => (
  <StatusText tone={TONES[health ?? 'none']} {...(small ? { small } : {})}>
    {t(`health_${health ?? 'none'}`)}
  </StatusText>
);

/** The tone of a bar beside a health: as calm as the project. */
export const barTone = (health: Health | null): Tone =>
  health === 'red' ? 'bad' : health === 'amber' ? 'warn' : 'neutral';
