import { IconDeviceFloppy } from '@tabler/icons-react';
import { useState } from 'react';
import type { RosterTemplate } from '#contract/shifts/template-shapes.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { useUiTexts } from '../../../../ui/theme/texts-context.ts';
import { useTemplates } from '../../effects/templates/use-templates.ts';
import { FindTemplate } from './find-template.tsx';
import { insteadOf } from './instead-of.tsx';
import { t } from './messages.ts';
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
  const instead = insteadOf(templates, () => onSave());
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
              />
            ))}
          </ul>
          <DialogVerbs>
            <Button icon={IconDeviceFloppy} onClick={() => onSave()}>
              {t('save_week')}
            </Button>
            <Button variant="primary" onClick={onClose}>
              {texts.done}
            </Button>
          </DialogVerbs>
        </div>
      )}
      {renamed && (
        <RenameDialog {...{ project_id }} template={renamed} onClose={() => setRenamed(undefined)} />
      )}
    </Dialog>
  );
}
