import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { BodyInput } from '#contract/endpoint.ts';
import {
  listSettingRevisions,
  previewSettings,
  readLogo,
  readSettings,
} from '#contract/organizations/endpoints.ts';
import { call, fetchFile } from '../../platform/call.ts';
import { reading, readingKey, readingPages } from '../../platform/reading.ts';

/** The settings of the organization that this tab works in. */
export const organizationSettings = () => reading(readSettings);

/** Who changed what, newest first. */
export const settingRevisions = () => readingPages(listSettingRevisions, { query: { per_page: 10 } });

/** Changes to look at before they are made. */
export type PreviewQuestion = BodyInput<typeof previewSettings>;

/** What changes would do; what the ones before would do stays in sight while it is asked. */
export const settingsPreview = (body: PreviewQuestion | null) =>
  queryOptions({
    queryKey: [...readingKey(previewSettings), body],
    queryFn: body ? ({ signal }) => call(previewSettings, { body, signal }) : skipToken,
    ...{ placeholderData: keepPreviousData, staleTime: 0, retry: false },
  });

/** The picture whose hash this is; none without one. */
export const logoPicture = (hash: string | null) =>
  queryOptions({
    queryKey: [...readingKey(readLogo), hash],
    queryFn: hash ? async () => (await fetchFile(readLogo, { query: { hash } })).bytes : skipToken,
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 60_000 },
  });
