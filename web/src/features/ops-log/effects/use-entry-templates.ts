import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { OpsLogTemplate } from '#contract/ops-log/template-shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { opsLogTemplates } from '../queries.ts';
import { type EntryValues, fitting } from './entry-values.ts';
import { type Filled, filledBy, startedFrom, unfilled } from './template-filling.ts';

const WORD = /(^|\s)\/([\p{L}\d-]+)\s/u;

/** What entries may start from here, which of it this one does, and entries as they are once they start from something else. */
export interface EntryTemplates {
  readonly of: (type: EntryValues['type']) => readonly OpsLogTemplate[];
  readonly chosen: string | null;
  /** From one of them, or from nothing. */
  readonly start: (values: EntryValues, id: string | null) => EntryValues;
  /** Of another type than before: from its template, where there is one alone; several are chosen from. */
  readonly retype: (values: EntryValues) => EntryValues;
  /** The same while a title is being typed, which is left alone. */
  readonly retypeBelow: (values: EntryValues) => EntryValues;
  /** From the template that a word such as `/fire` names, which leaves the title. */
  readonly withWord: (values: EntryValues) => EntryValues;
  /** With the template's title, where somebody goes on without one. */
  readonly titled: (values: EntryValues) => EntryValues;
}

/** What an entry starts from. A draft that came back stays as it was, whatever it was begun from. */
export function useEntryTemplates(project_id: string): EntryTemplates {
  const format = useFormat();
  const all = (useQuery(opsLogTemplates(project_id)).data?.data ?? []).filter(({ used }) => used);
  const [chosen, setChosen] = useState<string | null>(null);
  const filled = useRef<Filled>(unfilled('note'));
  const of: EntryTemplates['of'] = (type) => all.filter((one) => one.type === type);
  const begin = (values: EntryValues, template: OpsLogTemplate | undefined): EntryValues => {
    const today = format.today();
    const begun = { today, date: format.day(today, 'short'), time: format.instant(Date.now(), 'time') };
    const next = template ? filledBy(template, begun) : unfilled(values.type);
    const started = startedFrom(values, filled.current, next);
    filled.current = next;
    setChosen(template?.id ?? null);
    return started;
  };
  const beginBelow = (values: EntryValues, template: OpsLogTemplate | undefined) => ({
    ...begin(values, template),
    title: values.title,
  });
  const onlyOne = (type: EntryValues['type']) => {
    const [first, ...others] = of(type);
    return others.length === 0 ? first : undefined;
  };
  return {
    ...{ of, chosen },
    start: (values, id) =>
      begin(
        values,
        all.find((one) => one.id === id),
      ),
    retype: (values) => begin(values, onlyOne(values.type)),
    retypeBelow: (values) => beginBelow(values, onlyOne(values.type)),
    withWord: (values) => {
      const [said, before = '', word = ''] = WORD.exec(values.title) ?? [];
      const template = all.find(({ name }) => name.toLowerCase().startsWith(word.toLowerCase()));
      if (!said || !template) return values;
      const { type } = template;
      const title = values.title.replace(said, before);
      return beginBelow({ ...values, type, severity: fitting(type, values.severity), title }, template);
    },
    titled: (values) => (values.title.trim() ? values : { ...values, title: filled.current.title }),
  };
}
