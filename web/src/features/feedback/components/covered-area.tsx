import type { KeyboardEvent } from 'react';
import type { Part } from '../effects/cut-picture.ts';
import styles from './feedback.module.css';

/** How far a key moves or stretches an area, in percent of the picture. */
const STEP = 1;
const SMALLEST = 1;

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

type CoveredAreaProps = {
  area: Part;
  label: string;
  disabled: boolean;
  /** Null takes it away. */
  onChange: (area: Part | null) => void;
};

/** An area that is blacked out: arrows move it, with Shift they stretch it, Delete takes it away. */
export function CoveredArea({ area, label, disabled, onChange }: CoveredAreaProps) {
  const press = (event: KeyboardEvent) => {
    const isGone = event.key === 'Delete' || event.key === 'Backspace';
    const direction = DIRECTIONS[event.key];
    if (!isGone && !direction) return;
    event.preventDefault();
    event.stopPropagation();
    if (direction) onChange(event.shiftKey ? stretched(area, direction) : moved(area, direction));
    else onChange(null);
  };
  const { x, y, width, height } = area;
  return (
    <button
      type="button"
      className={styles.covered}
      style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
      aria-label={label}
      disabled={disabled}
      onKeyDown={press}
      // Else a new area would be drawn from here.
      onPointerDown={(event) => event.stopPropagation()}
    />
  );
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

const moved = ({ x, y, width, height }: Part, [right, down]: readonly [number, number]): Part => ({
  ...{ width, height },
  x: within(x + right, 0, 100 - width),
  y: within(y + down, 0, 100 - height),
});

const stretched = ({ x, y, width, height }: Part, [right, down]: readonly [number, number]): Part => ({
  ...{ x, y },
  width: within(width + right, SMALLEST, 100 - x),
  height: within(height + down, SMALLEST, 100 - y),
});
