import { askedPart } from '../asked-part.ts';
import { Late } from '../late-part.tsx';
import type { useOverlay } from './use-overlay.ts';

const palette = askedPart(async () => (await import('../palette/palette.tsx')).Palette);
const keysDialog = askedPart(async () => (await import('./keys/keys-dialog.tsx')).KeysDialog);
const helpDialog = askedPart(async () => (await import('../help/help-dialog.tsx')).HelpDialog);
const viewDialog = askedPart(
  async () => (await import('../../features/views/components/view-dialog.tsx')).ViewDialog,
);

/** What lies over the page: one at a time, each loaded when it is first opened. */
export function Overlays({ overlay, close, ...openers }: ReturnType<typeof useOverlay>) {
  return (
    <>
      {overlay === 'view' && (
        <Late part={viewDialog}>{(ViewDialog) => <ViewDialog onClose={() => close('view')} />}</Late>
      )}
      {overlay === 'palette' && (
        <Late part={palette}>{(Palette) => <Palette {...openers} onClose={() => close('palette')} />}</Late>
      )}
      {overlay === 'keys' && (
        <Late part={keysDialog}>{(KeysDialog) => <KeysDialog onClose={() => close('keys')} />}</Late>
      )}
      {overlay === 'help' && (
        <Late part={helpDialog}>
          {(HelpDialog) => <HelpDialog {...openers} onClose={() => close('help')} />}
        </Late>
      )}
    </>
  );
}
