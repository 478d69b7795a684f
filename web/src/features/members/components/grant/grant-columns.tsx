import type { HeldGrant } from '#contract/access/grants.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import type { DataColumn } from '../../../../ui/table/model/data-column.ts';
import { t } from '../../messages.ts';

/** When a role ends: a day, that it has, or never. */
export function untilText({ expires_at, expired }: HeldGrant, format: Format): string {
  if (!expires_at) return t('no_end');
  const day = format.instant(expires_at, 'day');
  return expired ? t('ended', { day }) : day;
}

const SOON_MS = 14 * 86_400_000;

/** True within two weeks of its end. */
const isEnding = ({ expires_at }: HeldGrant): boolean =>
  expires_at !== null && Date.parse(expires_at) - Date.now() < SOON_MS;

/** Why a role is held, until when and since when. */
export const grantColumns = <Grant extends HeldGrant>(format: Format): DataColumn<Grant>[] => [
  { id: 'reason', header: t('reason'), cell: ({ reason }) => reason, look: 'muted', maxWidth: 280 },
  {
    id: 'until',
    header: t('until'),
    cell: (grant) =>
      grant.expired ? (
        <StatusText tone="muted">{untilText(grant, format)}</StatusText>
      ) : isEnding(grant) ? (
        <StatusText tone="warn">
          {t('ending', { day: untilText(grant, format), when: format.relative(grant.expires_at ?? '') })}
        </StatusText>
      ) : (
        untilText(grant, format)
      ),
    cardCell: (grant) =>
      grant.expires_at && !grant.expired
        ? t('until_day', { day: untilText(grant, format) })
        : untilText(grant, format),
    card: 'topRight',
  },
  {
    id: 'granted',
    header: t('granted'),
    cell: ({ created_at }) => <time title={format.instant(created_at)}>{format.relative(created_at)}</time>,
    align: 'end',
    look: 'muted',
  },
];
