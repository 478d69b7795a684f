import { lazy, Suspense } from 'react';
import type { useOverlay } from './use-overlay.ts';

const Palette = lazy(async () => ({ default: (await import('../palette/palette.tsx')).Palette }));
const KeysDialog = lazy(async () => ({ default: (await import('./keys/keys-dialog.tsx')).KeysDialog }));
const HelpDialog = lazy(async () => ({ default: (await import('../help/help-dialog.tsx')).HelpDialog }));
const ViewDialog = lazy(async () => ({
  default: (await import('../../features/views/components/view-dialog.tsx')).ViewDialog,
}));

/** What lies over the page: one at a time, each loaded when it is first opened. */
export function Overlays({ overlay, close, ...openers }: ReturnType<typeof useOverlay>) {
  return (
    <Suspense>
      {overlay === 'view' && <ViewDialog onClose={() => close('view')} />}
      {overlay === 'palette' && <Palette {...openers} onClose={() => close('palette')} />}
      {overlay === 'keys' && <KeysDialog onClose={() => close('keys')} />}
      {overlay === 'help' && <HelpDialog {...openers} onClose={() => close('help')} />}
    </Suspense>
  );
}
