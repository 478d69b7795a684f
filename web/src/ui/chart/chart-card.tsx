import { IconChartBar, IconTable } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../action/button.tsx';
import { Card } from '../card/card.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import styles from './chart.module.css';
import type { ChartData } from './chart-data.ts';
import { ChartTable } from './chart-table.tsx';

type ChartCardProps = {
  title: string;
  note?: ReactNode;
  /** The same figures that the chart shows; they make the table. */
  data: ChartData;
  /** Beside the button that shows the table: other small buttons. */
  extra?: ReactNode;
  /** A sentence below the chart. */
  caption?: ReactNode;
  /** A ColumnChart, a LineChart or BarRows. */
  children: ReactNode;
};

/** A chart in a card, with a button that shows the same figures as a table. */
export function ChartCard({ title, note, data, extra, caption, children }: ChartCardProps) {
  const texts = useUiTexts();
  const [tabular, setTabular] = useState(false);
  const toggle = (
    <>
      {extra}
      <Button
        variant="ghost"
        small
        icon={tabular ? IconChartBar : IconTable}
        aria-pressed={tabular}
        onClick={() => setTabular(!tabular)}
      >
        {tabular ? texts.chart : texts.table}
      </Button>
    </>
  );
  return (
    <Card title={title} note={note} end={toggle} flush>
      {tabular ? (
        <ChartTable data={data} label={title} />
      ) : (
        <div className={styles.body}>
          {children}
          {caption && <p className={styles.summary}>{caption}</p>}
        </div>
      )}
    </Card>
  );
}
