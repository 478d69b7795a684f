import { useQuery } from '@tanstack/react-query';
import type { ImportSummary } from '#contract/imports/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { useListAddress } from '../../../../platform/list/use-list-address.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { Empty } from '../../../../ui/state/empty.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { TableFooter } from '../../../../ui/table/table-footer.tsx';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import { type ImportSearch, importHref } from '../../effects/import-address.ts';
import { useRereadImport } from '../../mutations.ts';
import { IMPORTS_PAGE, importList } from '../../queries.ts';
import { useUndo } from '../result/use-undo.ts';
import styles from './earlier.module.css';
import { earlierColumns, type Verbs } from './earlier-columns.tsx';
import { t } from './messages.ts';

type EarlierImportsProps = {
  search: ImportSearch;
  /** Opens an import that was read but not imported. */
  onContinue: (id: string) => void;
};

/** The organization's imports, newest first, each with its state and its way back. */
export function EarlierImports({ search, onContinue }: EarlierImportsProps) {
  const format = useFormat();
  const isPhone = useIsPhone();
  const { data, error, refetch } = useQuery(importList(search));
  const { pager } = useListAddress(search, { filters: [], sort: '-id', pageSize: IMPORTS_PAGE });
  const { undo } = useUndo();
  const reread = useRereadImport();
  // Names may have changed here since it was read.
  const resume = ({ id }: ImportSummary) =>
    reread.mutate(
      { id },
      {
        onSuccess: () => onContinue(id),
        onError: (failure) =>
          toast.show({ title: t('continue_failed'), message: failure.message, err: failure }),
      },
    );
  const verbs = { onUndo: undo, onContinue: resume };
  return (
    <Card title={t('title')} flush>
      <div className={styles.list}>
        <DataTable
          label={t('title')}
          columns={earlierColumns(format, verbs)}
          rows={data?.data}
          rowId={({ id }) => id}
          rowLabel={({ file_name }) => file_name}
          rowHref={({ id }) => importHref(id)}
          {...(isPhone ? { rowActions: (row: ImportSummary) => entriesOf(row, verbs) } : {})}
          error={data ? undefined : failedRead(error, t('load_failed'), refetch)}
          empty={<Empty title={t('none')} note={t('none_note')} />}
        />
        {data && (data.before || data.after) && <TableFooter {...pager(data)} />}
      </div>
    </Card>
  );
}

const entriesOf = (row: ImportSummary, { onUndo, onContinue }: Verbs) => {
  if (row.status === 'applied')
    return [{ id: 'undo', label: t('undo'), danger: true, onSelect: () => onUndo(row) }];
  if (row.status === 'undone') return [{ id: 'open', label: t('open'), href: importHref(row.id) }];
  return [{ id: 'continue', label: t('continue'), onSelect: () => onContinue(row) }];
};
