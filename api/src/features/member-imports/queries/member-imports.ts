import { notFound } from '#contract/errors.ts';
import type { MemberSkill } from '#contract/members/skills.ts';
import type { PageQuery } from '#contract/pagination.ts';
import type { ImportedFile } from '#contract/sheets.ts';
import type { Context } from '../../../platform/context.ts';
import {
  holdImportOf,
  IMPORT_COLUMNS,
  type ImportsOf,
  importFigures,
  newestImports,
} from '../../../platform/row-files/imports.ts';
import type { WrittenFields } from '../writing/member-rows.ts';

/** Where imports of people are kept. */
export const MEMBER_IMPORTS: ImportsOf = { table: 'member_imports', things: 'members' };

const importRows = ({ db, organization }: Context) =>
  db
    .selectFrom('member_imports')
    .select(IMPORT_COLUMNS)
    .select(importFigures(MEMBER_IMPORTS))
    .where('org_id', '=', organization);

/** One page of the imports of people, newest first. */
export const listMemberImports = (context: Context, page: PageQuery) =>
  newestImports(importRows(context), page);

/** An import of people. Throws 404 for a missing or foreign one. */
export const requireMemberImport = async (context: Context, id: string): Promise<ImportedFile> => {
  const found = await importRows(context).where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound('import');
  return found;
};

/** A person whom an import changed. */
export interface ChangedMember {
  readonly id: string;
  /** The version that the import left. */
  readonly version: number;
  /** The changed fields as they were; of a person who was deleted since nothing is left. */
  readonly before?: Partial<WrittenFields>;
  /** All skills as they were; undefined where they stayed. */
  readonly skills?: readonly MemberSkill[];
}

/** What an import did, held until the transaction ends. Throws 404 for a missing or foreign one. */
export const holdMemberImport = (context: Context, id: string) =>
  holdImportOf<ChangedMember>(context, MEMBER_IMPORTS, id);

/** An import as it is undone from. */
export type HeldImport = Awaited<ReturnType<typeof holdMemberImport>>;
