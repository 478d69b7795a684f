import { IconDots, IconFileText } from '@tabler/icons-react';
import { memo } from 'react';
import { isOpen } from '#contract/account-plans/forecast.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Menu } from '../../../../ui/action/menu.tsx';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import type { Opportunity } from '../../effects/opportunities/pipeline.ts';
import styles from './board.module.css';
import { t } from './messages.ts';
import { dealsheetHref, menuOf, useOpportunityActs } from './opportunity-verbs.ts';

type OpportunityCardProps = { opportunity: Opportunity; currency: string };

/** An opportunity on the board: what it is, what it comes to, how likely it is, when it closes, and its dealsheet. */
export const OpportunityCard = memo(function OpportunityCard({
  opportunity,
  currency,
}: OpportunityCardProps) {
  const format = useFormat();
  const acts = useOpportunityActs();
  const { id, name, service, amount_minor, probability_pct, close_on, owner, dealsheet } = opportunity;
  const isLate = close_on !== null && isOpen(opportunity) && close_on < format.today();
  const menu = menuOf(opportunity, acts);
  return (
    <li className={styles.slot}>
      <div className={styles.card} data-card={id}>
        <div className={styles.top}>
          <button type="button" className={styles.title} data-open="" onClick={() => acts.open(opportunity)}>
            {name}
          </button>
          {menu.length > 0 && (
            <Menu
              trigger={<IconButton icon={IconDots} label={t('verbs_of', { name })} variant="ghost" small />}
              sections={menu}
            />
          )}
        </div>
        {service && <span className={styles.service}>{service.name}</span>}
        <span className={styles.money}>
          <strong>{format.money(amount_minor, currency, { compact: true })}</strong>
          <span>{t('likely', { share: format.percent(probability_pct / 100) })}</span>
        </span>
        <span className={styles.foot}>
          {close_on && !isLate && <span>{format.day(close_on)}</span>}
          {close_on && isLate && (
            <StatusText tone="warn" small>
              {t('overdue', { day: format.day(close_on, 'short') })}
            </StatusText>
          )}
          {owner && <Avatar name={owner.name} size={20} />}
        </span>
        {dealsheet && (
          <Link href={dealsheetHref(dealsheet.id)} className={styles.dealsheet}>
            <Icon icon={IconFileText} size={14} />
            {dealsheet.code}
          </Link>
        )}
      </div>
    </li>
  );
});
