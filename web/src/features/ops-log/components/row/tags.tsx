import { IconFlag } from '@tabler/icons-react';
import type { OpsLogEntry } from '#contract/ops-log/shapes.ts';
import type { Severity } from '#contract/ops-log/states.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { HANDOVER_TONES, INCIDENT_LOOKS, SEVERITY_LOOKS } from '../../effects/looks.ts';
import { t } from '../../messages.ts';

/** How grave something is, in words and colour; nothing for what is only worth knowing. */
export function SeverityTag({ severity }: { severity: Severity }) {
  if (severity === 'info') return null;
  const { tone, icon } = SEVERITY_LOOKS[severity];
  return (
    <Tag tone={tone} icon={icon}>
      {t(`severity_${severity}`)}
    </Tag>
  );
}

/** What an incident, a handover or a follow-up has come to. */
export function States({ entry: { incident, handover, follow_up } }: { entry: OpsLogEntry }) {
  return (
    <>
      {incident && (
        <StatusText small {...INCIDENT_LOOKS[incident.state]}>
          {t(`incident_${incident.state}`)}
        </StatusText>
      )}
      {handover && (
        <StatusText small tone={HANDOVER_TONES[handover.state]}>
          {handoverText(handover)}
        </StatusText>
      )}
      {follow_up && <FollowUp followUp={follow_up} />}
    </>
  );
}

/** What has come of a handover, and who takes over what was signed out. */
export const handoverText = ({
  state,
  rostered_next: next,
}: NonNullable<OpsLogEntry['handover']>): string => {
  if (state !== 'signed_out') return t(`handover_${state}`);
  return next.length > 0
    ? t('waits_for', { names: next.map(({ name }) => name).join(', ') })
    : t('waits_for_anybody');
};

function FollowUp({ followUp }: { followUp: NonNullable<OpsLogEntry['follow_up']> }) {
  const format = useFormat();
  const { owner, due, state } = followUp;
  const name = owner.name;
  if (state === 'done')
    return (
      <StatusText small tone="ok">
        {t('follow_up_was_done', { name })}
      </StatusText>
    );
  const isLate = due < format.today();
  const words = { name, day: format.day(due, 'short') };
  return (
    <StatusText small tone={isLate ? 'bad' : 'neutral'} {...(isLate ? {} : { icon: IconFlag })}>
      {isLate ? t('follow_up_overdue', words) : t('follow_up_due', words)}
    </StatusText>
  );
}
