import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  downloadSigningKey,
  exportOpsLogCsv,
  exportOpsLogPdf,
  MOST_PDF_RECORDS,
  previewOpsLogExport,
} from '#contract/ops-log/exports.ts';
import { fetchFile } from '../../../platform/call.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { saveFile } from '../../../platform/list/csv.ts';
import { reading } from '../../../platform/reading.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../components/export/messages.ts';
import { daysShown, faultOfDays } from './export-periods.ts';
import type { Days } from './periods.ts';

const FILES = { pdf: exportOpsLogPdf, csv: exportOpsLogCsv } as const;
/** What a period is exported as. */
export type ExportFormat = keyof typeof FILES;

/** Which days go out as what, what that would hold, and the way to it. */
export function useLogExport(project_id: string, narrowed: Days) {
  const { today } = useFormat();
  const [days, setDays] = useState<{ from: string | null; to: string | null }>(() =>
    daysShown(narrowed, today()),
  );
  const [format, setFormat] = useState<ExportFormat>('pdf');
  const fault = faultOfDays(days.from, days.to);
  const query = { from: days.from ?? '', to: days.to ?? '' };
  const preview = useQuery({
    ...reading(previewOpsLogExport, { params: { project_id }, query }),
    ...{ enabled: fault === null, staleTime: 0 },
  });
  const made = useMutation({
    mutationFn: () => fetchFile(FILES[format], { params: { project_id }, query }),
    meta: { toast: false },
    onSuccess: save,
  });
  const shown = fault === null ? preview.data : undefined;
  const isTooMuch = format === 'pdf' && (shown?.records ?? 0) > MOST_PDF_RECORDS;
  return {
    ...{ days, format, fault, preview, shown, isTooMuch },
    setDays: (next: Partial<typeof days>) => setDays((before) => ({ ...before, ...next })),
    setFormat,
    canExport: Boolean(shown?.signer) && (shown?.records ?? 0) > 0 && !isTooMuch && !made.isPending,
    make: () => made.mutate(),
    isMaking: made.isPending,
    failure: made.error ? wordsOf(made.error) : null,
  };
}

/** Saves the public key. */
export function useSigningKey() {
  return useMutation({
    mutationFn: () => fetchFile(downloadSigningKey),
    meta: { toast: t('key_failed') },
    onSuccess: save,
  });
}

const save = ({ name, bytes }: { name: string; bytes: Blob }): void => {
  saveFile(name, bytes);
  toast.show({ title: t('saved', { name }) });
};

/** What the API said; a file that broke off says nothing. */
const wordsOf = (error: Error): string =>
  isCallError(error) && error.status >= 400 && error.status < 500 ? error.message : t('failed_note');
