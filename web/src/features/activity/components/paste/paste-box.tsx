import { useState } from 'react';
import { BLOCK_ROWS } from '#contract/activity/block.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { t } from './messages.ts';
import styles from './paste.module.css';

type PasteBoxProps = { onPaste: (text: string) => void; onClose: () => void };

/** A place to paste into for whoever has no cell to paste at yet, and what may stand there. */
export default function PasteBox({ onPaste, onClose }: PasteBoxProps) {
  const [text, setText] = useState('');
  const go = () => {
    onClose();
    onPaste(text);
  };
  return (
    <Dialog open title={t('box_title')} boxSize="medium" onClose={onClose}>
      <div className={styles.body}>
        <TextArea
          label={t('box_label')}
          note={t('box_note', { most: BLOCK_ROWS })}
          value={text}
          onChange={setText}
          rows={8}
        />
      </div>
      <DialogVerbs>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" disabled={text.trim() === ''} onClick={go}>
          {t('box_go')}
        </Button>
      </DialogVerbs>
    </Dialog>
  );
}
