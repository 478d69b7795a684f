import { IconArrowRight } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import type { PlanItem } from '#contract/plan-items/items.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card, CardRow, CardRows } from '../../../../ui/card/card.tsx';
import { ConflictDialog } from '../../../../ui/form-page/conflict-dialog.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { isToDo } from '../../effects/plan-figures.ts';
import { useItemTurn } from '../../effects/use-item-turn.ts';
import { ActionRow } from './action-row.tsx';
import { AddButton } from './add-button.tsx';
import { t } from './messages.ts';
import styles from './overview.module.css';

const ItemFacts = lazy(() => import('../forms/item-facts.tsx'));
const ActionDialog = lazy(() => import('../forms/action-dialog.tsx'));

type Action = PlanItem<'action'>;
type ActionsCardProps = { plan: AccountPlan; actions: readonly Action[]; mayWrite: boolean };

/** Rows until somebody asks for more. */
const FIRST = 5;
const FAR = '9999-12-31';

/** What is to be done, the next first; what was done on request. */
export function ActionsCard({ plan, actions, mayWrite }: ActionsCardProps) {
  const [opened, setOpened] = useState<Action | 'new' | null>(null);
  const [isWhole, setWhole] = useState(false);
  const [isDoneShown, setDoneShown] = useState(false);
  const { turn, conflict } = useItemTurn(plan);
  const open = actions
    .filter(isToDo)
    .toSorted((one, other) => (one.due_on ?? FAR).localeCompare(other.due_on ?? FAR));
  const over = actions.filter((one) => !isToDo(one));
  const shown = [...(isWhole ? open : open.slice(0, FIRST)), ...(isDoneShown ? over : [])];
  return (
    <Card
      title={t('actions')}
      section="actions"
      count={t('open_count', { count: open.length })}
      end={mayWrite && <AddButton label={t('add_action')} onAdd={() => setOpened('new')} />}
      flush
    >
      {open.length === 0 && <Empty title={t('no_actions')} note={t('no_actions_note')} />}
      <CardRows>
        {shown.map((item) => (
          <CardRow key={item.id}>
            <ActionRow {...{ plan, item, mayWrite, turn }} onOpen={() => setOpened(item)} />
          </CardRow>
        ))}
      </CardRows>
      <Foot
        more={isWhole ? 0 : open.length - FIRST}
        done={over.length}
        onMore={() => setWhole(true)}
        onDone={() => setDoneShown(!isDoneShown)}
      />
      <Suspense>
        {opened && (opened === 'new' || mayWrite) && (
          <ActionDialog plan={plan} item={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />
        )}
        {opened && opened !== 'new' && !mayWrite && (
          <ItemFacts plan={plan} kept={{ kind: 'action', item: opened }} onClose={() => setOpened(null)} />
        )}
      </Suspense>
      <ConflictDialog {...conflict} />
    </Card>
  );
}

type FootProps = { more: number; done: number; onMore: () => void; onDone: () => void };

function Foot({ more, done, onMore, onDone }: FootProps) {
  if (more <= 0 && done === 0) return null;
  return (
    <div className={styles.foot}>
      {more > 0 && (
        <Button variant="ghost" small muted onClick={onMore}>
          {t('more', { count: more })}
          <Icon icon={IconArrowRight} size={14} />
        </Button>
      )}
      {done > 0 && (
        <Button variant="ghost" small muted onClick={onDone}>
          {t('show_done', { count: done })}
        </Button>
      )}
    </div>
  );
}
