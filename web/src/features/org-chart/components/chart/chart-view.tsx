import { useRef } from 'react';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import type { Colours } from '../../effects/colours.ts';
import { READABLE } from '../../effects/drawing/camera.ts';
import { type Box, inDrawing, isCardIn } from '../../effects/drawing/sight.ts';
import type { useCamera } from '../../effects/drawing/use-camera.ts';
import { useHand } from '../../effects/drawing/use-hand.ts';
import type { Sight } from '../../effects/drawing/use-sight.ts';
import type { ShownTree } from '../../effects/tree/use-chart.ts';
import { useTree } from '../../effects/tree/use-tree.ts';
import { cardWords, dottedWords, standingOf, titleOf } from '../../effects/words.ts';
import { t } from '../../messages.ts';
import styles from './chart.module.css';
import { ChartCard } from './chart-card.tsx';
import { ChartLines, DottedLines } from './chart-lines.tsx';
import { FarCards } from './far-cards.tsx';

type ChartViewProps = {
  scroller: HTMLElement | null;
  onScroller: (element: HTMLElement | null) => void;
  sight: Sight | null;
  camera: ReturnType<typeof useCamera>;
  tree: ShownTree;
  colours: Colours | undefined;
  chosen: string | undefined;
  onChoose: (id: string) => void;
};

/** The chart as a drawing: whatever is in sight of it, in a scroller that is pulled and zoomed. */
export function ChartView(props: ChartViewProps) {
  const { scroller, onScroller, sight, camera, tree, colours, chosen, onChoose } = props;
  const { zoom, ground } = camera;
  const { chart, rows, layout, turn } = tree;
  const hand = useHand(scroller);
  const box = useRef<HTMLDivElement>(null);
  const { active, handlers } = useTree(
    { box, rows, onTurn: turn, onChoose, onReach: (id) => camera.show(id), isIgnored: hand.isPull },
    (id) => chart.nodes.get(id),
  );
  const inSight = sight && inDrawing(sight.box, zoom, ground.x, ground.y);
  const isFar = zoom < READABLE;
  return (
    <div ref={onScroller} className={styles.scroller} data-scroller="" onPointerDown={hand.onPointerDown}>
      <div className={styles.ground} style={{ width: ground.width, height: ground.height }}>
        {isFar && sight && inSight && (
          <FarCards
            {...{ tree, colours, zoom, ground, chosen, onChoose }}
            place={sight.box}
            isPull={hand.isPull}
          />
        )}
        <div
          ref={box}
          className={styles.drawing}
          style={{
            ...{ width: layout.width, height: layout.height },
            transform: `translate(${ground.x}px, ${ground.y}px) scale(${zoom})`,
          }}
          role="tree"
          aria-label={t('org_chart')}
          {...handlers}
        >
          {inSight && !isFar && <ChartLines layout={layout} box={inSight} />}
          {inSight && !isFar && <DottedLines layout={layout} dotted={tree.dotted} box={inSight} />}
          {inSight && <Cards {...{ tree, colours, chosen, active }} box={isFar ? null : inSight} />}
        </div>
      </div>
      <HiddenText>{t('tree_keys')}</HiddenText>
    </div>
  );
}

type CardsProps = {
  tree: ShownTree;
  colours: Colours | undefined;
  chosen: string | undefined;
  active: number;
  /** Null where only the active card is an element. */
  box: Box | null;
};

/** The cards in a box, from the top, and the one that has the focus wherever it is. */
function Cards({ tree: { chart, rows, layout, shown, dotted }, colours, chosen, active, box }: CardsProps) {
  const format = useFormat();
  return rows.map((row, at) => {
    const { node } = row;
    const card = layout.cards.get(node.id);
    if (!card || (at !== active && !(box && isCardIn(card, box)))) return null;
    return (
      <ChartCard
        key={node.id}
        {...{ card, row }}
        line={colours ? colours.words(node) : titleOf(node, format)}
        standing={standingOf(node)}
        label={cardWords(node, format, dottedWords(chart, dotted.get(node.id) ?? []))}
        count={format.number(node.below)}
        colour={colours?.of(node)}
        isActive={at === active}
        isChosen={node.id === chosen}
        isFaint={!shown.isMeant(node)}
      />
    );
  });
}
