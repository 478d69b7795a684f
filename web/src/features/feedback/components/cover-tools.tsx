import { IconPlus, IconX } from '@tabler/icons-react';
import { Button } from '../../../ui/action/button.tsx';
import type { Part } from '../effects/cut-picture.ts';
import { t } from '../messages.ts';
import styles from './feedback.module.css';

/** Where an area begins that nobody has drawn: near the middle, and not on the one before. */
const newArea = (count: number): Part => ({
  ...{ x: 35 + (count % 5) * 3, y: 40 + (count % 5) * 4 },
  ...{ width: 30, height: 12 },
});

type CoverToolsProps = { covered: readonly Part[]; onChange: (covered: readonly Part[]) => void };

/** Adds an area without a pointer, and removes any. */
export function CoverTools({ covered, onChange }: CoverToolsProps) {
  return (
    <div className={styles.verbs}>
      <Button small icon={IconPlus} onClick={() => onChange([...covered, newArea(covered.length)])}>
        {t('add_area')}
      </Button>
      {covered.map((area, at) => (
        <Button
          key={`${area.x} ${area.y} ${area.width} ${area.height}`}
          small
          variant="ghost"
          icon={IconX}
          onClick={() => onChange(covered.filter((one) => one !== area))}
        >
          {t('remove_area', { number: at + 1 })}
        </Button>
      ))}
    </div>
  );
}
