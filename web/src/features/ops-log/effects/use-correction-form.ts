import { useState } from 'react';
import { mentionToken, piecesOf } from '#contract/comments/mentions.ts';
import type { OpsLogEntry } from '#contract/ops-log/shapes.ts';
import type { Severity } from '#contract/ops-log/states.ts';
import type { Reference } from '#contract/shapes.ts';
import { useKeptDraft } from '../../../platform/draft.ts';
import { problemsOfFiles } from '../../../platform/files/sending.ts';
import { dayIn } from '../../../platform/format/dates.ts';
import { type Format, useFormat } from '../../../platform/format/use-format.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { bodyOf, type Named, writtenOf } from '../../../ui/form/mention-text.ts';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { t } from '../messages.ts';
import { useCorrectEntry } from '../mutations.ts';
import type { Said } from './comparison.ts';
import { occurredAt, placeOf } from './entry-values.ts';
import { CLOCK, isSentBefore } from './use-entry-form.ts';
import { useLogFiles } from './use-log-files.ts';

/** A correction as it is filled in; the names keep its fields apart from those of an entry on the same page. */
export type CorrectionValues = {
  new_title: string;
  new_severity: Severity;
  new_body: string;
  new_named: Named[];
  new_day: string | null;
  new_time: string;
  new_location: string;
  new_people: string[];
  new_tags: string[];
  client_uuid: string;
};

const timeIn = (zone: string, at: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(
    new Date(at),
  );

const valuesOf = (said: Said, zone: string): CorrectionValues => ({
  ...{ new_title: said.title, new_severity: said.severity, ...bodyValues(said) },
  ...{ new_day: dayIn(zone, said.occurred_at), new_time: timeIn(zone, said.occurred_at) },
  new_location: said.location ?? '',
  new_people: said.people.map(({ id }) => id),
  new_tags: [...said.tags],
  client_uuid: crypto.randomUUID(),
});

const bodyValues = ({ body, mentions }: Said) => {
  const { text, people } = writtenOf(piecesOf(body), mentions);
  return { new_body: text, new_named: [...people] };
};

const bodySaid = ({ new_body, new_named }: CorrectionValues, { mentions }: Said) => ({
  body: bodyOf({ text: new_body, people: new_named }, mentionToken),
  mentions: [...mentions, ...new_named.map(({ id, name }) => ({ id, name }))],
});

/** What an entry will have said; a time that nobody touched is kept to the second. */
export function saidBy(
  values: CorrectionValues,
  before: Said,
  people: readonly Reference[],
  { zone, today }: Pick<Format, 'zone' | 'today'>,
): Said {
  const { new_day: day, new_time: time } = values;
  const isKept = day === dayIn(zone, before.occurred_at) && time === timeIn(zone, before.occurred_at);
  const moment = CLOCK.test(time) ? occurredAt({ day, time }, { zone, today: today() }) : undefined;
  const known = [...before.people, ...people];
  return {
    ...{ title: values.new_title.trim(), severity: values.new_severity, ...bodySaid(values, before) },
    occurred_at: isKept ? before.occurred_at : (moment ?? before.occurred_at),
    location: values.new_location.trim() || null,
    people: values.new_people.map((id) => known.find((one) => one.id === id) ?? { id, name: '…' }),
    tags: values.new_tags,
  };
}

/** The form that says what an entry should have said. What was typed is kept until it is there. */
export function useCorrectionForm(
  { entry, before, onDone }: { entry: OpsLogEntry; before: Said; onDone: () => void },
  people: readonly Reference[],
) {
  const format = useFormat();
  const [initial] = useState(() => valuesOf(before, format.zone));
  const draft = useKeptDraft(`ops-log-correction.${entry.id}`, initial);
  const files = useLogFiles(entry.project_id, `ops-log-correction.${entry.id}`);
  const { mutateAsync } = useCorrectEntry(entry);
  const form = useForm<CorrectionValues>({
    initial,
    draft,
    validate: {
      new_title: (title) => (title.trim() ? null : t('title_missing')),
      new_time: (time) => (time && CLOCK.test(time) ? null : t('time_missing')),
    },
    onSubmit: async (values) => {
      const { people: about, mentions: _, ...said } = saidBy(values, before, people, format);
      const kept = await files.settled();
      if (!kept) return [{ field: 'files', message: files.unsent }];
      try {
        await mutateAsync({
          ...{ ...said, files: kept.map(({ id }) => id) },
          ...{ people: about.map(({ id }) => id), client_uuid: values.client_uuid },
        });
      } catch (error) {
        files.blame(kept, problemsOfFiles(error, 'files'));
        if (isSentBefore(error)) {
          form.set('client_uuid', crypto.randomUUID());
          return [{ field: '', message: t('corrected_elsewhere') }];
        }
        return refusedFields(error, t('send_failed')).map(({ field, message }) => {
          const place = `new_${placeOf(field)}`;
          return { field: place in initial ? place : '', message };
        });
      }
      files.sent();
      toast.show({ title: t('corrected'), message: said.title });
      onDone();
      return undefined;
    },
  });
  return { form, files, said: saidBy(form.values, before, people, format) };
}
