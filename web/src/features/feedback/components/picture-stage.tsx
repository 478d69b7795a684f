import { useRef, useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import { SHORTEST_CROP_SIDE } from '#contract/feedback/shapes.ts';
import type { Picture } from '../effects/canvas-file.ts';
import type { Part } from '../effects/cut-picture.ts';
import { t } from '../messages.ts';
import { CoveredArea } from './covered-area.tsx';
import styles from './feedback.module.css';
import { usePictureAddress } from './screenshot-field.tsx';

/** A shorter drag covers nothing, as a click doesn't; in percent of the picture. */
const LEAST_COVER = 0.5;

/** What a drag over the picture does. */
export type Tool = 'crop' | 'cover';

type PictureStageProps = {
  picture: Picture;
  tool: Tool;
  crop: Part;
  onCrop: (crop: Part) => void;
  covered: readonly Part[];
  onCovered: (covered: readonly Part[]) => void;
};

/** The picture, with the part that is kept and the areas that are blacked out. */
export function PictureStage({ picture, tool, crop, onCrop, covered, onCovered }: PictureStageProps) {
  const [drawn, setDrawn] = useState<PercentCrop>();
  const stage = useRef<HTMLDivElement>(null);
  const isCropping = tool === 'crop';
  // Not `onComplete`, which is also called as soon as something is drawn at all.
  const finish = () => {
    setDrawn(undefined);
    if (drawn && drawn.width >= LEAST_COVER && drawn.height >= LEAST_COVER)
      onCovered([...covered, partOf(drawn)]);
  };
  const change = (at: number, area: Part | null) => {
    onCovered(covered.flatMap((one, index) => (index !== at ? [one] : area ? [area] : [])));
    if (!area) stage.current?.querySelector<HTMLElement>('button')?.focus();
  };
  return (
    <div ref={stage} className={styles.stage}>
      <ReactCrop
        className={isCropping ? undefined : styles.covering}
        crop={isCropping ? { ...crop, unit: '%' } : drawn}
        onChange={(_, next) => (isCropping ? onCrop(partOf(next)) : setDrawn(next))}
        onDragEnd={finish}
        minWidth={isCropping ? SHORTEST_CROP_SIDE : undefined}
        minHeight={isCropping ? SHORTEST_CROP_SIDE : undefined}
        keepSelection={isCropping}
        ariaLabels={LABELS}
      >
        <Shown picture={picture} />
        {covered.map((area, at) => (
          <CoveredArea
            // biome-ignore lint/suspicious/noArrayIndexKey: an area is known by its place, which keeps the focus on it.
            key={at}
            area={area}
            label={t('area', { number: at + 1 })}
            disabled={isCropping}
            onChange={(next) => change(at, next)}
          />
        ))}
      </ReactCrop>
    </div>
  );
}

function Shown({ picture }: { picture: Picture }) {
  const address = usePictureAddress(picture);
  const { width, height } = picture;
  return (
    <img
      className={styles.picture}
      src={address}
      width={width}
      height={height}
      alt={t('page_picture')}
      draggable={false}
    />
  );
}

const partOf = ({ x, y, width, height }: Part): Part => ({ x, y, width, height });

const handle = (place: string) => t('handle', { place });
const LABELS = {
  cropArea: t('crop_area'),
  nwDragHandle: handle('↖'),
  nDragHandle: handle('↑'),
  neDragHandle: handle('↗'),
  eDragHandle: handle('→'),
  seDragHandle: handle('↘'),
  sDragHandle: handle('↓'),
  swDragHandle: handle('↙'),
  wDragHandle: handle('←'),
};
