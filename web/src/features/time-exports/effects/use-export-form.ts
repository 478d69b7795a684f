import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import {
  EXPORT_PARTS,
  EXPORT_PURPOSES,
  type ExportPart,
  type ExportPurpose,
  PARTS_OF,
} from '#contract/time-exports/shapes.ts';
import { useKeptDraft } from '../../../platform/draft.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { t } from '../messages.ts';
import { type NewExport, useCreateExport } from '../mutations.ts';
import { daysOf } from './periods.ts';

/** The form as it is filled in. */
export type ExportValues = {
  purpose: ExportPurpose;
  from: string | null;
  to: string | null;
  client_id: string | null;
  project_id: string | null;
  member_id: string | null;
  parts: ExportPart[];
};

/** The fields' labels. */
export const LABELS = {
  purpose: t('purpose'),
  from: t('from'),
  to: t('to'),
  client_id: t('client'),
  project_id: t('project'),
  member_id: t('member'),
  parts: t('parts'),
};

/** What the API is asked for; null while something is missing. */
export function selectionOf({
  from,
  to,
  client_id,
  project_id,
  member_id,
  ...rest
}: ExportValues): NewExport | null {
  if (!from || !to || to < from || rest.parts.length === 0) return null;
  return {
    ...{ ...rest, from, to },
    ...(client_id ? { client_id } : {}),
    ...(project_id ? { project_id } : {}),
    ...(member_id ? { member_id } : {}),
  };
}

/** The form that lets approved time out: last month for payroll, unless one says otherwise. */
export function useExportForm(list: string, purpose: ExportPurpose = 'payroll') {
  const { history } = useRouter();
  const format = useFormat();
  const [initial] = useState(
    (): ExportValues => ({
      ...{ purpose, ...daysOf('last_month', format.today(), format.weekStart) },
      ...{ client_id: null, project_id: null, member_id: null, parts: [...PARTS_OF[purpose]] },
    }),
  );
  const draft = useKeptDraft(`time-export-${purpose}`, initial);
  const { mutateAsync } = useCreateExport();
  return useForm<ExportValues>({
    initial,
    draft,
    validate: {
      from: (from) => (from ? null : t('day_missing')),
      to: (to, { from }) => (to ? (from && to < from ? t('backwards') : null) : t('day_missing')),
      parts: (parts) => (parts.length > 0 ? null : t('parts_missing')),
    },
    onSubmit: async (values) => {
      const asked = selectionOf(values);
      if (!asked) return undefined;
      try {
        const { seconds } = await mutateAsync(asked);
        toast.show({
          title: t('exported', { hours: format.duration(seconds) }),
          message: t('exported_note'),
        });
      } catch (error) {
        return refusedFields(error, t('preview_failed'));
      }
      history.push(list, undefined, { ignoreBlocker: true });
      return undefined;
    },
  });
}

/** What a field's text says of the parts and the purpose; unknown words are left out. */
export const partsFrom = (given: readonly string[]): ExportPart[] =>
  EXPORT_PARTS.filter((part) => given.includes(part));

/** The purpose that a word names. */
export const purposeFrom = (given: string): ExportPurpose =>
  EXPORT_PURPOSES.find((one) => one === given) ?? 'payroll';
