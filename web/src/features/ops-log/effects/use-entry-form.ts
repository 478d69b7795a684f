import { type FormEvent, useRef, useState } from 'react';
import type { OpsLogType } from '#contract/ops-log/states.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { useKeptDraft } from '../../../platform/draft.ts';
import { problemsOfFiles } from '../../../platform/files/sending.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { type Form, useForm } from '../../../ui/form-page/use-form.ts';
import { t } from '../messages.ts';
import { useAddEntry } from '../mutations.ts';
import { bodyOf, type EntryValues, emptyEntry, fitting, placeOf, withShorthand } from './entry-values.ts';
import { type EntryTemplates, useEntryTemplates } from './use-entry-templates.ts';
import { type LogFiles, useLogFiles } from './use-log-files.ts';
import { useTags } from './use-tags.ts';

/** A form of an entry: how its title is typed, and what it starts from. */
export type EntryForm = Form<EntryValues> & {
  readonly typeTitle: (title: string) => void;
  readonly chooseType: (type: OpsLogType) => void;
  readonly templates: EntryTemplates;
  readonly files: LogFiles;
};

/** A time of day, or nothing. */
export const CLOCK = /^$|^([01]\d|2[0-3]):[0-5]\d$/;

/** The form that writes into the log. What was typed is kept on this device until it is there. */
export function useEntryForm(project_id: string, onDone: () => void): EntryForm {
  const format = useFormat();
  const [initial] = useState(emptyEntry);
  const templates = useEntryTemplates(project_id);
  const { spelled } = useTags(project_id);
  const isSent = useRef(false);
  const draft = useKeptDraft(`ops-log.${project_id}`, initial);
  const files = useLogFiles(project_id, `ops-log.${project_id}`);
  const { mutateAsync } = useAddEntry(project_id);
  const form = useForm<EntryValues>({
    initial,
    draft,
    validate: {
      title: (title) => (title.trim() ? null : t('title_missing')),
      time: (time, { day }) => (CLOCK.test(time) && (time || !day) ? null : t('time_missing')),
      owner_id: (owner, { due }) => (owner || !due ? null : t('owner_missing')),
      due: (due, { owner_id }) => (due || !owner_id ? null : t('due_missing')),
    },
    onSubmit: async (values) => {
      const kept = await files.settled();
      if (!kept) return [{ field: 'files', message: files.unsent }];
      try {
        const body = bodyOf(values, { zone: format.zone, today: format.today() });
        await mutateAsync({ ...body, files: kept.map(({ id }) => id) });
      } catch (error) {
        files.blame(kept, problemsOfFiles(error, 'files'));
        return issuesOf(error);
      }
      files.sent();
      toast.show({ title: t('written'), message: values.title.trim() });
      isSent.current = true;
      return undefined;
    },
  });
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (form.submitting) return;
    await form.submit();
    // Only now is the draft gone: a form that takes this one's place begins with nothing.
    if (isSent.current) onDone();
  };
  const { values } = form;
  const typeTitle = (title: string) => {
    const short = withShorthand({ ...values, title });
    const said = { ...short, tags: spelled(short.tags) };
    form.fill(said.type === values.type ? templates.withWord(said) : templates.retypeBelow(said));
  };
  const chooseType = (type: OpsLogType) =>
    form.fill(templates.retype({ ...values, type, severity: fitting(type, values.severity) }));
  return { ...form, submit, files, typeTitle, chooseType, templates };
}

/** What was refused, at the fields of the form. */
const issuesOf = (error: unknown) =>
  isCallError(error, 0)
    ? [{ field: '', message: t('unreached') }]
    : refusedFields(error, t('send_failed')).map(({ field, message }) => ({
        ...{ field: placeOf(field), message },
      }));
