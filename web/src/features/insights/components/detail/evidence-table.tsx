import type { Evidence } from '#contract/insights/finding.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { Link } from '../../../../ui/theme/link.tsx';
import { subjectHref } from '../../effects/subject-href.ts';
import { measuredText } from '../../effects/values/measured.ts';
import { t as values } from '../../effects/words/value-messages.ts';
import styles from './detail.module.css';
import { t } from './messages.ts';

/** The values that an insight rests on, each leading to the rows behind it. */
export function EvidenceTable({ evidence }: { evidence: readonly Evidence[] }) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={t('evidence')}>
        <tbody>
          {evidence.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a code may stand there twice, and rows never move
            <tr key={`${one.code}-${at}`}>
              <th scope="row">{values(one.code)}</th>
              <td>
                <Value of={one} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Value({ of: { is, link } }: { of: Evidence }) {
  const format = useFormat();
  const { id: organization } = useOrganization();
  const href = link ?? (is.unit === 'reference' ? subjectHref(is.value, organization) : undefined);
  const text = measuredText(is, format);
  return href ? (
    <Link className={styles.link} href={href}>
      {text}
    </Link>
  ) : (
    text
  );
}
