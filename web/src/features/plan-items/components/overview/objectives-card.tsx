import { lazy, Suspense, useState } from 'react';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import type { PlanItem } from '#contract/plan-items/items.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card, CardRow, CardRows } from '../../../../ui/card/card.tsx';
import { ConflictDialog } from '../../../../ui/form-page/conflict-dialog.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { useItemRemoval } from '../../effects/use-item-removal.ts';
import { useItemTurn } from '../../effects/use-item-turn.ts';
import { AddButton } from './add-button.tsx';
import { t } from './messages.ts';
import { ObjectiveRow } from './objective-row.tsx';
import styles from './overview.module.css';

const ItemFacts = lazy(() => import('../forms/item-facts.tsx'));
const ObjectiveDialog = lazy(() => import('../forms/objective-dialog.tsx'));

type Objective = PlanItem<'objective'>;
type ObjectivesCardProps = { plan: AccountPlan; objectives: readonly Objective[]; mayWrite: boolean };

/** Rows until somebody asks for more. */
const FIRST = 6;
const isOver = ({ status }: Objective) => status === 'achieved' || status === 'dropped';

/** What is to be reached, how far it is, and how it stands. */
export function ObjectivesCard({ plan, objectives, mayWrite }: ObjectivesCardProps) {
  const [opened, setOpened] = useState<Objective | 'new' | null>(null);
  const [isWhole, setWhole] = useState(false);
  const { turn, conflict } = useItemTurn(plan);
  const remove = useItemRemoval(plan);
  const ordered = [...objectives.filter((one) => !isOver(one)), ...objectives.filter(isOver)];
  const shown = isWhole ? ordered : ordered.slice(0, FIRST);
  return (
    <Card
      title={t('objectives')}
      section="objectives"
      count={objectives.length}
      end={mayWrite && <AddButton label={t('add_objective')} onAdd={() => setOpened('new')} />}
      flush
    >
      {objectives.length === 0 && <Empty title={t('no_objectives')} note={t('no_objectives_note')} />}
      <CardRows>
        {shown.map((item) => (
          <CardRow key={item.id}>
            <ObjectiveRow
              {...{ item, mayWrite, turn }}
              onOpen={() => setOpened(item)}
              onRemove={() => remove({ kind: 'objective', item })}
            />
          </CardRow>
        ))}
      </CardRows>
      {shown.length < ordered.length && (
        <div className={styles.foot}>
          <Button variant="ghost" small muted onClick={() => setWhole(true)}>
            {t('all_objectives')}
          </Button>
        </div>
      )}
      <Suspense>
        {opened && (opened === 'new' || mayWrite) && (
          <ObjectiveDialog
            plan={plan}
            item={opened === 'new' ? null : opened}
            onClose={() => setOpened(null)}
          />
        )}
        {opened && opened !== 'new' && !mayWrite && (
          <ItemFacts plan={plan} kept={{ kind: 'objective', item: opened }} onClose={() => setOpened(null)} />
        )}
      </Suspense>
      <ConflictDialog {...conflict} />
    </Card>
  );
}
