import { IconDownload } from '@tabler/icons-react';
import { Button, ButtonLink } from '../../action/button.tsx';
import { IconButton, IconLink } from '../../action/icon-button.tsx';
import type { IconType } from '../../theme/icon.tsx';
import { useUiTexts } from '../../theme/texts-context.ts';

/** A verb that leads to a page of its own, such as "New client". */
export type ListVerb = { label: string; href: string; icon: IconType; primary?: boolean };

type ExportProps = { onExport: () => void; isExporting: boolean };

/** Export, and the verbs of the list with one primary. */
export function ListActions({ onExport, isExporting, verbs }: ExportProps & { verbs: readonly ListVerb[] }) {
  const texts = useUiTexts();
  return (
    <>
      <Button icon={IconDownload} onClick={onExport} disabled={isExporting}>
        {texts.export}
      </Button>
      {verbs.map(({ label, href, icon, primary }) => (
        <ButtonLink key={href} icon={icon} variant={primary ? 'primary' : 'default'} href={href}>
          {label}
        </ButtonLink>
      ))}
    </>
  );
}

/** The verbs as icons in a phone's top bar. */
export function ListPhoneActions({ verbs }: { verbs: readonly ListVerb[] }) {
  return verbs.map(({ label, href, icon }) => (
    <IconLink key={href} icon={icon} iconSize={20} variant="ghost" label={label} href={href} />
  ));
}

/** Export beside a phone's filter and sort buttons. */
export function PhoneExport({ onExport, isExporting }: ExportProps) {
  const texts = useUiTexts();
  return <IconButton icon={IconDownload} label={texts.export} onClick={onExport} disabled={isExporting} />;
}
