import { useOrganization } from '../../../platform/person.ts';
import { type Search, stringifySearch } from '../../../platform/search.ts';
import styles from './embedding.module.css';

type AnalyticsFrameProps = {
  /** Where the application is, and which of its pages stands here. */
  address: string;
  page: 'dealsheets' | 'account-plans';
  title: string;
  /** What the board asks for. */
  query: Search;
};

/** The configured analytics application, told whose board it shows and what of it the address asks for. */
export function AnalyticsFrame({ address, page, title, query }: AnalyticsFrameProps) {
  const { id } = useOrganization();
  const asked = stringifySearch({ ...query, organization: id });
  return <iframe className={styles.analytics} title={title} src={`${address}/${page}${asked}`} />;
}
