import type { RatesPreview } from '#contract/exchange-rates/shapes.ts';
import { exactDecimal } from '../../../platform/format/amounts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Text } from '../../../ui/theme/text.tsx';
import { t } from '../messages.ts';
import styles from './import-preview.module.css';

/** Rows of a list that are said one by one. */
const SHOWN = 20;

/** What a text would bring: every cell to be mended, or how many rates are new, replaced and there already. */
export function ImportPreview({ preview }: { preview: RatesPreview }) {
  return (
    <div className={styles.preview} role="status">
      {preview.problems.length > 0 ? <Problems preview={preview} /> : <Coming preview={preview} />}
    </div>
  );
}

function Problems({ preview: { problems } }: { preview: RatesPreview }) {
  return (
    <>
      <Text strong>{t('problems', { count: problems.length })}</Text>
      <ul className={styles.rows}>
        {problems.slice(0, SHOWN).map(({ line, field, message }) => (
          <li key={`${line} ${field}`}>
            <Text strong>{t('line', { line, field: t(`field_${field}`) })}</Text> <Text>{message}</Text>
          </li>
        ))}
        <More count={problems.length - SHOWN} />
      </ul>
    </>
  );
}

function Coming({ preview: { added, replaced, unchanged } }: { preview: RatesPreview }) {
  const format = useFormat();
  const exact = (rate: string) => exactDecimal(format.locale, rate);
  if (added + replaced.length === 0) return <Text strong>{t('nothing_new')}</Text>;
  return (
    <>
      {added > 0 && <Text strong>{t('new_rates', { count: added })}</Text>}
      {replaced.length > 0 && (
        <>
          <Text strong>{t('replaced', { count: replaced.length })}</Text>
          <ul className={styles.rows}>
            {replaced.slice(0, SHOWN).map(({ currency, day, before, after }) => (
              <li key={`${currency} ${day}`}>
                {t('replaces', {
                  ...{ currency, day: format.day(day) },
                  ...{ before: exact(before), after: exact(after) },
                })}
              </li>
            ))}
            <More count={replaced.length - SHOWN} />
          </ul>
        </>
      )}
      {unchanged > 0 && <Text muted>{t('unchanged', { count: unchanged })}</Text>}
    </>
  );
}

const More = ({ count }: { count: number }) =>
  count > 0 && (
    <li>
      <Text muted>{t('more', { count })}</Text>
    </li>
  );
