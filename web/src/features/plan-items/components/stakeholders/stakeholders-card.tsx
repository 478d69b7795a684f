import { IconPlus } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { singleThread } from '#contract/account-plans/coverage.ts';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import type { PlanItem } from '#contract/plan-items/items.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Segmented } from '../../../../ui/action/segmented.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { ConflictDialog } from '../../../../ui/form-page/conflict-dialog.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import { useItemRemoval } from '../../effects/use-item-removal.ts';
import { useItemTurn } from '../../effects/use-item-turn.ts';
import { useLastContacts } from '../../effects/use-last-contacts.ts';
import { t } from './messages.ts';
import { StakeholderList } from './stakeholder-list.tsx';
import { StakeholderMap } from './stakeholder-map.tsx';
import styles from './stakeholders.module.css';
import type { ViewProps } from './view-props.ts';

const ItemFacts = lazy(() => import('../forms/item-facts.tsx'));
const StakeholderDialog = lazy(() => import('../forms/stakeholder-dialog.tsx'));

type Stakeholder = PlanItem<'stakeholder'>;
type StakeholdersCardProps = { plan: AccountPlan; stakeholders: readonly Stakeholder[]; mayWrite: boolean };

/** Who decides at the client and how they stand to us, as a map or as a list, and whether the account hangs on one of them. */
export function StakeholdersCard({ plan, stakeholders, mayWrite }: StakeholdersCardProps) {
  const [view, setView] = useState<View>('map');
  const [hasLines, setLines] = useState(false);
  const [opened, setOpened] = useState<Stakeholder | 'new' | null>(null);
  const { turn, conflict } = useItemTurn(plan);
  const remove = useItemRemoval(plan);
  const contacts = useLastContacts(plan, stakeholders.length > 0);
  const shown: ViewProps = {
    ...{ stakeholders, contacts, mayWrite, turn, onOpen: setOpened },
    onRemove: (item) => remove({ kind: 'stakeholder', item }),
  };
  return (
    <Card
      title={t('stakeholders')}
      section="stakeholders"
      count={stakeholders.length}
      end={<Head {...{ mayWrite, view, setView }} onAdd={() => setOpened('new')} />}
      flush
    >
      {stakeholders.length === 0 ? (
        <Empty title={t('none')} note={t('none_note')} />
      ) : (
        <>
          {view === 'map' ? (
            <StakeholderMap {...shown} hasLines={hasLines} />
          ) : (
            <StakeholderList {...shown} />
          )}
          <Standing plan={plan} stakeholders={stakeholders}>
            {view === 'map' && stakeholders.some(({ reports_to }) => reports_to) && (
              <Button variant="ghost" small muted aria-pressed={hasLines} onClick={() => setLines(!hasLines)}>
                {t('lines')}
              </Button>
            )}
          </Standing>
        </>
      )}
      <Suspense>{opened && <Box {...{ plan, opened, mayWrite }} onClose={() => setOpened(null)} />}</Suspense>
      <ConflictDialog {...conflict} />
    </Card>
  );
}

type BoxProps = Pick<StakeholdersCardProps, 'plan' | 'mayWrite'> & {
  opened: Stakeholder | 'new';
  onClose: () => void;
};

/** Somebody new, or somebody to write or to read about. */
function Box({ opened, mayWrite, ...props }: BoxProps) {
  if (opened === 'new') return <StakeholderDialog {...props} item={null} />;
  if (mayWrite) return <StakeholderDialog {...props} item={opened} />;
  return <ItemFacts {...props} kept={{ kind: 'stakeholder', item: opened }} />;
}

type View = 'map' | 'list';
type HeadProps = { mayWrite: boolean; view: View; setView: (view: View) => void; onAdd: () => void };

const VIEWS = [
  { value: 'map', label: t('as_map') },
  { value: 'list', label: t('as_list') },
] as const;

const Head = ({ mayWrite, view, setView, onAdd }: HeadProps) => (
  <>
    {mayWrite && <Add onAdd={onAdd} />}
    <Segmented label={t('shown_as')} options={VIEWS} value={view} onChange={setView} />
  </>
);

function Add({ onAdd }: { onAdd: () => void }) {
  const isPhone = useIsPhone();
  const label = t('add_stakeholder');
  return isPhone ? (
    <IconButton variant="ghost" icon={IconPlus} label={label} onClick={onAdd} />
  ) : (
    <Button variant="ghost" small icon={IconPlus} aria-label={label} onClick={onAdd}>
      {t('add')}
    </Button>
  );
}

/** How well we know those who count, and whether the account hangs on one of them. */
function Standing({
  plan: { coverage_pct },
  stakeholders,
  children,
}: Pick<StakeholdersCardProps, 'plan' | 'stakeholders'> & { children: ReactNode }) {
  const thread = singleThread(stakeholders);
  return (
    <div className={styles.standing}>
      {coverage_pct !== null && (
        <span className={styles.coverage} title={t('coverage_note')}>
          {t('coverage', { pct: coverage_pct })}
        </span>
      )}
      {thread && (
        <StatusText tone="warn" small>
          {t(`thread_${thread.on}`, { name: thread.name ?? '' })}
        </StatusText>
      )}
      {children}
    </div>
  );
}
