import { classNames } from '../../../../ui/theme/class-names.ts';
import { DAY_MINUTES, type Stretch, timeOf } from '../../effects/calendar/wall.ts';
import styles from './block.module.css';
import { spanStyle } from './block-style.ts';

/** A stretch that is being drawn, or the place that an entry is being taken from. */
export function Drawn({ stretch, isLeft = false }: { stretch: Stretch | null; isLeft?: boolean }) {
  if (!stretch) return null;
  const { from, to } = stretch;
  return (
    <div
      className={classNames(styles.drawn, isLeft && styles.left)}
      style={spanStyle(from, Math.min(to, DAY_MINUTES))}
      aria-hidden="true"
    >
      {!isLeft && `${timeOf(from)} – ${timeOf(to)}`}
    </div>
  );
}
