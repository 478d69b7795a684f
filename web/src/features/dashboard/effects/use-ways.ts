import { type PointerEvent, useState } from 'react';
import type { Dashboard } from '#contract/dashboard/shapes.ts';
import { type PlacedWidget, WIDGETS, type WidgetKind, type WidgetSize } from '#contract/dashboard/widgets.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { followPointer } from '../../../ui/pointer/follow-pointer.ts';
import { t } from '../messages.ts';
import { useArrange } from '../mutations.ts';
import { movedTo, placesOf, sizedAs } from './arranging.ts';

/** What can be done with the widgets of a page; each can be taken back for a while. */
export interface Ways {
  readonly move: (kind: WidgetKind, to: number) => void;
  readonly size: (kind: WidgetKind, size: WidgetSize) => void;
  readonly hide: (kind: WidgetKind) => void;
  readonly add: (kind: WidgetKind) => void;
  readonly reset: () => void;
  readonly drag: (kind: WidgetKind, event: PointerEvent) => void;
  /** The widget whose place one would take that is dragged. */
  readonly over: WidgetKind | null;
}

const kindAt = (x: number, y: number): WidgetKind | undefined => {
  const name = document.elementFromPoint(x, y)?.closest('[data-widget]')?.getAttribute('data-widget');
  return WIDGETS.find((kind) => kind === name);
};

/** Arranges a page that is read. */
export function useWays({ widgets, arranged }: Pick<Dashboard, 'widgets' | 'arranged'>): Ways {
  const { mutate } = useArrange();
  const [over, setOver] = useState<WidgetKind | null>(null);
  const before = placesOf(widgets);
  const arrange = (after: readonly PlacedWidget[] | null, title: string) => {
    if (after === before) return;
    mutate({ widgets: after && [...after] });
    const onSelect = () => mutate({ widgets: arranged ? before : null });
    toast.show({ title, action: { onSelect } });
  };
  const move = (kind: WidgetKind, to: number) =>
    arrange(movedTo(before, kind, to), t('moved', { widget: t(kind) }));
  return {
    ...{ move, over },
    size: (kind, size) => arrange(sizedAs(before, kind, size), t('sized', { widget: t(kind) })),
    hide: (kind) =>
      arrange(
        before.filter((one) => one.kind !== kind),
        t('hidden', { widget: t(kind) }),
      ),
    add: (kind) => arrange([...before, { kind, size: 'small' }], t('added', { widget: t(kind) })),
    reset: () => arrange(null, t('reset_done')),
    drag: (kind, event) => {
      const scroller = event.currentTarget.closest('main') ?? document.body;
      let found: WidgetKind | undefined;
      followPointer(event, scroller, {
        drag: (x, y) => {
          found = kindAt(x, y);
          setOver(found && found !== kind ? found : null);
        },
        drop: () => {
          setOver(null);
          const to = before.findIndex((one) => one.kind === found);
          if (to >= 0) move(kind, to);
        },
        tap: () => setOver(null),
        cancel: () => setOver(null),
      });
    },
  };
}
