import { useQuery } from '@tanstack/react-query';
import { addDays } from '#contract/activity/rules.ts';
import type { RosterTemplate, TemplateSpan } from '#contract/shifts/template-shapes.ts';
import { refusedFields } from '../../../../platform/http/refused-fields.ts';
import { useForm } from '../../../../ui/form-page/use-form.ts';
import { t } from '../../components/templates/messages.ts';
import { rosterOf } from '../../queries.ts';
import { useWeeks } from '../use-weeks.ts';
import { whyRefused } from '../why-refused.ts';
import { keptFrom } from './kept.ts';
import { useTemplateWrites } from './use-template-writes.ts';
import { useTemplates } from './use-templates.ts';

/** What is kept of a roster, and under which name. */
export type SaveValues = {
  name: string;
  span: TemplateSpan;
  day: string | null;
  with_people: boolean;
  shared: boolean;
};

type Saving = {
  project_id: string;
  day: string;
  /** How much is looked at. */
  span: TemplateSpan;
  over: RosterTemplate | undefined;
  onClose: () => void;
};

const isSameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** What would be kept, under which name, which template is saved over thereby, and doing it. */
export function useSaving({ project_id, day, span: shown, over, onClose }: Saving) {
  const { create, saveOver } = useTemplateWrites(project_id);
  const { templates } = useTemplates(project_id);
  const { firstOf } = useWeeks();
  const week = { from: firstOf(day), to: addDays(firstOf(day), 6) };
  const { data, error } = useQuery(rosterOf(project_id, week));
  const form = useForm<SaveValues>({
    initial: {
      ...{ name: over?.name ?? '', span: over?.span ?? shown, day },
      ...{ with_people: (over?.people ?? 0) > 0, shared: over?.shared ?? false },
    },
    validate: { name: (value) => (value.trim() ? null : t('name_needed')) },
    onSubmit: async ({ name, span, with_people, shared }) => {
      const contents = { span, day: kept.from, with_people: with_people && !shared };
      const body = { name: name.trim(), shared, contents };
      try {
        await (replaced ? saveOver(replaced, body) : create(body));
        onClose();
        return undefined;
      } catch (refused) {
        return refusedFields(refused, t('changed_elsewhere'));
      }
    },
  });
  const { name, span } = form.values;
  const kept = span === 'week' ? week : { from: form.values.day ?? day, to: form.values.day ?? day };
  const replaced = over ?? templates.find((one) => one.own && isSameName(one.name, name));
  return {
    ...{ form, week, replaced },
    // While other days are on their way, those before are none of these.
    kept: data && data.from === week.from ? keptFrom(data.shifts, kept) : undefined,
    failed: data || !error ? undefined : whyRefused(error),
  };
}
