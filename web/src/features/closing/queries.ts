import { infiniteQueryOptions } from '@tanstack/react-query';
import { listMonths, previewMonth } from '#contract/activity/month-endpoints.ts';
import { readApprovalSettings } from '#contract/activity/settings-endpoints.ts';
import { send } from '../../platform/call.ts';
import { reading, readingKey } from '../../platform/reading.ts';

/** The months, twelve after twelve, the latest first. */
export const months = () =>
  infiniteQueryOptions({
    queryKey: [...readingKey(listMonths), 'pages'],
    queryFn: ({ signal, pageParam }) =>
      send(listMonths, { query: pageParam ? { after: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ after }) => after ?? undefined,
  });

/** What of a month isn't approved; it changes with everything that somebody logs. */
export const monthPreview = (month: string) => ({
  ...reading(previewMonth, { params: { month } }),
  staleTime: 0,
});

/** How time is approved. */
export const approvalSettings = () => reading(readApprovalSettings);
