import { IconGavel } from '@tabler/icons-react';
import type { DealsheetSummary } from '#contract/dealsheets/shapes.ts';
import { type DealsheetStatus, PIPELINE_STATUSES } from '#contract/dealsheets/states.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { roleName } from '../../../../platform/roles.ts';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { ageOf, shareOf, stateSince } from '../../effects/figures.ts';
import { DEALSHEETS } from '../../effects/list-address.ts';
import styles from './board.module.css';
import { t } from './messages.ts';

/** A deal on the board: for whom, what it comes to, how likely it is, how long it stands here, and who has to approve it. */
export function BoardCard({ deal, format }: { deal: DealsheetSummary; format: Format }) {
  const { id, code, title, client, owner, price_minor, currency, margin_pct, probability_pct } = deal;
  const since = stateSince(deal);
  const isDay = since.length === 10;
  const when = isDay ? format.day(since) : format.instant(since);
  return (
    <li className={styles.slot}>
      <Link href={`${DEALSHEETS}/${id}`} className={styles.card} data-card="">
        <span className={styles.title}>{title}</span>
        <span className={styles.client}>
          {client.name} · {code}
        </span>
        <span className={styles.money}>
          <strong>{format.money(price_minor, currency)}</strong>
          {margin_pct !== null && <span>{t('margin_of', { share: shareOf(format, margin_pct) })}</span>}
        </span>
        <span className={styles.foot}>
          <span>{t('likely', { share: format.percent(probability_pct / 100) })}</span>
          <time dateTime={since} title={t('since', { when })}>
            {ageOf(format, since)}
          </time>
          {owner && <Avatar name={owner.name} size={20} />}
        </span>
        {isOverdue(deal, format) && (
          <StatusText tone="warn" small>
            {t('overdue', { day: format.day(deal.close_on ?? '') })}
          </StatusText>
        )}
        {deal.status === 'submitted' && (
          <span className={styles.approver}>
            <Icon icon={IconGavel} size={14} />
            {t('waits_for', { role: roleName(deal.approver) })}
          </span>
        )}
      </Link>
    </li>
  );
}

const OPEN: readonly DealsheetStatus[] = PIPELINE_STATUSES;

/** True of a deal that may still be won and was expected to be decided by now. */
const isOverdue = ({ status, close_on }: DealsheetSummary, format: Format): boolean =>
  close_on !== null && OPEN.includes(status) && close_on < format.today();
