import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { LikelyDuplicate } from '#contract/clients/duplicates.ts';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { Link } from '../../../ui/theme/link.tsx';
import { t } from '../messages.ts';
import { likelyDuplicates } from '../queries.ts';
import styles from './likely-duplicates.module.css';

const TYPING_MS = 300;
const LEAST_LETTERS = 3;

type LikelyDuplicatesProps = {
  typed: { name: string; website: string; vat_id: string };
  /** The client that is being changed. */
  self: string | null;
};

/** Clients that look like what is being typed, and why; nothing where there are none. */
export function LikelyDuplicates({ typed, self }: LikelyDuplicatesProps) {
  const [name] = useDebouncedValue(typed.name.trim(), TYPING_MS);
  const [website] = useDebouncedValue(typed.website.trim(), TYPING_MS);
  const [vat] = useDebouncedValue(typed.vat_id.trim(), TYPING_MS);
  const asked = {
    ...(name.length >= LEAST_LETTERS ? { name } : {}),
    ...(website ? { website: website.includes('://') ? website : `https://${website}` } : {}),
    ...(vat ? { vat } : {}),
  };
  const isAsking = Object.keys(asked).length > 0;
  const { data } = useQuery({
    ...likelyDuplicates({ ...asked, ...(self ? { except: self } : {}) }),
    enabled: isAsking,
  });
  const found = (isAsking && data?.data) || [];
  return (
    <div role="status">
      {found.length > 0 && (
        <div className={styles.box}>
          <StatusText tone="warn">{t('likely', { count: found.length })}</StatusText>
          <ul className={styles.list}>
            {found.map((client) => (
              <li key={client.id} className={styles.item}>
                <Link href={`/manager/clients/${client.id}`}>{client.name}</Link>
                <span className={styles.reason}>{reasonsOf(client)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

const reasonsOf = ({ reasons, code, archived_at }: LikelyDuplicate) =>
  [code, ...reasons.map((reason) => t(`same_${reason}`)), archived_at && t('archived')]
    .filter(Boolean)
    .join(' · ');
