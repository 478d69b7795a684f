import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Page } from '#contract/pagination.ts';
import { send } from '../call.ts';
import type { AnyInput } from '../call-input.ts';
import { useFormat } from '../format/use-format.ts';
import type { CsvColumn } from './csv.ts';
import { type ExportFormat, saveRows } from './save-rows.ts';

type ListOf<Row> = Endpoint & { readonly response: z.ZodType<Page<Row>> };

/** Every row of a keyset list, through all of its pages. Errors: CallError. */
export async function everyRow<Row>(
  endpoint: ListOf<Row>,
  { query, ...given }: AnyInput = {},
): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const page: Page<Row> = await send(endpoint, {
      ...given,
      query: { ...query, before: undefined, after, per_page: 200 },
    });
    rows.push(...page.data);
    after = page.after;
  } while (after !== null);
  return rows;
}

interface ExportColumn<Row> extends Pick<CsvColumn<Row>, 'as' | 'currency'> {
  readonly id: string;
  readonly header: string;
  readonly csv: CsvColumn<Row>['text'];
}

interface Export<Row> {
  readonly endpoint: ListOf<Row>;
  /** The list's filters and order; its page is left out. */
  readonly query: NonNullable<AnyInput['query']>;
  readonly columns: readonly ExportColumn<Row>[];
  /** Ids of columns that are switched off. */
  readonly hidden: readonly string[];
  /** What the file is called before the day: `clients` → `clients-2026-11-21.csv`. */
  readonly name: string;
  /** Title of the toast when it fails. */
  readonly failed: string;
  readonly onDone?: (rows: number) => void;
}

/** Saves what a list shows, in the columns that are on, through all pages, as a CSV file or a workbook. */
export function useExport<Row>({ endpoint, query, columns, hidden, name, failed, onDone }: Export<Row>) {
  const { today, zone } = useFormat();
  const shown = columns.filter(({ id }) => !hidden.includes(id));
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: ExportFormat) => {
      const rows = await everyRow(endpoint, { query });
      const texts = shown.map(({ csv, ...column }) => ({ ...column, text: csv }));
      await saveRows(texts, rows, { name, day: today(), zone, format });
      return rows.length;
    },
    meta: { toast: failed },
    onSuccess: (count) => onDone?.(count),
  });
  return { onExport: mutate, isExporting: isPending };
}
