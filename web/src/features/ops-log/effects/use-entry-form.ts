import { type FormEvent, useRef, useState } from 'react';
import type { OpsLogType } from '#contract/ops-log/states.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { useKeptDraft } from '../../../platform/draft.ts';
import { problemsOfFiles } from '../../../platform/files/sending.ts';
import { dayIn } from '../../../platform/format/dates.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { serverNow } from '../../../platform/offline/device-clock.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { type Form, useForm } from '../../../ui/form-page/use-form.ts';
import { t } from '../messages.ts';
import { useAddEntry } from '../mutations.ts';
import { bodyOf, type EntryValues, emptyEntry, fitting, placeOf, withShorthand } from './entry-values.ts';
import { t as unsentText } from './unsent/messages.ts';
import { type EntryTemplates, useEntryTemplates } from './use-entry-templates.ts';
import { type LogFiles, useLogFiles } from './use-log-files.ts';
import { type KnownTags, useTags } from './use-tags.ts';

/** A form of what an entry says, and how its title is typed. */
export type SayingForm = Form<EntryValues> & {
  readonly typeTitle: (title: string) => void;
  readonly chooseType: (type: OpsLogType) => void;
};

/** A form of an entry, and what it starts from. */
export type EntryForm = SayingForm & {
  /** Begins a handover without a template: it is filled from what is open, whichever of the two came first. */
  readonly handOver: () => void;
  readonly templates: EntryTemplates;
  readonly files: LogFiles;
};

/** A time of day, or nothing. */
export const CLOCK = /^$|^([01]\d|2[0-3]):[0-5]\d$/;

/** What has to be said of an entry before it is sent, by field. */
export const ENTRY_RULES = {
  title: (title: string) => (title.trim() ? null : t('title_missing')),
  time: (time: string, { day }: EntryValues) =>
    CLOCK.test(time) && (time || !day) ? null : t('time_missing'),
  owner_id: (owner: string | null, { due }: EntryValues) => (owner || !due ? null : t('owner_missing')),
  due: (due: string | null, { owner_id }: EntryValues) => (due || !owner_id ? null : t('due_missing')),
};

/** Where the person is, by the clock of the server: a time without a day is today's. */
export const useHere = () => {
  const { zone } = useFormat();
  return () => ({ zone, today: dayIn(zone, serverNow()) });
};

/** The form that writes into the log. What was typed is kept on this device until it is there. */
export function useEntryForm(project_id: string, onDone: () => void): EntryForm {
  const here = useHere();
  const [initial] = useState(emptyEntry);
  const templates = useEntryTemplates(project_id);
  const { spelled } = useTags(project_id);
  const isSent = useRef(false);
  const draft = useKeptDraft(`ops-log.${project_id}`, initial);
  const files = useLogFiles(project_id, `ops-log.${project_id}`, true);
  const { mutateAsync } = useAddEntry(project_id);
  const form = useForm<EntryValues>({
    initial,
    draft,
    validate: ENTRY_RULES,
    onSubmit: async (values) => {
      const along = await files.along();
      if (!along) return [{ field: 'files', message: files.unsent }];
      let isKept = false;
      try {
        const mentioned = values.named.map(({ id, name }) => ({ id, name }));
        isKept = (await mutateAsync({ body: bodyOf(values, here()), mentioned, along })).kept;
      } catch (error) {
        const kept = along.flatMap((file) => file.kept ?? []);
        files.blame(kept, problemsOfFiles(error, 'files'));
        if (isSentBefore(error)) form.set('client_uuid', crypto.randomUUID());
        return issuesOf(error);
      }
      files.sent();
      sayWritten(values.title.trim(), isKept);
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
  const typing = typingOf(form, templates, spelled);
  return { ...form, ...typing, submit, files, templates };
}

/** How a title is typed and a type chosen: both may bring a template, and tags as the log spells them. */
const typingOf = (
  { values, fill }: Pick<Form<EntryValues>, 'values' | 'fill'>,
  templates: EntryTemplates,
  spelled: KnownTags['spelled'],
): Pick<EntryForm, 'typeTitle' | 'chooseType' | 'handOver'> => ({
  typeTitle: (title) => {
    const short = withShorthand({ ...values, title });
    const said = { ...short, tags: spelled(short.tags) };
    fill(said.type === values.type ? templates.withWord(said) : templates.retypeBelow(said));
  },
  chooseType: (type) => fill(templates.retype({ ...values, type, severity: fitting(type, values.severity) })),
  handOver: () => {
    const type = 'handover' as const;
    fill(templates.start({ ...values, type, severity: fitting(type, values.severity) }, null));
  },
});

const sayWritten = (title: string, isKept: boolean): void => {
  toast.show(isKept ? { title, message: unsentText('kept_note') } : { title: t('written'), message: title });
};

/** What was refused, at the fields of the form. */
function issuesOf(error: unknown) {
  if (isCallError(error, 0)) return [{ field: '', message: unsentText('unreached') }];
  if (isSentBefore(error)) return [{ field: '', message: unsentText('unsent_twice') }];
  return refusedFields(error, t('send_failed')).map(({ field, message }) => ({
    ...{ field: placeOf(field), message },
  }));
}

/** Another tab sent something else from the same draft, which is there. */
export const isSentBefore = (error: unknown): boolean =>
  isCallError(error) && error.fields.some(({ field }) => field === 'client_uuid');
