import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../context.ts';
import type { Databases } from '../postgres/database.ts';

/** Rows that one statement reads. */
export const EXPORT_PAGE = 1_000;

/** Reads a page: in a transaction of its own, or in the request's. */
export type Within = <Result>(read: (context: Context) => Promise<Result>) => Promise<Result>;

interface Page<Row> {
  readonly data: readonly Row[];
  readonly after: string | null;
}

/** All rows of a list page by page; `read` is given the place that a page comes after. */
export async function* pagesOf<Row>(
  within: Within,
  read: (context: Context, after: string | undefined) => Promise<Page<Row>>,
): AsyncGenerator<readonly Row[]> {
  let after: string | undefined;
  do {
    const page = await within((inside) => read(inside, after));
    yield page.data;
    after = page.after ?? undefined;
  } while (after);
}

/**
 * Each page in a transaction of its own, so that a slow reader holds nothing. Throws AccessChanged once what they may do has changed
 * since they asked.
 */
export const apart =
  (databases: Databases, context: Context): Within =>
  (read) => {
    const { organization, person } = context;
    const scope = { organization, sub: person.sub, stamp: person.stamp, writes: false };
    return databases.within(scope, (db) => read({ ...context, db }));
  };

/** All rows of a workbook, which is made as a whole. Throws 422 `too-many-{things}`, in the plural. */
export const gatherPages = async <Row>(
  pages: AsyncIterable<readonly Row[]>,
  { most, things }: { readonly most: number; readonly things: string },
): Promise<Row[]> => {
  const all: Row[] = [];
  for await (const rows of pages) {
    all.push(...rows);
    if (all.length > most)
      throw brokenRule(
        `too-many-${things}`,
        '',
        `More than ${most.toLocaleString('en')} ${things} are too many for one workbook: export them as CSV, or narrow the list.`,
      );
  }
  return all;
};
