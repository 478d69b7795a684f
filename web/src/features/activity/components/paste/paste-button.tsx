import { IconClipboard } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../ui/action/button.tsx';
import { t } from './messages.ts';

const PasteBox = lazy(() => import('./paste-box.tsx'));

/** Asks for a block of hours to paste from the first cell of the week on. */
export function PasteButton({ onPaste }: { onPaste: (text: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button small variant="ghost" icon={IconClipboard} onClick={() => setOpen(true)}>
        {t('box_open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PasteBox onPaste={onPaste} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
