import { IconArrowRight, IconArrowsSort, IconMinus, IconPencil, IconPlus } from '@tabler/icons-react';
import type { Changed, DifferingList, EntryDifference } from '#contract/dealsheets/entries.ts';
import { DIFFERING_LISTS } from '#contract/dealsheets/entries.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { StatusText, type Tone } from '../../../../ui/display/status-text.tsx';
import { Icon, type IconType } from '../../../../ui/theme/icon.tsx';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { labelOf, wordOf } from '../../effects/difference-words.ts';
import type { RevisionPair } from '../../effects/revision-pair.ts';
import { t } from './messages.ts';
import styles from './revisions.module.css';

type EntryDifferencesProps = RevisionPair & {
  entries: readonly EntryDifference[];
  reordered: readonly DifferingList[];
};

/** Lines and other entries that came, went or changed, list by list. */
export function EntryDifferences({ entries, reordered, older, newer }: EntryDifferencesProps) {
  const format = useFormat();
  return DIFFERING_LISTS.map((list) => {
    const found = entries.filter((entry) => entry.list === list);
    const isReordered = reordered.includes(list);
    if (found.length === 0 && !isReordered) return null;
    return (
      <section key={list}>
        <h3 className={styles.part}>{t(`in_${list}`)}</h3>
        <ul className={styles.entries}>
          {found.map((entry) => (
            <li key={`${entry.change}-${entry.key}`} className={styles.entry}>
              <Entry
                entry={entry}
                price={priceOf(entry, { older, newer }, format)}
                format={format}
                newer={newer}
              />
            </li>
          ))}
          {isReordered && (
            <li className={styles.entry}>
              <StatusText tone="muted" icon={IconArrowsSort}>
                {t('reordered')}
              </StatusText>
            </li>
          )}
        </ul>
      </section>
    );
  });
}

const LOOKS: Record<EntryDifference['change'], readonly [IconType, Tone]> = {
  added: [IconPlus, 'ok'],
  removed: [IconMinus, 'bad'],
  changed: [IconPencil, 'info'],
};

type EntryProps = { entry: EntryDifference; price: string | undefined; format: Format } & Pick<
  RevisionPair,
  'newer'
>;

function Entry({ entry: { change, name, fields }, price, format, newer }: EntryProps) {
  const [icon, tone] = LOOKS[change];
  return (
    <>
      <span className={styles.kind}>
        <StatusText icon={icon} tone={tone} small>
          {t(change)}
        </StatusText>
      </span>
      <span className={styles.what}>
        <strong>{name}</strong>
        {fields.map((field) => (
          <Step key={field.field} changed={field} currency={newer.content.currency} format={format} />
        ))}
      </span>
      {price && <span className={styles.price}>{price}</span>}
    </>
  );
}

/** What a line that came or went comes to. */
const priceOf = (
  { list, change, key }: EntryDifference,
  { older, newer }: RevisionPair,
  format: Format,
): string | undefined => {
  if (list !== 'lines' || change === 'changed') return undefined;
  const { results } = change === 'added' ? newer : older;
  const found = results.lines.find((line) => line.key === key);
  return found && format.money(found.price_minor, results.currency);
};

type StepProps = { changed: Changed; currency: string; format: Format };

const Step = ({ changed: { field, before, after }, currency, format }: StepProps) => (
  <span className={styles.step}>
    <span className={styles.label}>{labelOf(field)}</span> <HiddenText>{t('was')}</HiddenText>{' '}
    <del>{wordOf(field, before, format, currency)}</del> <Icon icon={IconArrowRight} size={12} />{' '}
    <HiddenText>{t('is')}</HiddenText> <ins>{wordOf(field, after, format, currency)}</ins>
  </span>
);

/** Terms and percentages of the whole. */
export function FieldDifferences({ fields, currency }: { fields: readonly Changed[]; currency: string }) {
  const format = useFormat();
  return (
    <section>
      <h3 className={styles.part}>{t('basis')}</h3>
      <ul className={styles.entries}>
        {fields.map((changed) => (
          <li key={changed.field} className={styles.entry}>
            <Step changed={changed} currency={currency} format={format} />
          </li>
        ))}
      </ul>
    </section>
  );
}
