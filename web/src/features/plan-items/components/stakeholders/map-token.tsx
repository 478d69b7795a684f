import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import type { PlanItem } from '#contract/plan-items/items.ts';
import { followPointer } from '../../../../ui/pointer/follow-pointer.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { cellAt, type MapLayout } from '../../effects/map/map-layout.ts';
import { TOKEN } from '../../effects/map/map-shapes.ts';
import { type Spot, spotWords, type useMapMove } from '../../effects/map/use-map-move.ts';
import { t as words } from '../forms/messages.ts';
import { t } from './messages.ts';
import { Ring } from './ring.tsx';
import styles from './stakeholders.module.css';
import type { ViewProps } from './view-props.ts';

type MapTokenProps = Pick<ViewProps, 'mayWrite' | 'onOpen' | 'onRemove'> & {
  item: PlanItem<'stakeholder'>;
  layout: MapLayout;
  move: ReturnType<typeof useMapMove>;
  plot: RefObject<HTMLElement | null>;
  onLook: (id: string | null) => void;
};

/** A stakeholder on the map, with their name where there is room for it. */
export function MapToken(props: MapTokenProps) {
  const { item, layout, mayWrite, move, onOpen, onLook } = props;
  const drag = useDrag(props);
  const token = layout.tokens.find(({ id }) => id === item.id);
  const label = layout.labels.find(({ id }) => id === item.id);
  if (!token) return null;
  const isMoving = move.moving?.id === item.id;
  return (
    <>
      <button
        type="button"
        className={classNames(styles.token, isMoving && styles.moving)}
        style={{ left: token.x - TOKEN / 2, top: token.y - TOKEN / 2 }}
        aria-label={nameOf(item, isMoving ? move.moving : null)}
        aria-describedby="stakeholder-map-keys"
        title={label ? undefined : item.contact.name}
        data-id={item.id}
        onClick={() => onOpen(item)}
        onPointerDown={mayWrite ? drag : undefined}
        onPointerEnter={() => onLook(item.id)}
        onPointerLeave={() => onLook(null)}
        onFocus={() => onLook(item.id)}
        onBlur={() => {
          onLook(null);
          move.cancel(item);
        }}
        onKeyDown={mayWrite ? (event) => press(event, props) : undefined}
      >
        <Ring item={item} />
      </button>
      {label && (
        <span
          aria-hidden="true"
          className={classNames(styles.label, label.side === 'left' && styles.left)}
          style={{ left: label.side === 'left' ? label.x + label.width : label.x, top: label.y }}
        >
          <b>{label.name}</b>
          {label.title && <span>{label.title}</span>}
        </span>
      )}
    </>
  );
}

const nameOf = (item: PlanItem<'stakeholder'>, moving: Spot | null): string =>
  t('token', {
    name: [item.contact.name, item.contact.title].filter(Boolean).join(', '),
    ...{ role: words(`role_${item.role}`), coverage: item.coverage, ...spotWords(moving ?? item) },
  });

/** Moves, keeps and puts back; Delete takes out and goes on with the next one. */
function press(event: KeyboardEvent<HTMLElement>, { item, move, plot, onRemove }: MapTokenProps): void {
  if (move.press(item, event) || event.key !== 'Delete') return;
  const tokens = [...(plot.current?.querySelectorAll<HTMLElement>('[data-id]') ?? [])];
  const at = tokens.indexOf(event.currentTarget);
  (tokens[at + 1] ?? tokens[at - 1])?.focus();
  onRemove(item);
}

/** Carries a stakeholder with the pointer, a finger, too: the map is no place to scroll by its rings. */
function useDrag({ item, layout, move, plot }: MapTokenProps) {
  const latest = useRef(layout);
  latest.current = layout;
  return (event: PointerEvent<HTMLElement>) => {
    const area = plot.current;
    if (event.button !== 0 || !area) return;
    const { clientX, clientY, pointerId } = event;
    let spot: Spot = item;
    followPointer({ clientX, clientY, pointerId, pointerType: 'mouse' }, area, {
      drag: (x, y) => {
        const { left, top } = area.getBoundingClientRect();
        spot = cellAt(latest.current, x - left, y - top);
        move.carry(item, spot);
      },
      drop: () => move.keep(item, spot),
      tap: () => undefined,
      cancel: () => move.cancel(item),
    });
  };
}
