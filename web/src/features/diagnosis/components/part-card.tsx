import type { ReactNode } from 'react';
import { Card } from '../../../ui/card/card.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import type { Part } from '../effects/facts.ts';
import styles from './diagnosis.module.css';

/** What is known of a part of the application, with the part's verb. */
export function PartCard({ title, facts, end }: Part & { end?: ReactNode }) {
  return (
    <Card title={title} end={end}>
      <dl className={styles.facts}>
        {facts.map(({ label, value, tone }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{tone ? <StatusText tone={tone}>{value}</StatusText> : value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
