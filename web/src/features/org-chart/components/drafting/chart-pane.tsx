import { type ReactNode, useMemo } from 'react';
import { READABLE } from '../../effects/drawing/camera.ts';
import { farColours, type Marks, MarksContext } from '../../effects/reorganisations/marks.ts';
import type { Pane } from '../../effects/reorganisations/use-pane.ts';
import { ChartView } from '../chart/chart-view.tsx';
import { TreeList } from '../tree/tree-list.tsx';
import styles from './drafting.module.css';

type ChartPaneProps = {
  pane: Pane;
  marks: Marks;
  /** Which of them it is. */
  label: string;
  /** Said above it where both are in sight. */
  hasHead: boolean;
  isList: boolean;
  chosen: string | undefined;
  sought: { readonly id: string } | null;
  onChoose: (id: string) => void;
  /** What moves cards in it. */
  moving?: object;
  children?: ReactNode;
};

/** One of the charts that stand beside each other, with the marks of the draft on its cards. */
export function ChartPane(props: ChartPaneProps) {
  const { pane, marks, label, hasHead, isList, chosen, sought, onChoose, moving, children } = props;
  const { tree, drawing, colours } = pane;
  const isFar = !isList && drawing.camera.zoom < READABLE;
  const far = useMemo(() => farColours(marks, colours), [marks, colours]);
  const given = { tree, colours: isFar ? far : colours, chosen, onChoose };
  return (
    <section className={styles.pane} aria-label={label} {...moving}>
      {hasHead && <h2 className={styles.paneHead}>{label}</h2>}
      <MarksContext value={marks}>
        {isList ? <TreeList {...given} sought={sought} /> : <ChartView {...drawing} {...given} />}
      </MarksContext>
      {children}
    </section>
  );
}
