import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { DealsheetContent } from '#contract/dealsheets/content.ts';
import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { useKeptDraft } from '../../../platform/draft.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { type SubmitOutcome, useForm } from '../../../ui/form-page/use-form.ts';
import { useCalculation } from '../../calculation/effects/use-calculation.ts';
import { t } from '../components/edit/messages.ts';
import { useUpdateContent } from '../mutations.ts';
import { dealsheet } from '../queries.ts';
import { contentConflicts, laidOver } from './content-conflicts.ts';
import {
  type ContentValues,
  calculationOf,
  contentOf,
  contentValues,
  VALIDATE_CONTENT,
} from './content-values.ts';
import { dealsheetHref } from './dealsheet-address.ts';
import { askToFork, forks } from './use-revise.ts';

const STALE = [{ field: '', message: t('stale') }];

/** Saves what was written over the version `base`; `theirs` is set when somebody saved first. */
function useOfferSave(base: Dealsheet) {
  const queries = useQueryClient();
  const { history } = useRouter();
  const format = useFormat();
  const { mutateAsync } = useUpdateContent();
  const [theirs, setTheirs] = useState<Dealsheet | null>(null);
  const threeWith = (mine: DealsheetContent, now: Dealsheet) => ({
    ...{ base: base.current.content, mine, theirs: now.current.content },
  });
  const save = async (mine: DealsheetContent, over: Dealsheet): Promise<SubmitOutcome> => {
    try {
      const body = laidOver(threeWith(mine, over));
      const saved = await mutateAsync({ id: base.id, version: over.version, body });
      toast.show({ title: t('saved', { revision: saved.revision }) });
    } catch (error) {
      if (!isCallError(error, 412)) return refusedFields(error, t('stale'));
      const now = await queries.fetchQuery({ ...dealsheet(base.id), staleTime: 0 });
      return now.version === over.version ? refusedFields(error, t('stale')) : meet(mine, now);
    }
    history.push(dealsheetHref(base.id));
    return undefined;
  };
  /** Somebody was first: what both changed is shown side by side, and nobody forks a revision unasked. */
  const meet = async (mine: DealsheetContent, now: Dealsheet): Promise<SubmitOutcome> => {
    if (contentConflicts(threeWith(mine, now), format).length > 0) {
      setTheirs(now);
      return STALE;
    }
    return (await mayGoOn(now)) ? save(mine, now) : STALE;
  };
  const mayGoOn = async (now: Dealsheet) => !forks(now) || forks(base) || (await askToFork(now));
  return {
    ...{ save, theirs, mayGoOn, setTheirs },
    conflictsOf: (mine: DealsheetContent) =>
      theirs ? contentConflicts(threeWith(mine, theirs), format) : [],
  };
}

/** The form of what a deal offers over the version `base`, counted while it is typed. */
export function useOfferForm(base: Dealsheet) {
  const { save, theirs, setTheirs, mayGoOn, conflictsOf } = useOfferSave(base);
  const initial = contentValues(base.current.content);
  const draft = useKeptDraft(`dealsheet-offer-${base.id}-${base.version}`, initial);
  const form = useForm<ContentValues>({
    initial,
    validate: VALIDATE_CONTENT,
    draft,
    onSubmit: async (values) => (live.problems.length > 0 ? live.problems : save(contentOf(values), base)),
  });
  const live = useCalculation(calculationOf(form.values));
  return {
    ...{ form, live, theirs, forgetTheirs: () => setTheirs(null), dropDraft: draft.remove },
    conflicts: theirs ? conflictsOf(contentOf(form.values)) : [],
    keepMine: async () => {
      if (!theirs) return;
      setTheirs(null);
      if (!(await mayGoOn(theirs))) return;
      if (!(await save(contentOf(form.values), theirs))) draft.remove();
    },
  };
}
