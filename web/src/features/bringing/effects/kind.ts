import type { UseQueryOptions } from '@tanstack/react-query';
import type { ImportedFile, RowDecision } from '#contract/sheets.ts';
import type { SheetFields } from '../../../ui/sheet/held-sheet.ts';

/** What becomes of all rows that are here already, or look like another. */
export interface Rules {
  readonly known: 'ask' | 'update' | 'skip';
  readonly alike: RowDecision | 'ask';
}

/** A row that may be somebody else: one of ours, or the row at `other`. */
export interface Likeness {
  readonly row: number;
  readonly other: number | null;
  readonly may: readonly RowDecision[];
  readonly decision: RowDecision | null;
  /** One of ours, where it is one. */
  readonly ours: { readonly name: string; readonly href: string } | null;
  /** Why, with the name of whom it is like. */
  readonly because: (name: string) => string;
}

/** What a file would do. */
export interface Check<Field extends string> {
  readonly added: number;
  readonly updated: number;
  readonly skipped: number;
  readonly unchanged?: number;
  readonly undecided: number;
  readonly wrong: number;
  readonly problems: readonly { readonly row: number; readonly field: Field; readonly message: string }[];
  readonly alike: number;
  readonly likenesses: readonly Likeness[];
  /** What else is to be known before it is imported. */
  readonly note?: string | undefined;
}

/** A file as the server read it. */
export interface ReadSheet<Field extends string> {
  readonly file_name: string;
  readonly columns: readonly string[];
  readonly fields: readonly (Field | null)[];
  readonly rows: readonly (readonly string[])[];
}

/** Words that name what is brought. */
export interface KindWords<Field extends string> {
  readonly title: string;
  readonly list: string;
  readonly note: string;
  readonly tooLarge: (name: string) => string;
  readonly expectedNote: string;
  readonly templateName: string;
  readonly suchAs: (field: Field) => string;
  readonly missing: (fields: string) => string;
  readonly same: string;
  readonly known: string;
  readonly knownNote: string;
  readonly alike: string;
  readonly alikeNote: string;
  readonly update: string;
  readonly rows: string;
  readonly import: (count: number) => string;
  readonly importFailed: string;
  readonly made: string;
  /** Said of those that are new, where something is left to be done. */
  readonly madeNote?: string;
  readonly takeBackNote: string;
  readonly earlierNone: string;
}

interface ImportPage {
  readonly data: ImportedFile[];
  readonly before: string | null;
  readonly after: string | null;
}

/** A kind of things that come from a file: its columns, its words, and its calls. */
export interface Kind<Field extends string> {
  /** Names what is kept of it on this device. */
  readonly id: string;
  readonly fields: SheetFields<Field>;
  readonly headings: Readonly<Record<Field, string>>;
  readonly words: KindWords<Field>;
  /** What may become of rows that look like another, beside being asked about. */
  readonly alike: readonly RowDecision[];
  /** Where the list of them is, and one of them. */
  readonly listHref: string;
  readonly hrefOf: (id: string) => string;
  /** What closed fields may say, by their names. */
  readonly choices: Readonly<Partial<Record<Field, readonly string[]>>>;
  readonly read: (file: File) => Promise<ReadSheet<Field>>;
  readonly check: (file: File, rules: Rules, signal: AbortSignal) => Promise<Check<Field>>;
  readonly bring: (file: File, rules: Rules) => Promise<ImportedFile>;
  readonly takeBack: (id: string) => Promise<unknown>;
  readonly earlier: (after: string | undefined) => Omit<UseQueryOptions<ImportPage>, 'initialData'>;
  /** First words of the keys of what is read anew once some came or went. */
  readonly refreshed: readonly string[];
}
