import { IconLayoutKanban, IconList, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { Segmented } from '../../../ui/action/segmented.tsx';
import { Panel } from '../../../ui/card/card.tsx';
import { useSectionMark } from '../../../ui/card/section-mark.ts';
import { ConflictDialog } from '../../../ui/form-page/conflict-dialog.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import { accountPlan } from '../../account-plans/queries.ts';
import { Board } from '../components/opportunities/board.tsx';
import { ForecastCard } from '../components/opportunities/forecast-card.tsx';
import { OpportunityList } from '../components/opportunities/list.tsx';
import { t } from '../components/opportunities/messages.ts';
import { OpportunityActsProvider } from '../components/opportunities/opportunity-verbs.ts';
import { PipelineFigures } from '../components/opportunities/pipeline-figures.tsx';
import styles from '../components/tab.module.css';
import { type OpportunitiesSearch, SHOWN_AS } from '../effects/opportunities/address.ts';
import type { Opportunity } from '../effects/opportunities/pipeline.ts';
import { useOpportunityActs } from '../effects/opportunities/use-opportunity-acts.ts';
import { useMayWrite } from '../effects/use-may-write.ts';
import { useSearchChange } from '../effects/use-search-change.ts';
import { planItems } from '../queries.ts';

const ItemFacts = lazy(() => import('../components/forms/item-facts.tsx'));
const OpportunityDialog = lazy(() => import('../components/forms/opportunity-dialog.tsx'));

type OpportunitiesScreenProps = { plan_id: string; search: OpportunitiesSearch };

/** A plan's opportunities: the pipeline by stage, what it comes to, and what is to be expected month by month. */
export function OpportunitiesScreen({ plan_id, search }: OpportunitiesScreenProps) {
  const { data: plan } = useQuery(accountPlan(plan_id));
  const { data: items, error, refetch } = useQuery(planItems(plan_id));
  if (error && !items)
    return (
      <Panel>
        <LoadError {...failedRead(error, t('load_failed'), refetch)} />
      </Panel>
    );
  if (!plan || !items) return <SkeletonRows rows={8} height={48} />;
  return <Opportunities plan={plan} opportunities={items.opportunities} search={search} />;
}

type OpportunitiesProps = {
  plan: AccountPlan;
  opportunities: readonly Opportunity[];
  search: OpportunitiesSearch;
};

function Opportunities({ plan, opportunities, search }: OpportunitiesProps) {
  const router = useRouter();
  const onSearch = useSearchChange();
  const mayWrite = useMayWrite(plan);
  const [isAdding, setAdding] = useState(false);
  const { acts, conflict } = useOpportunityActs({
    ...{ plan, mayWrite },
    onOpen: ({ id }) => onSearch({ ...search, opportunity: id }),
    onGo: (href) => router.history.push(href),
  });
  const opened = opportunities.find(({ id }) => id === search.opportunity);
  const close = () => {
    setAdding(false);
    if (search.opportunity) onSearch({ ...search, opportunity: undefined });
  };
  return (
    <OpportunityActsProvider value={acts}>
      <div className={styles.stack}>
        <Bar search={search} onSearch={onSearch} onAdd={mayWrite ? () => setAdding(true) : undefined} />
        {opportunities.length === 0 ? (
          <Panel>
            <Empty title={t('no_opportunities')} note={t('no_opportunities_note')}>
              <ButtonLink href={`/manager/account-plans/${plan.id}/whitespace`}>
                {t('to_whitespace')}
              </ButtonLink>
            </Empty>
          </Panel>
        ) : (
          <Shown plan={plan} opportunities={opportunities} search={search} />
        )}
      </div>
      {(isAdding || opened) && (
        <Suspense fallback={null}>
          {opened && !mayWrite ? (
            <ItemFacts plan={plan} kept={{ kind: 'opportunity', item: opened }} onClose={close} />
          ) : (
            <OpportunityDialog plan={plan} item={opened ?? null} onClose={close} />
          )}
        </Suspense>
      )}
      <ConflictDialog {...conflict} />
    </OpportunityActsProvider>
  );
}

function Shown({ plan: { currency }, opportunities, search }: OpportunitiesProps) {
  const isPhone = useIsPhone();
  const isList = isPhone || search.show === 'list';
  return (
    <>
      <PipelineFigures {...{ opportunities, currency }} />
      {isList ? (
        <Panel flush>
          <OpportunityList {...{ opportunities, currency }} />
        </Panel>
      ) : (
        <Board {...{ opportunities, currency }} />
      )}
      <ForecastCard {...{ opportunities, currency }} />
    </>
  );
}

type BarProps = {
  search: OpportunitiesSearch;
  onSearch: (search: OpportunitiesSearch) => void;
  onAdd: (() => void) | undefined;
};

const ICONS = { board: IconLayoutKanban, list: IconList } as const;

function Bar({ search, onSearch, onAdd }: BarProps) {
  const isPhone = useIsPhone();
  const mark = useSectionMark('opportunities');
  return (
    <div className={styles.bar}>
      {!isPhone && (
        <Segmented
          label={t('shown_as')}
          options={SHOWN_AS.map((value) => ({ value, label: t(`as_${value}`), icon: ICONS[value] }))}
          value={search.show ?? 'board'}
          onChange={(show) => onSearch({ ...search, show: show === 'board' ? undefined : show })}
        />
      )}
      {(mark || onAdd) && (
        <span className={styles.end}>
          {mark}
          {onAdd && (
            <Button variant="primary" icon={IconPlus} onClick={onAdd}>
              {t('new_opportunity')}
            </Button>
          )}
        </span>
      )}
    </div>
  );
}
