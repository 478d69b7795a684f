import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import type { Colours } from '../../effects/colours.ts';
import { useSight } from '../../effects/drawing/use-sight.ts';
import type { ShownTree } from '../../effects/tree/use-chart.ts';
import { useTree } from '../../effects/tree/use-tree.ts';
import { cardWords, dottedWords } from '../../effects/words.ts';
import { t } from '../../messages.ts';
import styles from './tree.module.css';
import { TreeItem } from './tree-item.tsx';

type TreeListProps = {
  tree: ShownTree;
  colours: Colours | undefined;
  chosen: string | undefined;
  sought: { readonly id: string } | null;
  onChoose: (id: string) => void;
};

/** Pixels of a row, on a phone and elsewhere. */
const ROW = { phone: 56, wide: 48 } as const;

/** The same people as rows, each below whoever leads them: the way through the chart for keys, screen readers and phones. */
export function TreeList({ tree, colours, chosen, sought, onChoose }: TreeListProps) {
  const { chart, rows, turn } = tree;
  const height = useIsPhone() ? ROW.phone : ROW.wide;
  const box = useRef<HTMLDivElement>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const sight = useSight(element);
  const reach = (_: string, row: number) => {
    if (!element) return;
    const { scrollTop, clientHeight } = element;
    element.scrollTo({ top: Math.max(Math.min(scrollTop, row * height), (row + 1) * height - clientHeight) });
  };
  const { active, goTo, handlers } = useTree({ box, rows, onTurn: turn, onChoose, onReach: reach }, (id) =>
    chart.nodes.get(id),
  );
  const arrive = useEffectEvent(() => {
    const row = rows.findIndex(({ node }) => node.id === sought?.id);
    if (row >= 0) goTo(sought?.id ?? '');
  });
  useEffect(() => {
    if (sought) arrive();
  }, [sought]);
  const first = sight ? Math.max(0, Math.floor(sight.box.top / height)) : 0;
  const end = sight ? Math.ceil(sight.box.bottom / height) : 0;
  return (
    <div ref={setElement} className={styles.scroller} data-scroller="">
      <div
        ref={box}
        className={styles.rows}
        style={{ height: rows.length * height }}
        role="tree"
        aria-label={t('org_chart')}
        {...handlers}
      >
        <Rows {...{ tree, colours, chosen, active, first, end, height }} />
      </div>
      <HiddenText>{t('tree_keys')}</HiddenText>
    </div>
  );
}

type RowsProps = Pick<TreeListProps, 'tree' | 'colours' | 'chosen'> & {
  active: number;
  /** Indexes: the first that is drawn, and the one after the last. */
  first: number;
  end: number;
  height: number;
};

/** The rows in sight, and the one that has the focus wherever it is. */
function Rows({ tree, colours, chosen, active, first, end, height }: RowsProps) {
  const { chart, rows, shown, dotted } = tree;
  const format = useFormat();
  const places = [active < first ? active : -1, ...range(first, Math.min(end, rows.length))];
  if (active >= end) places.push(active);
  return places.map((at) => {
    const row = rows[at];
    if (!row) return null;
    const { node } = row;
    const lines = dotted.get(node.id) ?? [];
    return (
      <TreeItem
        key={node.id}
        row={row}
        top={at * height}
        dotted={lines.reduce((sum, { pct }) => sum + pct, 0)}
        label={cardWords(node, format, dottedWords(chart, lines))}
        colour={colours?.of(node)}
        isActive={at === active}
        isChosen={node.id === chosen}
        isFaint={!shown.isMeant(node)}
      />
    );
  });
}

const range = (first: number, end: number): number[] =>
  Array.from({ length: Math.max(end - first, 0) }, (_, at) => first + at);
