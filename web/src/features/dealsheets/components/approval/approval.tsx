import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import type { Decision } from '#contract/dealsheets/states.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { roleName } from '../../../../platform/roles.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Person } from '../../../../ui/display/avatar.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { CardGrid, CardStack } from '../../../../ui/page/dashboard-page.tsx';
import { shareOf } from '../../effects/figures.ts';
import { dealsheetRevisions } from '../../queries.ts';
import { DealsheetStatusText } from '../dealsheet-status.tsx';
import { DecideDialog } from '../steps/decide-dialog.tsx';
import styles from './approval.module.css';
import { BandsCard } from './bands-card.tsx';
import { DecisionsCard } from './decisions-card.tsx';
import { t } from './messages.ts';

/** Who approves a deal and why, who can't, and what was decided so far. */
export default function Approval({ deal }: { deal: Dealsheet }) {
  const revisions = useQuery(dealsheetRevisions(deal.id));
  return (
    <CardStack>
      <CardGrid columns="two">
        <Standing deal={deal} />
        <BandsCard deal={deal} />
      </CardGrid>
      <DecisionsCard revisions={revisions} />
    </CardStack>
  );
}

function Standing({ deal }: { deal: Dealsheet }) {
  const format = useFormat();
  const { status, revision, approver, current } = deal;
  const { margin_pct, discount_share_pct } = current.results;
  const [margin, discount] = [shareOf(format, margin_pct), shareOf(format, discount_share_pct)];
  return (
    <Card title={t('approval', { revision })}>
      <div className={styles.standing}>
        <DealsheetStatusText status={status} />
        {status === 'draft' && <p className={styles.quiet}>{t('not_submitted')}</p>}
        {status === 'submitted' && (
          <p className={styles.said}>{t('fits', { margin, discount, role: roleName(approver) })}</p>
        )}
        {status === 'submitted' && <Deciding deal={deal} />}
        <div className={styles.authors}>
          <h3>{t('authors')}</h3>
          <ul>
            {current.authors.map(({ id, name }) => (
              <li key={id}>
                <Person name={name} size={20} />
              </li>
            ))}
          </ul>
          <p className={styles.quiet}>{t('authors_note')}</p>
        </div>
      </div>
    </Card>
  );
}

/** The decisions to choose from, or why it isn't the reader's. */
function Deciding({ deal }: { deal: Dealsheet }) {
  // The box stays over the revision that was looked at, whatever is read meanwhile.
  const [opened, setOpened] = useState<{ readonly decision: Decision; readonly over: Dealsheet } | null>(
    null,
  );
  const open = (decision: Decision) => setOpened({ decision, over: deal });
  if (!deal.may_decide) return deal.why_not && <StatusText tone="warn">{deal.why_not}</StatusText>;
  return (
    <>
      <StatusText tone="ok">{t('you_may')}</StatusText>
      <div className={styles.verbs}>
        <Button onClick={() => open('approved')}>{t('approve')}</Button>
        <Button onClick={() => open('changes_requested')}>{t('request')}</Button>
        <Button onClick={() => open('rejected')}>{t('reject')}</Button>
      </div>
      {opened && (
        <DecideDialog deal={opened.over} decision={opened.decision} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
