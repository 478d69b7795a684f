import { lazy, Suspense } from 'react';
import type { OpsLogEntry } from '#contract/ops-log/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Tag } from '../../../../ui/display/tag.tsx';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { differencesOf } from '../../effects/comparison.ts';
import { TYPE_ICONS } from '../../effects/looks.ts';
import { opsLogHref } from '../../effects/ops-log-address.ts';
import { isUnsent } from '../../effects/unsent/log-writes.ts';
import { t as unsentText } from '../../effects/unsent/messages.ts';
import { useEntryWrite } from '../../effects/unsent/use-unsent-log.ts';
import { walkEntries } from '../../effects/walk-entries.ts';
import { t } from '../../messages.ts';
import { Differences } from './differences.tsx';
import styles from './row.module.css';
import { Said } from './said.tsx';
import { SeverityTag, States } from './tags.tsx';
import { type Doing, Verbs } from './verbs.tsx';

const LogFiles = lazy(() => import('../files/log-files.tsx'));
const UnsentPart = lazy(() => import('../unsent/unsent-part.tsx'));

type EntryRowProps = Doing & {
  entry: OpsLogEntry;
  /** What it corrects, where that is known here. */
  corrected: OpsLogEntry | undefined;
  /** It came since the person looked here last. */
  isNew: boolean;
  onOpen: (id: string) => void;
};

/** Something that was written down: when, what, how grave, by whom, and what has come of it. */
export function EntryRow({ entry, corrected, isNew, onOpen, ...doing }: EntryRowProps) {
  const format = useFormat();
  const write = useEntryWrite(entry);
  const { type, severity, title, corrects, corrected_by } = entry;
  return (
    <article className={styles.row} aria-label={title}>
      <time className={styles.time} dateTime={entry.occurred_at} title={format.instant(entry.occurred_at)}>
        {format.instant(entry.occurred_at, 'time')}
      </time>
      <span className={styles.type} title={t(`type_${type}`)}>
        <Icon icon={TYPE_ICONS[type]} size={18} />
        <HiddenText>{t(`type_${type}`)}</HiddenText>
      </span>
      <div className={styles.main}>
        <h3 className={styles.head}>
          <SeverityTag severity={severity} />
          <Title {...{ entry, onOpen }} />
          {isNew && <Tag tone="info">{t('new')}</Tag>}
          {corrects && <Other corrects={corrects} onOpen={onOpen} />}
          {corrected_by.length > 0 && (
            <span className={styles.other}>
              {t('corrected_by', { sequence: corrected_by.at(-1)?.sequence ?? '' })}
            </span>
          )}
        </h3>
        <Words {...{ entry, corrected }} />
        {entry.attachments.length > 0 && (
          <Suspense fallback={<div className={styles.files} />}>
            <LogFiles records={[entry]} small />
          </Suspense>
        )}
        <Facts entry={entry} />
        <Suspense fallback={null}>{write && <UnsentPart {...{ write, entry }} />}</Suspense>
      </div>
      <div className={styles.end}>
        <div className={styles.states}>
          <States entry={entry} />
        </div>
        {!corrects && <Verbs entry={entry} {...doing} />}
      </div>
    </article>
  );
}

/** What was said; of a correction, what it says otherwise. */
function Words({ entry, corrected }: Pick<EntryRowProps, 'entry' | 'corrected'>) {
  const format = useFormat();
  if (corrected) return <Differences differences={differencesOf(corrected, entry, format)} />;
  return (
    entry.body && (
      <p className={styles.body}>
        <Said body={entry.body} mentions={entry.mentions} />
      </p>
    )
  );
}

/** Leads to the entry; what the server doesn't know yet is nowhere to be read. */
const Title = ({ entry, onOpen }: Pick<EntryRowProps, 'entry' | 'onOpen'>) =>
  isUnsent(entry) ? (
    <span>{entry.title}</span>
  ) : (
    <button
      type="button"
      className={styles.title}
      data-entry-title
      onClick={() => onOpen(entry.corrects?.id ?? entry.id)}
      onKeyDown={walkEntries}
    >
      {entry.title}
    </button>
  );

type OtherProps = { corrects: NonNullable<OpsLogEntry['corrects']>; onOpen: (id: string) => void };

const Other = ({ corrects, onOpen }: OtherProps) => (
  <button type="button" className={styles.link} onClick={() => onOpen(corrects.id)}>
    {t('corrects', { sequence: corrects.sequence })}
  </button>
);

/** Written so much later than it happened, it is worth saying. */
const LATE_MS = 10 * 60_000;

function Facts({ entry }: { entry: OpsLogEntry }) {
  const format = useFormat();
  const { author, location, people, tags, sequence, type, recorded_at, occurred_at, project_id } = entry;
  const isLate = Date.parse(recorded_at) - Date.parse(occurred_at) > LATE_MS;
  const names = people.map(({ name }) => name).join(', ');
  return (
    <p className={styles.facts}>
      <span>{isUnsent(entry) ? unsentText('unsent_number') : t('number', { sequence })}</span>
      <span>{t(`type_${type}`)}</span>
      <span>{author?.name ?? t('somebody')}</span>
      {isLate && (
        <span title={format.instant(recorded_at)}>
          {t('written_late', { when: format.relative(recorded_at) })}
        </span>
      )}
      {location && <span>{location}</span>}
      {names && <span>{t('about', { names })}</span>}
      {tags.map((tag) => (
        <Link key={tag} className={styles.tag} href={opsLogHref(project_id, { tag })}>
          #{tag}
        </Link>
      ))}
    </p>
  );
}
