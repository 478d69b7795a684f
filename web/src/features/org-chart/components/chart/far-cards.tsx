import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import type { Colours } from '../../effects/colours.ts';
import type { Ground } from '../../effects/drawing/camera.ts';
import type { Box } from '../../effects/drawing/sight.ts';
import { inDrawing } from '../../effects/drawing/sight.ts';
import { canvasPen } from '../../effects/files/canvas-pen.ts';
import { drawFar } from '../../effects/files/draw-chart.ts';
import { themeColours } from '../../effects/files/theme-colours.ts';
import type { ShownTree } from '../../effects/tree/use-chart.ts';
import styles from './chart.module.css';

type FarCardsProps = {
  tree: ShownTree;
  colours: Colours | undefined;
  zoom: number;
  ground: Ground;
  chosen: string | undefined;
  /** What is drawn, in pixels of the scroller's content. */
  place: Box;
  isPull: () => boolean;
  onChoose: (id: string) => void;
};

/** All cards from far away, as boxes without words: thousands are one picture. */
export function FarCards({ tree, colours, zoom, ground, chosen, place, isPull, onChoose }: FarCardsProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { layout } = tree;
  const left = Math.max(0, place.left);
  const top = Math.max(0, place.top);
  const width = Math.min(ground.width, place.right) - left;
  const height = Math.min(ground.height, place.bottom) - top;
  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const scale = window.devicePixelRatio;
    element.width = Math.ceil(width * scale);
    element.height = Math.ceil(height * scale);
    context.setTransform(
      zoom * scale,
      0,
      0,
      zoom * scale,
      (ground.x - left) * scale,
      (ground.y - top) * scale,
    );
    const box = inDrawing({ left, top, right: left + width, bottom: top + height }, zoom, ground.x, ground.y);
    drawFar(canvasPen(context), { layout, colours, chosen, box, zoom, theme: themeColours() });
  }, [layout, colours, chosen, zoom, ground, left, top, width, height]);
  const onClick = ({ nativeEvent }: MouseEvent) => {
    if (isPull()) return;
    const x = (nativeEvent.offsetX + left - ground.x) / zoom;
    const y = (nativeEvent.offsetY + top - ground.y) / zoom;
    for (const [id, card] of layout.cards)
      if (x >= card.x && x <= card.x + card.width && y >= card.y && y <= card.y + card.height)
        return onChoose(id);
  };
  return (
    <canvas ref={canvas} className={styles.far} style={{ left, top, width, height }} onClick={onClick} />
  );
}
