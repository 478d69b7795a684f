import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  archiveDealsheet,
  closeDealsheet,
  createDealsheet,
  decideDealsheet,
  restoreDealsheet,
  sendDealsheet,
  submitDealsheet,
  updateDealsheet,
  updateDealsheetContent,
  writeApprovalBands,
} from '#contract/dealsheets/endpoints.ts';
import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import type { BodyInput } from '#contract/endpoint.ts';
import { call } from '../../platform/call.ts';
import { t } from './components/steps/messages.ts';
import { approvalBands, dealsheet } from './queries.ts';

/** Drops what was read of dealsheets, and shows at once what one of them became. */
export function useRefresh() {
  const queries = useQueryClient();
  return (changed?: Dealsheet) => {
    if (changed) queries.setQueryData(dealsheet(changed.id).queryKey, changed);
    void queries.invalidateQueries({ queryKey: ['dealsheets'] });
    if (changed?.status === 'won') void queries.invalidateQueries({ queryKey: ['projects'] });
  };
}

const QUIET = { toast: false } as const;

/** Makes a dealsheet. The form says what was refused. */
export function useCreateDealsheet() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof createDealsheet>) => call(createDealsheet, { body }),
    meta: QUIET,
    onSuccess: useRefresh(),
  });
}

type Kept = Pick<Dealsheet, 'id' | 'version'>;

/** Changes the dealsheet itself. The box says what was refused. */
export function useUpdateDealsheet() {
  return useMutation({
    mutationFn: ({ id, version, body }: Kept & { readonly body: BodyInput<typeof updateDealsheet> }) =>
      call(updateDealsheet, { params: { dealsheet_id: id }, version, body }),
    meta: QUIET,
    onSuccess: useRefresh(),
  });
}

/** Changes what is offered. The form says what was refused. */
export function useUpdateContent() {
  return useMutation({
    mutationFn: ({ id, version, body }: Kept & { readonly body: BodyInput<typeof updateDealsheetContent> }) =>
      call(updateDealsheetContent, { params: { dealsheet_id: id }, version, body }),
    meta: QUIET,
    onSuccess: useRefresh(),
  });
}

/** A step in a dealsheet's life. The box says what was refused. */
export function useStep(id: string) {
  const refresh = useRefresh();
  const params = { dealsheet_id: id };
  /** What was refused was looked at too long ago: the page behind the box shows what is there now. */
  const followed = async (asked: Promise<Dealsheet>) => {
    try {
      refresh(await asked);
    } catch (error) {
      refresh();
      throw error;
    }
  };
  return {
    submit: (body: BodyInput<typeof submitDealsheet>) => followed(call(submitDealsheet, { params, body })),
    decide: (body: BodyInput<typeof decideDealsheet>) => followed(call(decideDealsheet, { params, body })),
    send: (body: BodyInput<typeof sendDealsheet>) => followed(call(sendDealsheet, { params, body })),
    close: (body: BodyInput<typeof closeDealsheet>) => followed(call(closeDealsheet, { params, body })),
  };
}

/** Archives a dealsheet. */
export function useArchiveDealsheet() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, version }: Kept) => call(archiveDealsheet, { params: { dealsheet_id: id }, version }),
    meta: { toast: t('archive_failed') },
    onSuccess: () => refresh(),
  });
}

/** Brings an archived dealsheet back. */
export function useRestoreDealsheet() {
  return useMutation({
    mutationFn: (id: string) => call(restoreDealsheet, { params: { dealsheet_id: id } }),
    meta: { toast: t('restore_failed') },
    onSuccess: useRefresh(),
  });
}

/** Says who approves by margin and discount. The box says what was refused. */
export function useWriteBands() {
  const queries = useQueryClient();
  return async (body: BodyInput<typeof writeApprovalBands>): Promise<void> => {
    queries.setQueryData(approvalBands().queryKey, await call(writeApprovalBands, { body }));
    void queries.invalidateQueries({ queryKey: ['dealsheets'] });
  };
}
