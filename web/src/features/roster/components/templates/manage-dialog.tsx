import { IconDeviceFloppy, IconTemplate } from '@tabler/icons-react';
import { useState } from 'react';
import type { RosterTemplate } from '#contract/shifts/template-shapes.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { useUiTexts } from '../../../../ui/theme/texts-context.ts';
import { useHasPresets } from '../../effects/templates/use-has-presets.ts';
import { useTemplates } from '../../effects/templates/use-templates.ts';
import { FindTemplate } from './find-template.tsx';
import { FromPresetDialog } from './from-preset-dialog.tsx';
import { insteadOf } from './instead-of.tsx';
import { t } from './messages.ts';
import { PresetDialog } from './preset-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { TemplateLine } from './template-line.tsx';
import styles from './templates.module.css';

type ManageDialogProps = {
  project_id: string;
  /** Keeps the days that are looked at, in a new template or in place of what is in one. */
  onSave: (over?: RosterTemplate) => void;
  onUse: (template: RosterTemplate) => void;
  onClose: () => void;
};

/** The templates of a project and those that others offer: what they are called, what is in them, and whose they are. */
export function ManageDialog({ project_id, onSave, onUse, onClose }: ManageDialogProps) {
  const templates = useTemplates(project_id);
  const texts = useUiTexts();
  const [renamed, setRenamed] = useState<RosterTemplate>();
  const [applied, setApplied] = useState<RosterTemplate | 'new'>();
  const hasPresets = useHasPresets(project_id);
  const makeOne = hasPresets ? () => setApplied('new') : undefined;
  const instead = insteadOf(templates, () => onSave(), makeOne);
  return (
    <Dialog open title={t('manage_title')} boxSize="medium" onClose={onClose}>
      {instead ?? (
        <div className={styles.manage}>
          <FindTemplate templates={templates} />
          <ul className={styles.lines} aria-label={t('templates')}>
            {templates.found.map((template) => (
              <TemplateLine
                key={template.id}
                {...{ project_id, template }}
                onUse={() => onUse(template)}
                onRename={() => setRenamed(template)}
                onSaveOver={() => onSave(template)}
                {...(hasPresets ? { onPreset: () => setApplied(template) } : {})}
              />
            ))}
          </ul>
          <DialogVerbs>
            <Button icon={IconDeviceFloppy} onClick={() => onSave()}>
              {t('save_week')}
            </Button>
            {makeOne && (
              <Button icon={IconTemplate} onClick={makeOne}>
                {t('from_preset')}
              </Button>
            )}
            <Button variant="primary" onClick={onClose}>
              {texts.done}
            </Button>
          </DialogVerbs>
        </div>
      )}
      {applied && <PresetBox {...{ project_id, applied }} onClose={() => setApplied(undefined)} />}
      {renamed && (
        <RenameDialog {...{ project_id }} template={renamed} onClose={() => setRenamed(undefined)} />
      )}
    </Dialog>
  );
}

type PresetBoxProps = { project_id: string; applied: RosterTemplate | 'new'; onClose: () => void };

/** A preset over a template, or a new one from it. */
const PresetBox = ({ applied, ...about }: PresetBoxProps) =>
  applied === 'new' ? <FromPresetDialog {...about} /> : <PresetDialog {...about} template={applied} />;
