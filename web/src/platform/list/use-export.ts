import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Page } from '#contract/pagination.ts';
import { send } from '../call.ts';
import type { AnyInput } from '../call-input.ts';
import { type CsvColumn, csvOf, saveFile } from './csv.ts';

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

interface Export<Row> {
  readonly endpoint: ListOf<Row>;
  /** The list's filters and order; its page is left out. */
  readonly input: AnyInput;
  /** The columns shown. */
  readonly columns: readonly CsvColumn<Row>[];
  /** Without `.csv`. */
  readonly name: string;
  /** Title of the toast when it fails. */
  readonly failed: string;
  readonly onDone?: (rows: number) => void;
}

/** Saves what a list shows, through all pages, as a CSV file. */
export function useExport<Row>({ endpoint, input, columns, name, failed, onDone }: Export<Row>) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => everyRow(endpoint, input),
    meta: { toast: failed },
    onSuccess: (rows) => {
      saveFile(`${name}.csv`, csvOf(columns, rows));
      onDone?.(rows.length);
    },
  });
  return { start: () => mutate(), isRunning: isPending };
}
