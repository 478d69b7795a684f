import {
  IconAlertTriangle,
  IconArrowUpRight,
  IconPlus,
  IconShieldCheck,
  IconTrendingDown,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import type { PlanItem } from '#contract/plan-items/items.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Count } from '../../../../ui/display/tag.tsx';
import { ConflictDialog } from '../../../../ui/form-page/conflict-dialog.tsx';
import { Icon, type IconType } from '../../../../ui/theme/icon.tsx';
import { cornersOf, linkTurn, type Point } from '../../effects/swot.ts';
import { useItemRemoval } from '../../effects/use-item-removal.ts';
import { useItemTurn } from '../../effects/use-item-turn.ts';
import { t } from './messages.ts';
import styles from './swot.module.css';
import { SwotPoint } from './swot-point.tsx';

const SwotDialog = lazy(() => import('../forms/swot-dialog.tsx'));
const ActionDialog = lazy(() => import('../forms/action-dialog.tsx'));

type SwotCardProps = {
  plan: AccountPlan;
  points: readonly Point[];
  actions: readonly PlanItem<'action'>[];
  mayWrite: boolean;
};

type Quadrant = Point['quadrant'];

/** What is being written: a point, a new one in a corner, or a new action for one. */
type Written =
  | { readonly what: 'point'; readonly point: Point | null; readonly quadrant: Quadrant }
  | { readonly what: 'action'; readonly point: Point };

const LOOKS: Record<Quadrant, readonly [IconType, 'strengths' | 'weaknesses' | 'opportunities' | 'threats']> =
  {
    strength: [IconShieldCheck, 'strengths'],
    weakness: [IconTrendingDown, 'weaknesses'],
    opportunity: [IconArrowUpRight, 'opportunities'],
    threat: [IconAlertTriangle, 'threats'],
  };

/** Strengths, weaknesses, opportunities and threats, each point with its weight and the action that answers it. */
export function SwotCard({ plan, points, actions, mayWrite }: SwotCardProps) {
  const [written, setWritten] = useState<Written>();
  const remove = useItemRemoval(plan);
  const { turn, conflict } = useItemTurn(plan);
  const close = () => setWritten(undefined);
  const acts = mayWrite
    ? {
        edit: (point: Point) => setWritten({ what: 'point', point, quadrant: point.quadrant }),
        act: (point: Point) => setWritten({ what: 'action', point }),
        link: (point: Point, id: string | null) => void turn(linkTurn(point, id)),
        remove: (item: Point) => remove({ kind: 'swot', item }),
      }
    : undefined;
  return (
    <Card title={t('swot')} section="swot" note={t('swot_note')} flush>
      <div className={styles.corners}>
        {cornersOf(points).map(({ quadrant, points: those }) => (
          <Corner
            key={quadrant}
            {...{ quadrant, acts, actions }}
            points={those}
            onAdd={mayWrite ? () => setWritten({ what: 'point', point: null, quadrant }) : undefined}
          />
        ))}
      </div>
      <Suspense fallback={null}>
        {written?.what === 'point' && (
          <SwotDialog plan={plan} item={written.point} quadrant={written.quadrant} onClose={close} />
        )}
        {written?.what === 'action' && (
          <ActionDialog
            plan={plan}
            item={null}
            onClose={(kept) => {
              close();
              if (kept) acts?.link(written.point, kept.item.id);
            }}
          />
        )}
      </Suspense>
      <ConflictDialog {...conflict} />
    </Card>
  );
}

type CornerProps = {
  quadrant: Quadrant;
  points: readonly Point[];
  actions: SwotCardProps['actions'];
  acts: Parameters<typeof SwotPoint>[0]['acts'];
  onAdd: (() => void) | undefined;
};

function Corner({ quadrant, points, actions, acts, onAdd }: CornerProps) {
  const [icon, name] = LOOKS[quadrant];
  return (
    <section className={styles.corner} aria-label={t(name)} data-quadrant={quadrant}>
      <header className={styles.head}>
        <Icon icon={icon} />
        <h3>{t(name)}</h3>
        <Count value={points.length} />
        {onAdd && (
          <span className={styles.end}>
            <Button
              variant="ghost"
              small
              icon={IconPlus}
              aria-label={t('add_to', { corner: t(name) })}
              onClick={onAdd}
            >
              {t('add')}
            </Button>
          </span>
        )}
      </header>
      {points.length === 0 && <p className={styles.none}>{t('none_here')}</p>}
      <ul className={styles.points}>
        {points.map((point) => (
          <SwotPoint key={point.id} {...{ point, actions, acts }} />
        ))}
      </ul>
    </section>
  );
}
