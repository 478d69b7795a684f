import { IconDownload } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Button, ButtonLink } from '../../action/button.tsx';
import { IconButton, IconLink } from '../../action/icon-button.tsx';
import { Menu } from '../../action/menu.tsx';
import type { IconType } from '../../theme/icon.tsx';
import { useUiTexts } from '../../theme/texts-context.ts';

/** A verb that leads to a page of its own, such as "New client". */
export type ListVerb = { label: string; href: string; icon: IconType; primary?: boolean };

/** What a list can be exported as. */
const FORMATS = ['xlsx', 'csv'] as const;

type ExportProps = { onExport: (format: (typeof FORMATS)[number]) => void; isExporting: boolean };

/** Export, and the verbs of the list with one primary. */
export function ListActions({ onExport, isExporting, verbs }: ExportProps & { verbs: readonly ListVerb[] }) {
  const texts = useUiTexts();
  return (
    <>
      <ExportMenu
        onExport={onExport}
        trigger={
          <Button icon={IconDownload} disabled={isExporting}>
            {texts.export}
          </Button>
        }
      />
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
  const trigger = <IconButton icon={IconDownload} label={texts.export} disabled={isExporting} />;
  return <ExportMenu onExport={onExport} trigger={trigger} />;
}

type ExportMenuProps = Pick<ExportProps, 'onExport'> & { trigger: ReactElement<object> };

function ExportMenu({ onExport, trigger }: ExportMenuProps) {
  const { exportAs } = useUiTexts();
  return (
    <Menu
      trigger={trigger}
      entries={FORMATS.map((id) => ({ id, label: exportAs[id], onSelect: () => onExport(id) }))}
    />
  );
}
