import { IconCircleCheck, IconCircleDashed, IconFlame, IconShieldCheck } from '@tabler/icons-react';
import type { Format } from '../../../../platform/format/use-format.ts';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { StatusText, type Tone } from '../../../../ui/display/status-text.tsx';
import type { DataColumn } from '../../../../ui/table/model/data-column.ts';
import type { IconType } from '../../../../ui/theme/icon.tsx';
import { type Risk, severityOf } from '../../effects/risks.ts';
import { t } from './messages.ts';

const LOOKS: Record<Risk['status'], readonly [IconType, Tone]> = {
  open: [IconCircleDashed, 'neutral'],
  mitigated: [IconShieldCheck, 'ok'],
  happened: [IconFlame, 'bad'],
  closed: [IconCircleCheck, 'muted'],
};

const TONES = { low: 'ok', medium: 'warn', high: 'bad' } as const satisfies Record<Risk['impact'], Tone>;

const StatusOf = ({ risk: { status }, small = false }: { risk: Risk; small?: boolean }) => {
  const [icon, tone] = LOOKS[status];
  return (
    <StatusText icon={icon} tone={tone} small={small}>
      {t(`status_${status}`)}
    </StatusText>
  );
};

const dueOf = ({ due_on, status }: Risk, format: Format) => {
  if (!due_on) return '–';
  const day = format.day(due_on);
  return status === 'open' && due_on < format.today() ? (
    <StatusText tone="warn">{t('late', { day })}</StatusText>
  ) : (
    day
  );
};

/** The columns of the list of risks. */
export const riskColumns = (format: Format): DataColumn<Risk>[] => [
  {
    ...{ id: 'text', header: t('risk'), look: 'name', maxWidth: 240, card: 'title' },
    cell: ({ text }) => <span title={text}>{text}</span>,
  },
  {
    ...{ id: 'severity', header: t('severity') },
    cell: (risk) => {
      const severity = severityOf(risk);
      const words = `${t('likelihood')}: ${t(`level_${risk.likelihood}`)}, ${t('impact')}: ${t(`level_${risk.impact}`)}`;
      return (
        <span title={words}>
          <StatusText tone={TONES[severity]}>{t(`severity_${severity}`)}</StatusText>
        </span>
      );
    },
  },
  {
    ...{ id: 'mitigation', header: t('mitigation'), look: 'muted', maxWidth: 180, card: 'subtitle' },
    cell: ({ mitigation }) => <span title={mitigation}>{mitigation || '–'}</span>,
    cardCell: (risk) => `${t(`severity_${severityOf(risk)}`)} · ${risk.mitigation || '–'}`,
  },
  {
    ...{ id: 'owner', header: t('owner'), bone: 'avatar' },
    cell: ({ owner }) => owner && <Avatar name={owner.name} />,
  },
  {
    ...{ id: 'due', header: t('due'), align: 'end', card: 'bottomRight' },
    cell: (risk) => dueOf(risk, format),
    cardCell: ({ due_on }) => (due_on ? format.day(due_on, 'short') : ''),
  },
  {
    ...{ id: 'status', header: t('status'), card: 'topRight' },
    cell: (risk) => <StatusOf risk={risk} />,
    cardCell: (risk) => <StatusOf risk={risk} small />,
  },
];
