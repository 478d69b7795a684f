import 'react-image-crop/dist/ReactCrop.css';
import { IconCrop, IconSquareFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { Segmented } from '../../../ui/action/segmented.tsx';
import { DialogVerbs } from '../../../ui/feedback/dialog.tsx';
import type { Picture } from '../effects/canvas-file.ts';
import { type Part, WHOLE } from '../effects/cut-picture.ts';
import { t } from '../messages.ts';
import { CoverTools } from './cover-tools.tsx';
import styles from './feedback.module.css';
import { PictureStage, type Tool } from './picture-stage.tsx';

/** What was decided about a screenshot. */
export interface Cut {
  readonly crop: Part;
  readonly covered: readonly Part[];
}

/** As it was taken. */
export const UNCUT: Cut = { crop: WHOLE, covered: [] };

const TOOLS = [
  { value: 'crop', label: t('tool_crop'), icon: IconCrop },
  { value: 'cover', label: t('tool_cover'), icon: IconSquareFilled },
] as const;

type PictureEditorProps = {
  /** As it was taken. */
  picture: Picture;
  cut: Cut;
  onCut: (cut: Cut) => void;
  onUse: () => void;
  onCancel: () => void;
};

/** Crops a screenshot and blacks areas of it out, by pointer or by keys. */
export function PictureEditor({ picture, cut, onCut, onUse, onCancel }: PictureEditorProps) {
  const [tool, setTool] = useState<Tool>('crop');
  const { crop, covered } = cut;
  const setCrop = (next: Part) => onCut({ ...cut, crop: next });
  const setCovered = (next: readonly Part[]) => onCut({ ...cut, covered: next });
  return (
    <div className={styles.editor}>
      <div className={styles.verbs}>
        <Segmented label={t('tool')} options={TOOLS} value={tool} onChange={setTool} />
      </div>
      <p className={styles.note}>{t(tool === 'crop' ? 'crop_hint' : 'cover_hint')}</p>
      <PictureStage
        picture={picture}
        tool={tool}
        crop={crop}
        onCrop={setCrop}
        covered={covered}
        onCovered={setCovered}
      />
      {tool === 'crop' ? (
        <div className={styles.verbs}>
          <Button small onClick={() => setCrop(WHOLE)}>
            {t('whole')}
          </Button>
        </div>
      ) : (
        <CoverTools covered={covered} onChange={setCovered} />
      )}
      <DialogVerbs>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button variant="primary" onClick={onUse}>
          {t('use')}
        </Button>
      </DialogVerbs>
    </div>
  );
}
