import { IconAlertOctagon, IconAlertTriangle } from '@tabler/icons-react';
import type { ReportedError } from '#contract/reports/shapes.ts';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { t } from '../messages.ts';

type ErrorStatusTextProps = { error: Pick<ReportedError, 'status' | 'severity'>; small?: boolean };

/** Whether somebody still has to look at it. */
export const ErrorStatusText = ({ error: { status, severity }, small }: ErrorStatusTextProps) => (
  <StatusText tone={status === 'open' ? TONES[severity] : 'ok'} {...(small ? { small } : {})}>
    {t(`status_${status}`)}
  </StatusText>
);

const TONES = { error: 'bad', warning: 'warn' } as const;

const ICONS = { error: IconAlertOctagon, warning: IconAlertTriangle };

/** How much it matters. */
export const SeverityTag = ({ severity }: Pick<ReportedError, 'severity'>) => (
  <Tag icon={ICONS[severity]}>{t(`severity_${severity}`)}</Tag>
);
