import { useMemo } from 'react';
import type { OpsLogEntry } from '#contract/ops-log/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Panel } from '../../../../ui/card/card.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { isUnsent } from '../../effects/unsent/log-writes.ts';
import { v } from '../../effects/view-words.ts';
import { logColumns } from './columns.tsx';
import styles from './table.module.css';

type LogTableProps = {
  entries: readonly OpsLogEntry[];
  /** Ids of columns that are switched off. */
  hidden: readonly string[];
  onOpen: (id: string) => void;
};

/** What happened, a row a record, what happened last first; that is its only order (decision 138). */
export default function LogTable({ entries, hidden, onOpen }: LogTableProps) {
  const format = useFormat();
  const columns = useMemo(() => logColumns(format), [format]);
  return (
    <Panel flush>
      <div className={styles.table}>
        <DataTable
          label={v('table_label')}
          columns={columns}
          rows={entries}
          rowId={({ id }) => id}
          rowLabel={({ title }) => title}
          onOpen={(entry) => isUnsent(entry) || onOpen(entry.corrects?.id ?? entry.id)}
          hidden={hidden}
          empty={null}
        />
      </div>
    </Panel>
  );
}
