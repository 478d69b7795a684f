import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { mentionable } from '#contract/comments/shapes.ts';
import type { Reference } from '#contract/shapes.ts';

/** What somebody said of a thing, with the names of today; `own` = whoever looks wrote it. */
export interface Said {
  readonly id: string;
  readonly author: Reference;
  readonly own: boolean;
  readonly body: string;
  readonly mentions: readonly Reference[];
  readonly created_at: string;
  readonly edited_at: string | null;
}

/** Says something, says it otherwise, and takes it back. What sending throws is said where it was written. */
export interface CommentWrites<Comment extends Said> {
  readonly add: (body: string) => Promise<unknown>;
  readonly edit: (comment: Comment, body: string) => Promise<unknown>;
  readonly remove: (comment: Comment) => void;
}

type People = { data: z.infer<typeof mentionable>[] };

/** Who may be mentioned, by the beginning of a word of the name, and what is said where nobody may. */
export interface Mentionable {
  readonly find: (q: string) => UseQueryOptions<People, Error, People, QueryKey>;
  readonly nobody: string;
}
