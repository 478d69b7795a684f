import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Scenario } from '#contract/calculator/shapes.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { useKeptDraft } from '../../../platform/draft.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import type { Conflict } from '../../../ui/form-page/conflict-dialog.tsx';
import { type Form, type SubmitOutcome, useForm } from '../../../ui/form-page/use-form.ts';
import { t } from '../messages.ts';
import { useUpdateScenario } from '../mutations.ts';
import { scenario } from '../queries.ts';
import { fieldLabel, scenarioWords } from './field-words.ts';
import {
  changesOf,
  differingFields,
  merged,
  type ScenarioValues,
  valuesOf,
  withoutBlankLines,
} from './scenario-values.ts';

/** What the server refused, by the fields of the page. */
const byField = (refused: SubmitOutcome): SubmitOutcome =>
  refused?.map(({ field, message }) => ({ field: field.replace(/^inputs\./, ''), message }));

/** Fields that both changed, and differently. What only one of them changed is no conflict. */
const clashes = (base: ScenarioValues, mine: ScenarioValues, theirs: ScenarioValues) => {
  const [ours, others] = [differingFields(base, mine), differingFields(base, theirs)];
  return differingFields(mine, theirs).filter((field) => ours.includes(field) && others.includes(field));
};

/**
 * The form of a scenario, beginning with the version `first`. It stays while it is saved: what is typed meanwhile goes on over what
 * was saved. `onTaken` = theirs takes the place of what was typed here.
 */
export function useScenarioForm(first: Scenario, onTaken: (theirs: Scenario) => void) {
  const words = scenarioWords(useFormat());
  const [base, setBase] = useState(first);
  const initial = valuesOf(base);
  const draft = useKeptDraft(`scenario-${base.id}-${base.version}`, initial);
  const goOn = (saved: Scenario, sent: ScenarioValues) => {
    draft.remove();
    form.rebase(valuesOf(saved), merged(sent, form.current(), valuesOf(saved)));
    setBase(saved);
  };
  const { save, clash, close } = useSaving(base, goOn);
  const form: Form<ScenarioValues> = useForm<ScenarioValues>({
    initial,
    validate: { name: (name: string) => (name.trim() ? null : t('name_missing')) },
    draft,
    onSubmit: (values) => save(values, base),
  });
  const conflicts: Conflict[] = clash
    ? clashes(initial, clash.mine, valuesOf(clash.theirs)).map((field) => ({
        ...{ field, label: fieldLabel(field) },
        yours: words.word(field, clash.mine[field]),
        theirs: words.word(field, valuesOf(clash.theirs)[field]),
      }))
    : [];
  const conflict = {
    ...{ open: clash !== null, conflicts, onClose: close },
    onKeep: () => {
      close();
      if (clash) void save(clash.mine, clash.theirs);
    },
    onTake: () => {
      close();
      draft.remove();
      if (clash) onTaken(clash.theirs);
    },
  };
  return { base, form, conflict };
}

/** Saves over the version that was seen, or over a later one together with what somebody else changed of other fields. */
function useSaving(base: Scenario, onSaved: (saved: Scenario, sent: ScenarioValues) => void) {
  const queries = useQueryClient();
  const initial = valuesOf(base);
  const [clash, setClash] = useState<{ mine: ScenarioValues; theirs: Scenario } | null>(null);
  const { mutateAsync } = useUpdateScenario();
  const save = async (values: ScenarioValues, over: Scenario): Promise<SubmitOutcome> => {
    const before = valuesOf(over);
    const body = changesOf(before, withoutBlankLines(merged(initial, values, before)));
    try {
      const saved = await mutateAsync({ id: base.id, version: over.version, body });
      toast.show({ title: t('saved', { name: saved.name }) });
      onSaved(saved, values);
      return undefined;
    } catch (error) {
      if (!isCallError(error, 412)) return byField(refusedFields(error, t('stale')));
      const theirs = await queries.fetchQuery({ ...scenario(base.id), staleTime: 0 });
      if (clashes(initial, values, valuesOf(theirs)).length === 0) return save(values, theirs);
      setClash({ mine: values, theirs });
      return [{ field: '', message: t('stale') }];
    }
  };
  return { save, clash, close: () => setClash(null) };
}
