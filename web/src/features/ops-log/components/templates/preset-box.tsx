import { useQuery } from '@tanstack/react-query';
import type { OpsLogTemplate } from '#contract/ops-log/template-shapes.ts';
import { a, stepWords } from '../../../../platform/applied/applied-words.ts';
import { useApplying } from '../../../../platform/applied/use-applying.ts';
import { useChosenPreset } from '../../../../platform/applied/use-chosen-preset.ts';
import { AppliedDialog } from '../../../../ui/applied/applied-dialog.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { useTemplatePresets } from '../../effects/use-template-presets.ts';
import { TEMPLATE_WORDS } from './template-words.ts';

type PresetBoxProps = { project_id: string; template: OpsLogTemplate; onClose: () => void };

/** A revision of a preset over a template: what it changes, field by field, before it does. */
export default function PresetBox({ project_id, template, onClose }: PresetBoxProps) {
  const { compare, preview, apply } = useTemplatePresets(project_id);
  const { id, version } = template;
  const compared = useQuery({
    queryKey: ['projects', 'template-preset', id, version],
    queryFn: () => compare(template),
    enabled: template.preset !== null,
  });
  const { chosen, name, choose, failed, field } = useChosenPreset('ops_log', template.preset);
  const applying = useApplying(chosen, {
    key: ['projects', 'template-preset', id],
    preview: (of, signal) => preview(template, of, signal),
    apply: (body) => apply(template, body),
    onDone: () => {
      toast.show({ title: a('applied', { name, revision: chosen?.revision ?? '' }) });
      onClose();
    },
  });
  const { seen, ticks } = applying;
  const lost = failed ?? applying.failed;
  const chooseAnew = (chosenId: string | null) => {
    applying.restart();
    choose(chosenId);
  };
  return (
    <AppliedDialog
      {...applying.box}
      choice={<Select {...field} onChange={chooseAnew} />}
      changes={chosen && seen && stepWords(seen, compared.data, { ticks, words: TEMPLATE_WORDS })}
      failed={lost && <LoadError {...lost} />}
      onClose={onClose}
    />
  );
}
