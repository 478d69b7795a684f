import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { piecesOf } from '#contract/comments/mentions.ts';
import type { OpsLogEntry } from '#contract/ops-log/shapes.ts';
import type { OpsLogType } from '#contract/ops-log/states.ts';
import { useKeptDraft } from '../../../../platform/draft.ts';
import { dayIn } from '../../../../platform/format/dates.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import type { CarriedFile } from '../../../../platform/offline/unsent/carried.ts';
import type { QueuedWrite } from '../../../../platform/offline/unsent/queued-write.ts';
import { mendWrite } from '../../../../platform/offline/unsent/unsent.ts';
import { writtenOf } from '../../../../ui/form/mention-text.ts';
import { fieldId, useForm } from '../../../../ui/form-page/use-form.ts';
import { personChoices } from '../../../choices/queries.ts';
import { bodyOf, type EntryValues, fitting, withShorthand } from '../entry-values.ts';
import { ENTRY_RULES, type SayingForm, useHere } from '../use-entry-form.ts';
import { isWriting, shownOf } from './log-writes.ts';

const timeIn = (zone: string, at: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(
    new Date(at),
  );

const writing = ({ body, mentions }: OpsLogEntry): Pick<EntryValues, 'body' | 'named'> => {
  const { text, people } = writtenOf(piecesOf(body), mentions);
  return { body: text, named: [...people] };
};

const valuesOf = (entry: OpsLogEntry, zone: string): EntryValues => ({
  ...{
    type: entry.type,
    severity: entry.severity,
    title: entry.title,
    ...writing(entry),
    tags: [...entry.tags],
  },
  ...{ day: dayIn(zone, entry.occurred_at), time: timeIn(zone, entry.occurred_at) },
  ...{ location: entry.location ?? '', people: entry.people.map(({ id }) => id), shift_id: entry.shift_id },
  ...{ owner_id: entry.follow_up?.owner.id ?? null, due: entry.follow_up?.due ?? null },
  client_uuid: entry.client_uuid ?? '',
});

/** The name of a field here: the line to write stands on the same page with its own. */
export const again = (field: string): string => (field ? `again-${field}` : '');

/** The field that isn't right is looked at, and not the one of that name behind the box. */
function useFirstIssue(field: string | undefined): void {
  useEffect(() => {
    if (!field) return;
    const frame = requestAnimationFrame(() => document.getElementById(fieldId(again(field)))?.focus());
    return () => cancelAnimationFrame(frame);
  }, [field]);
}

/** A form that mends an entry, and the files that it goes with. */
export type MendForm = SayingForm & {
  readonly files: readonly CarriedFile[];
  readonly without: (file: CarriedFile) => void;
};

/** The form of an entry that the API didn't take. A time that nobody touches stays to the second; what is typed is kept until it is sent again. */
export function useMendForm(write: QueuedWrite, entry: OpsLogEntry, onDone: () => void): MendForm {
  const { zone } = useFormat();
  const here = useHere();
  const people = useQuery(personChoices()).data?.data ?? [];
  const [initial] = useState(() => valuesOf(entry, zone));
  const { carries } = write;
  const [files, setFiles] = useState(carries?.files ?? []);
  const draft = useKeptDraft(`ops-log-mend.${write.id}`, initial);
  const form = useForm<EntryValues>({
    ...{ initial, draft, validate: ENTRY_RULES },
    onSubmit: async (values) => {
      if (!isWriting(write)) return undefined;
      const { occurred_at, by_clock, files: sent } = write.input.body;
      const isTimeKept = values.day === initial.day && values.time === initial.time;
      const isTaken = write.refusal?.fields.some(({ field }) => field === 'client_uuid');
      const body = {
        ...{ ...bodyOf(values, here()), ...(sent ? { files: sent } : {}) },
        ...(isTimeKept ? { occurred_at, by_clock } : {}),
        ...(isTaken ? { client_uuid: crypto.randomUUID() } : {}),
      };
      const before = shownOf(write);
      const named = [...values.named, ...people].map(({ id, name }) => ({ id, name }));
      const shown = { ...before, people: [...(before?.people ?? []), ...named] };
      await mendWrite(write.id, { ...write.input, body }, shown, carries && { ...carries, files });
      onDone();
      return undefined;
    },
  });
  useFirstIssue(form.issues[0]?.field);
  const field: SayingForm['field'] = (path) => ({ ...form.field(path), id: fieldId(again(path)) });
  const { fill, values } = form;
  const typeTitle = (title: string) => fill(withShorthand({ ...values, title }));
  const chooseType = (type: OpsLogType) => fill({ type, severity: fitting(type, values.severity) });
  const without = ({ kept }: CarriedFile) => setFiles(files.filter((file) => file.kept !== kept));
  return { ...form, field, typeTitle, chooseType, files, without };
}
