import { useState } from 'react';
import type { OpsLogType, Severity } from '#contract/ops-log/states.ts';
import type { OpsLogTemplate } from '#contract/ops-log/template-shapes.ts';
import { useKeptDraft } from '../../../platform/draft.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { t } from '../components/templates/messages.ts';
import { useTemplateWrites } from './use-template-writes.ts';

/** A template as it is filled in; the names keep its fields apart from those of the project on the same page. */
export type TemplateValues = {
  log_type: OpsLogType;
  log_name: string;
  log_whose: 'project' | 'all';
  log_title: string;
  log_body: string;
  log_severity: Severity | null;
  log_tags: string[];
  log_follow_up_days: number | null;
};

const valuesOf = (template: OpsLogTemplate | null): TemplateValues => ({
  ...{ log_type: template?.type ?? 'incident', log_name: template?.name ?? '' },
  log_whose: template && !template.project_id ? 'all' : 'project',
  ...{ log_title: template?.title ?? '', log_body: template?.body ?? '' },
  ...{ log_severity: template?.severity ?? null, log_tags: [...(template?.tags ?? [])] },
  log_follow_up_days: template?.follow_up_days ?? null,
});

/** The form of a template, new where none is given. What was typed is kept until it is saved. */
export function useTemplateForm(project_id: string, template: OpsLogTemplate | null, onDone: () => void) {
  const [initial] = useState(() => valuesOf(template));
  const draft = useKeptDraft(`ops-log-template.${template?.id ?? project_id}`, initial);
  const { create, update } = useTemplateWrites(project_id);
  return useForm<TemplateValues>({
    ...{ initial, draft },
    validate: { log_name: (name) => (name.trim() ? null : t('name_missing')) },
    onSubmit: async (values) => {
      const { log_type: type, log_severity: severity, log_tags: tags } = values;
      const said = {
        ...{ name: values.log_name.trim(), title: values.log_title.trim(), body: values.log_body.trim() },
        ...{ severity, tags, follow_up_days: values.log_follow_up_days },
      };
      try {
        await (template ? update(template, said) : create({ type, ...said }, values.log_whose === 'all'));
      } catch (error) {
        return refusedFields(error, t('save_failed')).map(({ field, message }) => {
          const place = `log_${field.split('.')[0]}`;
          return { field: place in initial ? place : '', message };
        });
      }
      onDone();
      return undefined;
    },
  });
}
