import type { PlanItem } from '#contract/plan-items/items.ts';
import { TOKEN } from '../../effects/map/map-shapes.ts';
import { t } from './messages.ts';
import styles from './stakeholders.module.css';

const MIDDLE = TOKEN / 2;
const RADIUS = 13;
const AROUND = 2 * Math.PI * RADIUS;

/** A stakeholder as the letter of their role in a ring that is as full as our coverage, in quarters. */
export const Ring = ({
  item: { role, coverage },
}: {
  item: Pick<PlanItem<'stakeholder'>, 'role' | 'coverage'>;
}) => (
  <svg
    className={styles.ring}
    viewBox={`0 0 ${TOKEN} ${TOKEN}`}
    width={TOKEN}
    height={TOKEN}
    aria-hidden="true"
  >
    <circle cx={MIDDLE} cy={MIDDLE} r={RADIUS} className={styles.track} />
    {coverage > 0 && (
      <circle
        cx={MIDDLE}
        cy={MIDDLE}
        r={RADIUS}
        className={styles.arc}
        strokeDasharray={`${(AROUND * coverage) / 4} ${AROUND}`}
        transform={`rotate(-90 ${MIDDLE} ${MIDDLE})`}
      />
    )}
    <text x={MIDDLE} y={MIDDLE + 4} textAnchor="middle" className={styles.letter}>
      {t(`letter_${role}`)}
    </text>
  </svg>
);
