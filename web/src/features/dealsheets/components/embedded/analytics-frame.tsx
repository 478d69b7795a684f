import { useOrganization } from '../../../../platform/person.ts';
import { stringifySearch } from '../../../../platform/search.ts';
import { type DealsheetListSearch, filtersOf } from '../../effects/list-address.ts';
import styles from './embedded.module.css';
import { t } from './messages.ts';

type AnalyticsFrameProps = { address: string; search: DealsheetListSearch };

/** The configured analytics application, told whose deals and which of them the address asks for. */
export function AnalyticsFrame({ address, search }: AnalyticsFrameProps) {
  const { id } = useOrganization();
  const asked = stringifySearch({ ...filtersOf(search), organization: id });
  return <iframe className={styles.analytics} title={t('analytics')} src={`${address}/dealsheets${asked}`} />;
}
