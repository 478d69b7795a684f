import { IconPencil } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../ui/action/button.tsx';
import { t } from '../../messages.ts';
import styles from './write.module.css';

const WriteBox = lazy(() => import('./write-box.tsx'));

/** A verb within the thumb's reach that opens a box as high as the screen. */
export function PhoneWrite({ project_id, handsOver }: { project_id: string; handsOver: boolean }) {
  const [isOpen, setOpen] = useState(handsOver);
  return (
    <>
      <div className={styles.reach}>
        <Button variant="primary" wide icon={IconPencil} onClick={() => setOpen(true)}>
          {t('write')}
        </Button>
      </div>
      <Suspense fallback={null}>
        {isOpen && <WriteBox {...{ project_id, handsOver }} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
