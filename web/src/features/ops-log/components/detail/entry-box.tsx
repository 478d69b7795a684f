import { useQuery } from '@tanstack/react-query';
import type { OpsLogEntryWhole } from '#contract/ops-log/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { type Fact, Facts } from '../../../../ui/card/facts.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { t } from '../../messages.ts';
import { opsLogEntry } from '../../queries.ts';
import LogFiles from '../files/log-files.tsx';
import { Said } from '../row/said.tsx';
import { SeverityTag, States } from '../row/tags.tsx';
import { type Doing, Verbs } from '../row/verbs.tsx';
import styles from './detail.module.css';
import { CopyLink, PeopleLinks, ShiftLink } from './entry-links.tsx';
import { History } from './history.tsx';

type EntryBoxProps = { project_id: string; entry_id: string; doing: Doing; onClose: () => void };

/** Everything about an entry: what it says, what it should have said, and what has come of it. */
export default function EntryBox({ project_id, entry_id, doing, onClose }: EntryBoxProps) {
  const { data, error, refetch } = useQuery(opsLogEntry(project_id, entry_id));
  const title = data ? `${t('number', { sequence: data.sequence })} · ${t(`type_${data.type}`)}` : t('entry');
  return (
    <Dialog open boxSize="large" title={title} onClose={onClose}>
      {data ? (
        <Whole entry={data} />
      ) : error ? (
        <LoadError {...failedRead(error, t('entry_failed'), refetch)} />
      ) : (
        <SkeletonRows rows={5} />
      )}
      <DialogVerbs>
        {data && <Verbs entry={data} {...doing} whole />}
        {data && <CopyLink {...{ project_id, entry_id }} />}
        <Button small onClick={onClose}>
          {t('close')}
        </Button>
      </DialogVerbs>
    </Dialog>
  );
}

function Whole({ entry }: { entry: OpsLogEntryWhole }) {
  // What is valid is what was said last.
  const said = entry.corrections.at(-1) ?? entry;
  // Files that were sent stay, whatever is corrected.
  const records = [entry, ...entry.corrections].filter(({ attachments }) => attachments.length > 0);
  return (
    <div className={styles.whole}>
      <div className={styles.states}>
        <SeverityTag severity={said.severity} />
        <States entry={entry} />
      </div>
      <p className={styles.title}>{said.title}</p>
      {said.body && (
        <p className={styles.body}>
          <Said body={said.body} mentions={said.mentions} />
        </p>
      )}
      {records.length > 0 && <LogFiles records={records} />}
      <EntryFacts entry={entry} said={said} />
      <History entry={entry} />
    </div>
  );
}

type EntryFactsProps = { entry: OpsLogEntryWhole; said: OpsLogEntryWhole['corrections'][number] };

function EntryFacts({ entry: { incident }, said }: EntryFactsProps) {
  const format = useFormat();
  const after = (seconds: number | null) =>
    seconds === null ? t('not_yet') : format.spelledDuration(seconds, { exact: seconds < 3600 });
  const facts: Fact[] = [
    { label: t('happened_at'), value: format.instant(said.occurred_at) },
    { label: t('written'), value: format.instant(said.recorded_at) },
    ...(said.location ? [{ label: t('location'), value: said.location }] : []),
    ...(said.shift ? [{ label: t('shift'), value: <ShiftLink entry={said} /> }] : []),
    ...(said.people.length > 0 ? [{ label: t('people'), value: <PeopleLinks people={said.people} /> }] : []),
    ...(said.tags.length > 0 ? [{ label: t('tags'), value: said.tags.join(', ') }] : []),
    ...(incident
      ? [
          { label: t('time_to_acknowledge'), value: after(incident.acknowledged_after_s) },
          { label: t('time_to_resolve'), value: after(incident.resolved_after_s) },
        ]
      : []),
    ...(incident?.root_cause ? [{ label: t('root_cause'), value: incident.root_cause }] : []),
  ];
  return <Facts facts={facts} strip />;
}
