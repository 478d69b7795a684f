import type { BodyInput } from '#contract/endpoint.ts';
import {
  applyRosterTemplate,
  createRosterTemplate,
  deleteRosterTemplate,
  restoreRosterTemplate,
  updateRosterTemplate,
} from '#contract/shifts/template-endpoints.ts';
import type { RosterTemplate } from '#contract/shifts/template-shapes.ts';
import { call } from '../../../../platform/call.ts';
import { t } from '../../components/templates/messages.ts';
import type { Application } from '../../queries.ts';
import { useBatches } from '../use-batches.ts';
import { useSaid } from '../use-said.ts';
import { usedWords } from './words.ts';

type Kept = BodyInput<typeof createRosterTemplate>;

/** What planners do with templates; each says what it did, with Undo where there is a way back. Errors: like those of `call`. */
export function useTemplateWrites(project_id: string) {
  const { say } = useSaid();
  const { tell } = useBatches(project_id);
  const params = { project_id };
  const of = ({ id, version }: Pick<RosterTemplate, 'id' | 'version'>) => ({
    params: { project_id, template_id: id },
    version,
  });
  const change = (template: RosterTemplate, body: BodyInput<typeof updateRosterTemplate>) =>
    call(updateRosterTemplate, { ...of(template), body });
  return {
    create: async (body: Kept) => {
      const made = await call(createRosterTemplate, { params, body });
      await say(t('saved', body), () => call(deleteRosterTemplate, of(made)));
    },
    saveOver: async (template: RosterTemplate, body: Kept) => {
      await change(template, body);
      await say(t('saved_over', body));
    },
    rename: async (template: RosterTemplate, name: string) => {
      const renamed = await change(template, { name });
      await say(t('renamed', { name }), () => change(renamed, { name: template.name }));
    },
    share: async (template: RosterTemplate, shared: boolean) => {
      const changed = await change(template, { shared });
      await say(t(shared ? 'shared' : 'unshared', template), () => change(changed, { shared: !shared }));
    },
    remove: async (template: RosterTemplate) => {
      await call(deleteRosterTemplate, of(template));
      const restored = { params: { project_id, template_id: template.id } };
      await say(t('deleted', template), () => call(restoreRosterTemplate, restored));
    },
    use: async ({ template, ...body }: Application, leave_out: boolean) => {
      const outcome = await call(applyRosterTemplate, {
        params: { project_id, template_id: template.id },
        body: { ...body, version: template.version, leave_out, preview: false },
      });
      void tell(usedWords(outcome, template.name), outcome);
      return outcome;
    },
  };
}
