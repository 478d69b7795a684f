import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '#contract/endpoint.ts';
import { exportExecutivePdf } from '#contract/executive/endpoints.ts';
import {
  createExecutiveMail,
  deleteExecutiveMail,
  updateExecutiveMail,
} from '#contract/executive/mail-endpoints.ts';
import type { ExecutiveMail, ExecutiveMailChange } from '#contract/executive/mails.ts';
import { call, fetchFile } from '../../platform/call.ts';
import { saveFile } from '../../platform/list/csv.ts';
import { toast } from '../../ui/feedback/toast/toast.ts';
import { t as mailWords } from './components/mails/messages.ts';
import { t } from './messages.ts';
import { type ExecutiveInput, executiveMails } from './queries.ts';

/** Saves what the page shows as a PDF: of the same day, currency, span and organizations. */
export const savePdf = {
  mutationFn: (query: ExecutiveInput) => fetchFile(exportExecutivePdf, { query }),
  meta: { toast: t('pdf_failed') },
  onSuccess: ({ name, bytes }: { name: string; bytes: Blob }): void => {
    saveFile(name, bytes);
    toast.show({ title: t('pdf_saved', { name }) });
  },
};

function useRefreshMails() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: executiveMails.queryKey });
}

/** Orders figures by mail; `toast` where no form says what was refused. */
export function useOrderMail({ toast: said = false }: { toast?: string | false } = {}) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof createExecutiveMail>) => call(createExecutiveMail, { body }),
    meta: { toast: said },
    onSettled: useRefreshMails(),
  });
}

interface Change {
  readonly mail: Pick<ExecutiveMail, 'id' | 'version'>;
  readonly body: ExecutiveMailChange;
}

/** Changes, pauses or resumes an order; `toast` where no form says what was refused. */
export function useChangeMail({ toast: said = false }: { toast?: string | false } = {}) {
  return useMutation({
    mutationFn: ({ mail: { id, version }, body }: Change) =>
      call(updateExecutiveMail, { params: { mail_id: id }, version, body }),
    meta: { toast: said },
    onSettled: useRefreshMails(),
  });
}

/** Deletes an order. */
export function useDeleteMail() {
  return useMutation({
    mutationFn: ({ id, version }: ExecutiveMail) =>
      call(deleteExecutiveMail, { params: { mail_id: id }, version }),
    meta: { toast: mailWords('remove_failed') },
    onSettled: useRefreshMails(),
  });
}
