import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Card } from '../card/card.tsx';
import { StatusText } from '../display/status-text.tsx';
import { Empty } from '../state/empty.tsx';
import { DataTable } from '../table/data-table.tsx';
import type { DataColumn } from '../table/model/data-column.ts';
import { TableFooter } from '../table/table-footer.tsx';

/** An import that can be taken back. */
interface KeptImport {
  readonly id: string;
  readonly file_name: string;
  readonly created_at: string;
  readonly created_by: string | null;
  readonly undone_at: string | null;
}

/** Where a list of imports stands: the cursors that led there. */
export function useImportPages(size: number) {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  return {
    cursor: cursors.at(-1),
    footer: (shown: number, after: string | null) =>
      (cursors.length > 0 || after !== null) && (
        <TableFooter
          from={cursors.length * size + 1}
          to={cursors.length * size + shown}
          onBefore={cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : undefined}
          onAfter={after === null ? undefined : () => setCursors([...cursors, after])}
        />
      ),
  };
}

type SheetImportsProps<Row extends KeptImport> = {
  words: Readonly<
    Record<
      | 'title'
      | 'none'
      | 'note'
      | 'file'
      | 'count'
      | 'state'
      | 'imported'
      | 'undone'
      | 'at'
      | 'by'
      | 'somebody'
      | 'takeBack',
      string
    >
  >;
  page: { readonly data: readonly Row[]; readonly after: string | null } | undefined;
  error: Parameters<typeof DataTable<Row>>[0]['error'];
  pages: ReturnType<typeof useImportPages>;
  countOf: (row: Row) => string;
  format: { readonly instant: (at: string) => string; readonly relative: (at: string) => string };
  onTakeBack: (id: string) => void;
};

/** What was imported, newest first, each with its way back. */
export function SheetImports<Row extends KeptImport>(props: SheetImportsProps<Row>) {
  const { words, page, error, pages, onTakeBack } = props;
  const verbs = ({ id, undone_at }: Row) => [
    ...(undone_at === null
      ? [
          {
            ...{ id: 'undo', label: words.takeBack, icon: IconArrowBackUp, danger: true },
            onSelect: () => onTakeBack(id),
          },
        ]
      : []),
  ];
  return (
    <Card title={words.title} flush>
      <DataTable
        label={words.title}
        columns={columnsOf(props)}
        rows={page?.data}
        rowId={({ id }) => id}
        rowLabel={({ file_name }) => file_name}
        rowActions={verbs}
        error={error}
        empty={<Empty title={words.none} note={words.note} />}
      />
      {page && pages.footer(page.data.length, page.after)}
    </Card>
  );
}

const columnsOf = <Row extends KeptImport>({
  words,
  countOf,
  format,
}: SheetImportsProps<Row>): DataColumn<Row>[] => [
  {
    id: 'file_name',
    header: words.file,
    cell: ({ file_name }) => file_name,
    ...{ look: 'name', maxWidth: 320, card: 'title' },
  },
  {
    id: 'count',
    header: words.count,
    cell: countOf,
    ...{ align: 'end', look: 'figures', card: 'topRight' },
  },
  {
    id: 'state',
    header: words.state,
    cell: ({ undone_at }) =>
      undone_at ? (
        <StatusText icon={IconArrowBackUp}>{words.undone}</StatusText>
      ) : (
        <StatusText tone="ok" icon={IconCheck}>
          {words.imported}
        </StatusText>
      ),
    card: 'bottomRight',
  },
  { id: 'by', header: words.by, cell: ({ created_by }) => created_by ?? words.somebody, look: 'muted' },
  {
    id: 'imported',
    header: words.at,
    cell: ({ created_at }) => <time title={format.instant(created_at)}>{format.relative(created_at)}</time>,
    ...{ align: 'end', look: 'muted', card: 'subtitle' },
  },
];
