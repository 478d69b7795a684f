import { IconGitCompare } from '@tabler/icons-react';
import { useState } from 'react';
import type { PolicyDetail } from '#contract/policy/shapes.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import type { Editor } from '../../effects/use-editor.ts';
import { t as words } from '../../messages.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { t } from './messages.ts';
import styles from './preview.module.css';

type OvertakenNoteProps = {
  editor: Editor;
  policy: PolicyDetail;
  /** Opens the comparison by itself, as after a refused publishing. */
  fresh?: boolean;
};

/** Says that somebody has published since the draft began, and compares. */
export function OvertakenNote({ editor, policy, fresh = false }: OvertakenNoteProps) {
  const [open, setOpen] = useState(fresh);
  const { published_by, version, note } = policy;
  return (
    <div className={styles.overtaken} role="status">
      <StatusText tone="warn">
        {t('overtaken', { who: published_by ?? words('somebody'), version, note })}
      </StatusText>
      <Button small icon={IconGitCompare} onClick={() => setOpen(true)}>
        {t('compare')}
      </Button>
      {open && <CompareDialog editor={editor} policy={policy} onClose={() => setOpen(false)} />}
    </div>
  );
}
