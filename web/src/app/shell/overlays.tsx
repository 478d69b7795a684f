import { Asked } from '../asked.tsx';
import { latePart } from '../late-part.tsx';
import type { useOverlay } from './use-overlay.ts';

const palette = latePart(async () => (await import('../palette/palette.tsx')).Palette);
const keysDialog = latePart(async () => (await import('./keys/keys-dialog.tsx')).KeysDialog);
const helpDialog = latePart(async () => (await import('../help/help-dialog.tsx')).HelpDialog);
const viewDialog = latePart(
  async () => (await import('../../features/views/components/view-dialog.tsx')).ViewDialog,
);

/** What lies over the page: one at a time, each loaded when it is first opened. */
export function Overlays({ overlay, close, ...openers }: ReturnType<typeof useOverlay>) {
  return (
    <>
      {overlay === 'view' && (
        <Asked part={viewDialog} onMissing={() => close('view')}>
          {(ViewDialog) => <ViewDialog onClose={() => close('view')} />}
        </Asked>
      )}
      {overlay === 'palette' && (
        <Asked part={palette} onMissing={() => close('palette')}>
          {(Palette) => <Palette {...openers} onClose={() => close('palette')} />}
        </Asked>
      )}
      {overlay === 'keys' && (
        <Asked part={keysDialog} onMissing={() => close('keys')}>
          {(KeysDialog) => <KeysDialog onClose={() => close('keys')} />}
        </Asked>
      )}
      {overlay === 'help' && (
        <Asked part={helpDialog} onMissing={() => close('help')}>
          {(HelpDialog) => <HelpDialog {...openers} onClose={() => close('help')} />}
        </Asked>
      )}
    </>
  );
}
