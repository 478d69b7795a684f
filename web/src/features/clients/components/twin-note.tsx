import { Link } from '../../../ui/theme/link.tsx';
import { t } from '../messages.ts';

/** Leads to the client that looks the same. */
export const TwinNote = ({ twin }: { twin: string | null }) =>
  twin && <Link href={`/manager/clients/${twin}`}>{t('twin_open')}</Link>;
