import type { OpsLogType } from '#contract/ops-log/states.ts';
import type { Chosen } from '../../../platform/applied/use-applying.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { t } from '../components/templates/messages.ts';
import { useTemplatePresets } from './use-template-presets.ts';

/** A template that is made from a preset; without a name or a type it gets those of the preset. */
type FromPresetValues = {
  log_preset: null;
  log_name: string;
  log_type: OpsLogType | null;
  log_whose: 'project' | 'all';
};

const PLACES: Readonly<Record<string, string>> = {
  ...{ name: 'log_name', type: 'log_type', preset_id: 'log_preset', revision: 'log_preset' },
};

/** The form of a template that is made from a preset. */
export function useFromPresetForm(project_id: string, chosen: Chosen | null, onDone: () => void) {
  const { create } = useTemplatePresets(project_id);
  return useForm<FromPresetValues>({
    initial: { log_preset: null, log_name: '', log_type: null, log_whose: 'project' },
    onSubmit: async ({ log_name, log_type: type, log_whose }) => {
      const name = log_name.trim();
      if (!chosen) return undefined;
      try {
        const said = { ...chosen, ...(name ? { name } : {}), ...(type ? { type } : {}) };
        toast.show({ title: t('saved', await create(said, log_whose === 'all')) });
      } catch (error) {
        return refusedFields(error, t('save_failed')).map(({ field, message }) => ({
          field: PLACES[field] ?? '',
          message,
        }));
      }
      onDone();
      return undefined;
    },
  });
}
