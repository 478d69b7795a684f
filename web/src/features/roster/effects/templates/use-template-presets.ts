import { useQueryClient } from '@tanstack/react-query';
import { APPLY_PRESET, type PresetToApplyOver } from '#contract/presets/applying.ts';
import { deleteRosterTemplate } from '#contract/shifts/template-endpoints.ts';
import * as presets from '#contract/shifts/template-preset-endpoints.ts';
import type { FullTemplate, RosterTemplate } from '#contract/shifts/template-shapes.ts';
import { a } from '../../../../platform/applied/applied-words.ts';
import type { Chosen } from '../../../../platform/applied/use-applying.ts';
import { call } from '../../../../platform/call.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { question } from '../../../../ui/feedback/question/question.ts';
import { t } from '../../components/templates/messages.ts';
import { useSaid } from '../use-said.ts';

type Kept = Pick<RosterTemplate, 'id'>;

/** Makes templates of a roster out of presets, and keeps them with these. Errors: like those of `call`. */
export function useTemplatePresets(project_id: string) {
  const client = useQueryClient();
  const { say, refresh } = useSaid();
  const { can } = usePermissions();
  const of = ({ id }: Kept) => ({ params: { project_id, template_id: id } });
  /** A preset's page says where it is applied. */
  const told = () => client.invalidateQueries({ queryKey: ['presets'] });
  return {
    mayApply: can(APPLY_PRESET.action, APPLY_PRESET.object),
    create: async (body: presets.RosterFromPreset) => {
      const made = await call(presets.createRosterTemplateFromPreset, { params: { project_id }, body });
      void told();
      await say(t('made', made), () => call(deleteRosterTemplate, { ...of(made), version: made.version }));
    },
    compare: (kept: Kept) => call(presets.readRosterTemplatePreset, of(kept)),
    preview: (kept: Kept, body: Chosen, signal: AbortSignal) =>
      call(presets.previewRosterTemplatePreset, { ...of(kept), body, signal }),
    apply: async (kept: Kept, body: PresetToApplyOver): Promise<FullTemplate> => {
      const applied = await call(presets.applyRosterTemplatePreset, { ...of(kept), body });
      void told();
      return applied;
    },
    /** Asks, and takes the preset off. */
    removing: async (template: RosterTemplate): Promise<void> => {
      const { version, preset } = template;
      if (!preset) return;
      if (!(await question.confirm({ ask: a('ask_remove', preset), note: a('remove_note') }))) return;
      await call(presets.removeRosterTemplatePreset, { ...of(template), version });
      void told();
      await say(a('removed'));
    },
    say,
    refresh,
  };
}
