import { useQuery } from '@tanstack/react-query';
import type { RosterTemplate } from '#contract/shifts/template-shapes.ts';
import { a, stepWords } from '../../../../platform/applied/applied-words.ts';
import { useApplying } from '../../../../platform/applied/use-applying.ts';
import { useChosenPreset } from '../../../../platform/applied/use-chosen-preset.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { AppliedDialog } from '../../../../ui/applied/applied-dialog.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { presetWords } from '../../effects/templates/preset-words.ts';
import { useTemplatePresets } from '../../effects/templates/use-template-presets.ts';

type PresetDialogProps = { project_id: string; template: RosterTemplate; onClose: () => void };

/** A revision of a preset over a template of a roster: which shifts it brings, before it does. */
export function PresetDialog({ project_id, template, onClose }: PresetDialogProps) {
  const { compare, preview, apply, say } = useTemplatePresets(project_id);
  const { locale } = useFormat();
  const { id, version, preset } = template;
  const key = ['projects', 'roster-template-preset', id];
  const compared = useQuery({
    queryKey: [...key, version],
    queryFn: () => compare(template),
    enabled: preset !== null,
  });
  const { chosen, name, choose, failed, field } = useChosenPreset('roster', preset);
  const applying = useApplying(chosen, {
    key,
    preview: (of, signal) => preview(template, of, signal),
    apply: (body) => apply(template, body),
    onDone: () => {
      void say(a('applied', { name, revision: chosen?.revision ?? '' }));
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
      changes={chosen && seen && stepWords(seen, compared.data, { ticks, words: presetWords(locale) })}
      failed={lost && <LoadError {...lost} />}
      onClose={onClose}
    />
  );
}
