import type { UseQueryResult } from '@tanstack/react-query';
import type { DealsheetRevision } from '#contract/dealsheets/shapes.ts';
import type { Page } from '#contract/pagination.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Card, CardRow, CardRows } from '../../../../ui/card/card.tsx';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { type Deed, decisionsOf } from '../../effects/deeds.ts';
import { t as words } from '../revisions/messages.ts';
import styles from './approval.module.css';
import { t } from './messages.ts';

/** Who submitted and decided which revision when, and what they said of it; newest first. */
export function DecisionsCard({ revisions }: { revisions: UseQueryResult<Page<DealsheetRevision>> }) {
  const format = useFormat();
  const { data, error, refetch } = revisions;
  const failed = data ? undefined : failedRead(error, words('failed'), refetch);
  const deeds = data?.data.flatMap(decisionsOf);
  return (
    <Card title={t('history')} flush>
      {failed && <LoadError {...failed} />}
      {!deeds && !failed && <SkeletonRows rows={3} />}
      {deeds?.length === 0 && <p className={styles.nothing}>{t('no_history')}</p>}
      {deeds && deeds.length > 0 && (
        <CardRows>
          {deeds.map((deed) => (
            <CardRow key={deed.id}>
              <DeedLine deed={deed} format={format} />
            </CardRow>
          ))}
        </CardRows>
      )}
    </Card>
  );
}

const DeedLine = ({ deed: { who, what, note, at }, format }: { deed: Deed; format: Format }) => (
  <>
    <Avatar name={who} decorative />
    <span className={styles.deed}>
      <span>
        <strong>{who}</strong> {what}
      </span>
      {note && <span className={styles.words}>{note}</span>}
    </span>
    <time className={styles.time} dateTime={at} title={format.instant(at)}>
      {format.relative(at)}
    </time>
  </>
);
