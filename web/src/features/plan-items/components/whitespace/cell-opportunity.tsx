import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../ui/action/button.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { opportunityHref } from '../../effects/opportunities/address.ts';
import { planItems } from '../../queries.ts';
import { StageText } from '../opportunities/stage-text.tsx';
import styles from './box.module.css';
import { t } from './messages.ts';

type CellOpportunityProps = {
  plan_id: string;
  opportunity_id: string | null;
  mayWrite: boolean;
  /** Names one in the cell, or none. */
  onLink: (opportunity_id: string | null) => Promise<boolean>;
  /** Makes one of what the cell says, and names it there. */
  onOpen: () => Promise<boolean>;
};

/** The opportunity that a cell opened, or the ways to one. */
export function CellOpportunity(props: CellOpportunityProps) {
  const { plan_id, opportunity_id, mayWrite, onLink, onOpen } = props;
  const { data } = useQuery(planItems(plan_id));
  const [isBusy, setBusy] = useState(false);
  const busily = (deed: () => Promise<boolean>) => {
    setBusy(true);
    void deed().finally(() => setBusy(false));
  };
  const linked = data?.opportunities.find(({ id }) => id === opportunity_id);
  const others = data?.opportunities ?? [];
  return (
    <section className={styles.opportunity} aria-label={t('opportunity')}>
      <h3>{t('opportunity')}</h3>
      {linked && (
        <div className={styles.linked}>
          <Link href={opportunityHref(plan_id, linked.id)}>{linked.name}</Link>
          <StageText stage={linked.stage} />
          {mayWrite && (
            <Button variant="ghost" small disabled={isBusy} onClick={() => busily(() => onLink(null))}>
              {t('unlink')}
            </Button>
          )}
        </div>
      )}
      {!linked && !mayWrite && <Text muted>{t('no_opportunity')}</Text>}
      {!linked && mayWrite && (
        <>
          <Button icon={IconPlus} wide disabled={isBusy} onClick={() => busily(onOpen)}>
            {t('open_opportunity')}
          </Button>
          {others.length > 0 && (
            <Select
              label={t('link_opportunity')}
              optional
              disabled={isBusy}
              options={others.map(({ id, name }) => ({ value: id, label: name }))}
              value={null}
              onChange={(id) => id && busily(() => onLink(id))}
            />
          )}
        </>
      )}
    </section>
  );
}
