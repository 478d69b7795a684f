import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { applyImport, previewImport, rereadImport, undoImport } from '#contract/imports/endpoints.ts';
import type { ImportMapping } from '#contract/imports/mapping.ts';
import type { ImportDetail } from '#contract/imports/shapes.ts';
import { call } from '../../platform/call.ts';
import { importDetail } from './queries.ts';

/** What is shown of an import follows what the server answered; lists are read again. */
const show = (client: QueryClient) => async (detail: ImportDetail) => {
  client.setQueryData(importDetail(detail.id).queryKey, detail);
  await client.invalidateQueries({
    queryKey: ['imports'],
    predicate: ({ queryKey }) => queryKey[2] === '/imports',
  });
};

/** Imported or taken back, time changes sums, lists and choices everywhere. */
const showEverywhere = (client: QueryClient) => async (detail: ImportDetail) => {
  await show(client)(detail);
  await Promise.all(
    ['projects', 'daily-activity', 'choices', 'clients', 'service-types'].map((resource) =>
      client.invalidateQueries({ queryKey: [resource], refetchType: 'none' }),
    ),
  );
};

/** Reads a file. The screen says what is wrong with it. */
export const usePreviewFile = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => call(previewImport, { file }),
    meta: { toast: false },
    onSuccess: show(client),
  });
};

/** Reads a previewed file again, in another date order where one is given. */
export const useRereadImport = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; date_order?: 'dmy' | 'mdy' }) =>
      call(rereadImport, { params: { id }, body }),
    meta: { toast: false },
    onSuccess: show(client),
  });
};

/** Imports a previewed file. The screen says what can't be kept of the mapping. */
export const useApplyImport = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, mapping }: { id: string; mapping: ImportMapping }) =>
      call(applyImport, { params: { id }, body: mapping }),
    meta: { toast: false },
    onSuccess: showEverywhere(client),
  });
};

/** Takes an import back; `toast` is the title of what a refusal says. */
export const useUndoImport = (toast: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(undoImport, { params: { id } }),
    meta: { toast },
    onSuccess: showEverywhere(client),
  });
};
