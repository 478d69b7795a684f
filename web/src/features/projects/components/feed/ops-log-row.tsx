import type { FeedItem, FeedOpsLog } from '#contract/feed/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Timeline } from '../../../../ui/display/timeline.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import styles from './feed.module.css';
import { t } from './messages.ts';

type OpsLogRowProps = { item: Extract<FeedItem, { kind: 'ops-log' }>; project_id: string };

/** An incident or a handover: who brought it where, leading to its entry. */
export function OpsLogRow({ item: { id, at, ops_log }, project_id }: OpsLogRowProps) {
  const format = useFormat();
  const { entry_id, title, note, actor } = ops_log;
  const about = (
    <>
      <Link href={`/manager/projects/${project_id}/ops-log?entry=${entry_id}`} className={styles.other}>
        {title}
      </Link>
      {note && ` · “${note}”`}
    </>
  );
  const happening = { id, actor: actor ?? t('somebody'), what: deedOf(ops_log), about, changes: [] };
  return <Timeline happenings={[{ ...happening, time: format.relative(at), exact: format.instant(at) }]} />;
}

const deedOf = ({ type, severity }: FeedOpsLog): string => {
  if (type === 'handover.signed_out') return t('handover_signed_out');
  if (type === 'handover.acknowledged') return t('handover_acknowledged');
  if (type === 'handover.disputed') return t('handover_disputed');
  if (type === 'handover.waived') return t('handover_waived');
  if (type === 'incident.reopened') return t('incident_reopened', { severity });
  return type === 'incident.closed' ? t('incident_closed', { severity }) : t('incident_opened', { severity });
};
