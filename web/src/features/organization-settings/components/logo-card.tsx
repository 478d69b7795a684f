import { IconPhoto, IconTrash, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { LARGEST_LOGO_BYTES } from '#contract/organizations/endpoints.ts';
import type { OrganizationSettings } from '#contract/organizations/settings.ts';
import { useBytesAddress } from '../../../platform/files/reads.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { question } from '../../../ui/feedback/question/question.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { FileButton } from '../../../ui/files/file-button.tsx';
import { Icon } from '../../../ui/theme/icon.tsx';
import { Text } from '../../../ui/theme/text.tsx';
import { t } from '../messages.ts';
import { useRemoveLogo, useWriteLogo } from '../mutations.ts';
import { logoPicture } from '../queries.ts';
import styles from './settings.module.css';

type LogoCardProps = { settings: OrganizationSettings; isLocked: boolean };

/** The organization's picture: shown, replaced, taken away. */
export function LogoCard({ settings, isLocked }: LogoCardProps) {
  const { logo, name } = settings;
  const address = useBytesAddress(useQuery(logoPicture(logo)).data);
  const { write, remove, problem, isBusy } = useLogo(settings);
  return (
    <Card title={t('logo')}>
      <div className={styles.logo}>
        {logo && address ? (
          <img
            className={styles.picture}
            src={address}
            alt={t('logo_alt', { name })}
            width={96}
            height={96}
          />
        ) : (
          <span className={styles.noPicture} aria-hidden="true">
            <Icon icon={IconPhoto} size={24} />
          </span>
        )}
        {isLocked && !logo && <Text muted>{t('logo_none')}</Text>}
        {!isLocked && (
          <div className={styles.stack}>
            <Text muted>{logo ? t('logo_note') : `${t('logo_none')}. ${t('logo_note')}`}</Text>
            <div className={styles.verbs}>
              <FileButton
                accept="image/png,image/jpeg,image/webp"
                icon={IconUpload}
                onFiles={([file]) => file && write(file)}
              >
                {t(logo ? 'logo_replace' : 'logo_choose')}
              </FileButton>
              {logo && (
                <Button variant="danger" small icon={IconTrash} disabled={isBusy} onClick={remove}>
                  {t('logo_remove')}
                </Button>
              )}
            </div>
            <div aria-live="polite">{problem && <StatusText tone="bad">{problem}</StatusText>}</div>
          </div>
        )}
      </div>
    </Card>
  );
}

function useLogo({ version }: OrganizationSettings) {
  const writing = useWriteLogo();
  const removing = useRemoveLogo();
  const isLarge = (writing.variables?.file.size ?? 0) > LARGEST_LOGO_BYTES;
  const [refused] = writing.error ? refusedFields(writing.error, t('logo_failed')) : [];
  return {
    isBusy: writing.isPending || removing.isPending,
    problem: refused && (isLarge ? t('logo_large') : refused.message),
    write: (file: File) =>
      writing.mutate({ version, file }, { onSuccess: () => toast.show({ title: t('logo_saved') }) }),
    remove: () =>
      question.ask({
        ask: t('logo_remove_ask'),
        note: t('logo_remove_note'),
        accept: () => removing.mutate(version, { onSuccess: () => toast.show({ title: t('logo_removed') }) }),
      }),
  };
}
