import { IconMinus, IconPencil, IconPlus } from '@tabler/icons-react';
import { StatusText, type Tone } from '../../../../ui/display/status-text.tsx';
import type { IconType } from '../../../../ui/theme/icon.tsx';
import type { FieldWords, ItemWords, PartWords } from '../../effects/history/differences.ts';
import styles from './history.module.css';
import { t } from './messages.ts';

type Titles = readonly [earlier: string, later: string];

type DifferenceTableProps = {
  plan: readonly FieldWords[];
  parts: readonly PartWords[];
  /** What the two sides are called. */
  titles: Titles;
};

/** What differs, the earlier one beside the later one; below each other on phones. */
export function DifferenceTable({ plan, parts, titles }: DifferenceTableProps) {
  const count = plan.length + parts.reduce((sum, { items }) => sum + items.length, 0);
  if (count === 0) return <p className={styles.same}>{t('same')}</p>;
  return (
    <>
      <p className={styles.count}>{t('count', { count })}</p>
      {plan.length > 0 && (
        <Part title={t('the_plan')} titles={titles}>
          {plan.map((field) => (
            <Row key={field.field} of={field} titles={titles} />
          ))}
        </Part>
      )}
      {parts.map(({ kind, title, items }) => (
        <Part key={kind} title={title} titles={titles}>
          {items.map((item) => (
            <Item key={`${item.change}-${item.id}`} item={item} titles={titles} />
          ))}
        </Part>
      ))}
    </>
  );
}

type PartProps = { title: string; titles: Titles; children: React.ReactNode };

const Part = ({ title, titles, children }: PartProps) => (
  <table className={styles.table}>
    <caption>{title}</caption>
    <thead>
      <tr>
        <th scope="col">{t('field')}</th>
        <th scope="col">{titles[0]}</th>
        <th scope="col">{titles[1]}</th>
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

const LOOKS: Record<ItemWords['change'], readonly [IconType, Tone]> = {
  added: [IconPlus, 'ok'],
  removed: [IconMinus, 'bad'],
  changed: [IconPencil, 'info'],
};

function Item({ item: { change, name, fields }, titles }: { item: ItemWords; titles: Titles }) {
  const [icon, tone] = LOOKS[change];
  return (
    <>
      <tr className={styles.item}>
        <th scope="rowgroup" colSpan={3}>
          <StatusText icon={icon} tone={tone} small>
            {t(change)}
          </StatusText>{' '}
          {name}
        </th>
      </tr>
      {fields.map((field) => (
        <Row key={field.field} of={field} titles={titles} />
      ))}
    </>
  );
}

const Row = ({ of: { label, before, after }, titles }: { of: FieldWords; titles: Titles }) => (
  <tr>
    <th scope="row">{label}</th>
    <td data-side={titles[0]}>{before ? <del>{before}</del> : <Nothing />}</td>
    <td data-side={titles[1]}>{after ? <ins>{after}</ins> : <Nothing />}</td>
  </tr>
);

const Nothing = () => <span className={styles.nothing}>{t('empty')}</span>;
