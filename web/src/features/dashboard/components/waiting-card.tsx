import {
  IconArrowsExchange,
  IconBeach,
  IconCalendarPlus,
  IconClockCheck,
  IconClockExclamation,
  IconFileDollar,
  IconTargetArrow,
  IconTransferIn,
} from '@tabler/icons-react';
import type { Dashboard, DecisionKind, Decisions } from '#contract/dashboard/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Card, CardLink } from '../../../ui/card/card.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { Count } from '../../../ui/display/tag.tsx';
import { Icon, type IconType } from '../../../ui/theme/icon.tsx';
import { kindWord, verbOf } from '../effects/words.ts';
import { t } from '../messages.ts';
import styles from './dashboard.module.css';
import { WidgetRows } from './widget-rows.tsx';

const ICONS: Readonly<Record<DecisionKind, IconType>> = {
  ...{ handovers: IconTransferIn, offers: IconCalendarPlus, swaps_asked: IconArrowsExchange },
  ...{ rejected_time: IconClockExclamation, deals_returned: IconFileDollar, time: IconClockCheck },
  ...{ leave: IconBeach, swaps: IconArrowsExchange, dealsheets: IconFileDollar },
  account_plans: IconTargetArrow,
};

/** What waits for the reader's own word, by kind; it can't be hidden. */
export function WaitingCard({ waiting }: Pick<Dashboard, 'waiting'>) {
  const { kinds, failed } = waiting;
  const count = kinds.reduce((sum, one) => sum + one.count, 0);
  return (
    <Card title={t('waiting')} count={count} flush>
      {failed.length > 0 && (
        <p className={styles.failed}>
          <StatusText tone="warn">
            {t('waiting_failed', { kinds: failed.map(kindWord).join(', ') })} {waiting.request_id}
          </StatusText>
        </p>
      )}
      {kinds.length === 0 && failed.length === 0 && (
        <p className={styles.nothing}>
          <StatusText tone="ok">{t('nothing_waits')}</StatusText>
          <span className={styles.label}>{t('nothing_waits_note')}</span>
        </p>
      )}
      <div className={styles.kinds}>
        {kinds.map((one) => (
          <Kind key={one.kind} decisions={one} />
        ))}
      </div>
    </Card>
  );
}

function Kind({ decisions: { kind, count, oldest, href, rows } }: { decisions: Decisions }) {
  const format = useFormat();
  return (
    <section className={styles.kind} aria-label={kindWord(kind)}>
      <div className={styles.kindHead}>
        <Icon icon={ICONS[kind]} />
        <h3>{kindWord(kind)}</h3>
        <Count value={count} />
        {oldest && (
          <time className={styles.beside} dateTime={oldest} title={format.instant(oldest)}>
            {t('since', { age: format.relative(oldest) })}
          </time>
        )}
        {href && (
          <span className={styles.kindEnd}>
            <CardLink href={href}>{t('all')}</CardLink>
          </span>
        )}
      </div>
      <WidgetRows rows={rows} verb={verbOf(kind)} />
    </section>
  );
}
