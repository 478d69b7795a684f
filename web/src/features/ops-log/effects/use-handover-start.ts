import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { HandoverDraft } from '#contract/ops-log/handover-draft.ts';
import { useKeptDraft } from '../../../platform/draft.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { h } from '../components/handover/messages.ts';
import { handoverDraft } from '../queries.ts';
import { below, cameSince, handoverGroups, linesOf, textOf } from './handover-text.ts';
import type { EntryForm } from './use-entry-form.ts';

/** What of a form a handover is filled into. */
export type HandoverForm = Pick<EntryForm, 'values' | 'fill' | 'field'>;

/** Lines that were taken into an entry, by the name under which it is sent. */
type Taken = { entry: string; lines: string[] };

const NOTHING: Taken = { entry: '', lines: [] };

/**
 * Fills a handover from what is open: at once where nothing is typed yet, else when somebody says so, and again with what came since.
 * The shift that hands over is the person's own in any case.
 * What was typed, and what was deleted, stays so: a line is taken in once, also over a reload.
 */
export function useHandoverStart(form: HandoverForm, project_id: string) {
  const format = useFormat();
  const { data, error, refetch, isFetching } = useQuery(handoverDraft(project_id));
  const { values, fill } = form;
  const entry = values.client_uuid;
  const { taken, keep } = useTaken(project_id, entry);
  const [said, setSaid] = useState<string | null>(null);
  const isTaken = taken?.entry === entry;
  const at = (draft: HandoverDraft) => format.instant(draft.at, 'time');
  const take = (draft: HandoverDraft) => {
    const groups = handoverGroups(draft, format);
    const { shift } = draft;
    const named = shift ? h('draft_title', { from: shift.start, to: shift.end }) : h('draft_title_plain');
    // A title that is being typed is left alone.
    const isTyped = values.title.trim() !== '' || document.activeElement?.id === form.field('title').id;
    const title = isTyped ? values.title : named;
    fill({
      ...{ title, shift_id: values.shift_id ?? shift?.id ?? null },
      body: below(values.body, textOf(groups)),
    });
    keep(linesOf(groups));
    setSaid(h('draft_filled', { at: at(draft) }));
  };
  const takeNew = async () => {
    const { data: draft } = await refetch();
    if (!draft) return;
    const groups = handoverGroups(draft, format);
    const { body, count } = cameSince(groups, taken?.lines ?? [], values.body, at(draft));
    fill({ body });
    keep([...new Set([...(taken?.lines ?? []), ...linesOf(groups)])]);
    setSaid(h(count > 0 ? 'draft_taken_new' : 'draft_nothing_new', { count, at: at(draft) }));
  };
  const isFirst = useRef(true);
  useEffect(() => {
    if (!data || !taken || !isFirst.current) return;
    isFirst.current = false;
    if (isTaken) return;
    if (values.body.trim() === '') take(data);
    else if (data.shift && !values.shift_id) fill({ shift_id: data.shift.id });
  });
  return { ...{ data, error, isFetching, isTaken, said, takeNew, refetch }, take: () => data && take(data) };
}

/** What was taken in by now, as this device remembers it; undefined until it is read. */
function useTaken(project_id: string, entry: string) {
  const kept = useKeptDraft<Taken>(`ops-log-taken.${project_id}`, NOTHING);
  const [taken, setTaken] = useState<Taken | undefined>();
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void kept.read().then((before) => setTaken((now) => now ?? before ?? NOTHING));
  });
  const keep = (lines: readonly string[]) => {
    const next = { entry, lines: [...lines] };
    kept.write(next);
    setTaken(next);
  };
  return { taken, keep };
}
