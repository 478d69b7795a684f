import { IconDownload, IconPlus } from '@tabler/icons-react';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { IconButton, IconLink } from '../../../ui/action/icon-button.tsx';
import { t } from '../messages.ts';

type ExportProps = { onExport: () => void; isRunning: boolean };

/** Export and the one primary verb. */
export const ListActions = ({ onExport, isRunning }: ExportProps) => (
  <>
    <Button icon={IconDownload} onClick={onExport} disabled={isRunning}>
      {t('export')}
    </Button>
    <ButtonLink icon={IconPlus} variant="primary" href="/manager/service-types/new">
      {t('new_service_type')}
    </ButtonLink>
  </>
);

/** The primary verb in a phone's top bar. */
export const ListPhoneActions = () => (
  <IconLink
    icon={IconPlus}
    iconSize={20}
    variant="ghost"
    label={t('new_service_type')}
    href="/manager/service-types/new"
  />
);

/** Export beside a phone's filter and sort buttons. */
export const PhoneExport = ({ onExport, isRunning }: ExportProps) => (
  <IconButton icon={IconDownload} label={t('export')} onClick={onExport} disabled={isRunning} />
);
