import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { RosterTemplate } from '#contract/shifts/template-shapes.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { t } from '../../components/templates/messages.ts';
import { rosterTemplates } from '../../queries.ts';

const NONE: readonly RosterTemplate[] = [];

/** All templates that a project's roster can be planned from, and those that are called by some words. */
export function useTemplates(project_id: string) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    rosterTemplates(project_id),
  );
  const [words, setWords] = useState('');
  // They are looked through here: all of them are needed.
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const templates = data?.pages.flatMap((page) => page.data) ?? NONE;
  const wanted = words.trim().toLowerCase();
  return {
    ...{ templates, words, setWords },
    found: templates.filter(({ name }) => name.toLowerCase().includes(wanted)),
    isLoading: data === undefined,
    failed: data ? undefined : failedRead(error, t('load_failed'), refetch),
  };
}

/** Templates of a project's roster, and how they are looked for. */
export type Templates = ReturnType<typeof useTemplates>;
