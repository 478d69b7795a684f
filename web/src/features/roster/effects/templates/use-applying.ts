import { useQuery } from '@tanstack/react-query';
import type { TemplateSpan } from '#contract/shifts/template-shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { refusedFields } from '../../../../platform/http/refused-fields.ts';
import { useForm } from '../../../../ui/form-page/use-form.ts';
import { t } from '../../components/templates/messages.ts';
import { type Application, foreseenTemplate } from '../../queries.ts';
import { useRefresh } from '../use-refresh.ts';
import { useWeeks } from '../use-weeks.ts';
import { useTemplateWrites } from './use-template-writes.ts';
import { useTemplates } from './use-templates.ts';

/** What is chosen of planning from a template. */
export type ApplyValues = {
  template: string | null;
  week: string | null;
  day: string | null;
  with_people: boolean;
};

type Applying = {
  project_id: string;
  /** The day that is looked at. */
  day: string;
  /** How much is looked at: a template of as much is offered first. */
  span: TemplateSpan;
  /** The template that is chosen first. */
  first: string | undefined;
  onShow: (day: string) => void;
  onClose: () => void;
};

/** Which template goes onto which days, what that would come to, and doing it. */
export function useApplying({ project_id, day, span, first, onShow, onClose }: Applying) {
  const templates = useTemplates(project_id);
  const { use } = useTemplateWrites(project_id);
  const { firstOf } = useWeeks();
  const refresh = useRefresh();
  const today = useFormat().today();
  const from = day < today ? today : day;
  const form = useForm<ApplyValues>({
    initial: { template: first ?? null, week: firstOf(from), day: from, with_people: true },
    onSubmit: async () => {
      if (!asked) return undefined;
      try {
        const outcome = await use(asked, (foreseen.data?.left.length ?? 0) > 0);
        onShow(outcome.from);
        onClose();
        return undefined;
      } catch (error) {
        void refresh();
        return refusedWhole(error);
      }
    },
  });
  const { found, words } = templates;
  const chosen =
    found.find(({ id }) => id === form.values.template) ??
    (words ? undefined : found.find((one) => one.span === span)) ??
    found[0];
  const onto = chosen?.span === 'day' ? form.values.day : form.values.week;
  const with_people = form.values.with_people && (chosen?.people ?? 0) > 0;
  const asked: Application | undefined =
    chosen && onto ? { template: chosen, day: onto, with_people } : undefined;
  const foreseen = useQuery({ ...foreseenTemplate(project_id, asked), enabled: asked !== undefined });
  return { templates, form, chosen, asked, foreseen, today };
}

/** What is in the way of single shifts stands in the preview, which is asked for anew. */
function refusedWhole(error: unknown) {
  const refused = refusedFields(error, t('changed_elsewhere'));
  return refused.some(({ field }) => field.startsWith('shifts.'))
    ? [{ field: '', message: t('meanwhile') }]
    : refused;
}
