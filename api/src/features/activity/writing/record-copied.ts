import type { Context } from '../../../platform/context.ts';

/** Time that was added together with other time. */
export interface Added {
  readonly project_id: string | null;
  readonly duration_s: number;
}

/** Tells each project what came into it in bulk: entries and seconds, and the first days of both weeks. */
export const recordCopied = async (
  { record }: Context,
  added: readonly Added[],
  weeks: { readonly from_week: string; readonly to_week: string },
): Promise<void> => {
  const byProject = [...Map.groupBy(added, ({ project_id }) => project_id)];
  await record(
    ...byProject.flatMap(([project, entries]) =>
      project === null
        ? []
        : {
            type: 'project.time_copied' as const,
            subject: { type: 'project', id: project },
            project,
            data: {
              ...weeks,
              entries: entries.length,
              seconds: entries.reduce((sum, { duration_s }) => sum + duration_s, 0),
            },
          },
    ),
  );
};
