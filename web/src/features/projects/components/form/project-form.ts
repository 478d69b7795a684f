import { CallError } from '../../../../platform/call-error.ts';
import { useKeptDraft } from '../../../../platform/draft.ts';
import { type Form, type SubmitOutcome, useForm } from '../../../../ui/form-page/use-form.ts';
import { t } from '../../messages.ts';
import { f } from './messages.ts';
import { type ProjectValues, problemsOf } from './project-values.ts';

/** The form of a project. */
export type ProjectForm = Form<ProjectValues>;

/** Labels by field, for the summary of errors. */
export const LABELS = {
  name: t('name'),
  code: t('code'),
  type: t('type'),
  client_id: t('client'),
  account_plan_id: t('account_plan'),
  owner_id: t('owner'),
  sponsor_id: t('sponsor'),
  start_date: t('start'),
  end_date: t('end'),
  currency: t('currency'),
  budget_minor: f('budget_money'),
  budget_minutes: f('budget_time'),
  hard_cap: f('hard_cap'),
  alert_pcts: f('alerts'),
  health: t('health'),
  health_note: f('health_note'),
  service_type_ids: f('service_types'),
  progress: t('progress'),
  site_timezone: f('site_timezone'),
  tags: t('tags'),
  sev1_escalates_min: f('sev1_escalates_min'),
  sev2_escalates_min: f('sev2_escalates_min'),
  handover_overdue_min: f('handover_overdue_min'),
  handover_required: f('handover_required'),
  handover_gate: f('handover_gate'),
};

/** Saves and turns a refusal into what stands beside its fields, or above all of them. */
const refusedFields = async (save: Promise<unknown>): Promise<SubmitOutcome> => {
  try {
    await save;
    return undefined;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const fields = error.fields.map(({ field, message }) => ({ field: known(field), message }));
    return fields.length > 0 ? fields : [{ field: '', message: error.message }];
  }
};

/** A problem of one alert or tag belongs to the field that holds them. */
const known = (field: string): string => field.replace(/^(alert_pcts|tags|service_type_ids)\..*$/, '$1');

/** A project form: rules before sending, refusals beside their fields, a draft under `name`. */
export const useProjectForm = (
  initial: ProjectValues,
  name: string,
  save: (values: ProjectValues) => Promise<unknown>,
): ProjectForm =>
  useForm<ProjectValues>({
    initial,
    validate: problemsOf,
    draft: useKeptDraft(name, initial),
    onSubmit: (values) => refusedFields(save(values)),
  });
