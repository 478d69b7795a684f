import { IconDownload, IconPlus, IconUpload } from '@tabler/icons-react';
import { createProject } from '#contract/projects/endpoints.ts';
import { usePermissions } from '../../../platform/person.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { IconButton, IconLink } from '../../../ui/action/icon-button.tsx';
import { t } from '../messages.ts';

type ExportProps = { onExport: () => void; exporting: boolean };

/** Export, Import and the one primary verb; only what one may do. */
export function ListActions({ onExport, exporting }: ExportProps) {
  const permissions = usePermissions();
  return (
    <>
      <Button icon={IconDownload} onClick={onExport} disabled={exporting}>
        {t('export')}
      </Button>
      {permissions.can('create', '/imports') && (
        <ButtonLink icon={IconUpload} href="/manager/projects/import">
          {t('import')}
        </ButtonLink>
      )}
      {permissions.may(createProject) && (
        <ButtonLink icon={IconPlus} variant="primary" href="/manager/projects/new">
          {t('new_project')}
        </ButtonLink>
      )}
    </>
  );
}

/** The same verbs as icons in a phone's top bar. */
export function ListPhoneActions() {
  const permissions = usePermissions();
  return (
    <>
      {permissions.can('create', '/imports') && (
        <IconLink
          icon={IconUpload}
          iconSize={20}
          variant="ghost"
          label={t('import')}
          href="/manager/projects/import"
        />
      )}
      {permissions.may(createProject) && (
        <IconLink
          icon={IconPlus}
          iconSize={20}
          variant="ghost"
          label={t('new_project')}
          href="/manager/projects/new"
        />
      )}
    </>
  );
}

/** Export beside a phone's filter and sort buttons. */
export const PhoneExport = ({ onExport, exporting }: ExportProps) => (
  <IconButton icon={IconDownload} label={t('export')} onClick={onExport} disabled={exporting} />
);
