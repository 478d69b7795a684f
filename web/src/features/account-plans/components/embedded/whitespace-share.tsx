import type { AccountPlanBoard } from '#contract/account-plans/board.ts';
import { SPENT_WITH, type SpentWith } from '#contract/plan-items/whitespace.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { BarRows } from '../../../../ui/chart/bar-rows.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { t } from './messages.ts';

/** Ours first, what nobody looked into last. */
const ORDER: readonly SpentWith[] = ['us', 'competitor', 'internal', 'unknown'];

/** Who has what the clients spend this year on what we could do. */
export function WhitespaceShare({ board: { whitespace, year, currency } }: { board: AccountPlanBoard }) {
  const format = useFormat();
  const rows = [...ORDER, ...SPENT_WITH.filter((one) => !ORDER.includes(one))].flatMap((owner) => {
    const found = whitespace.find((one) => one.with === owner);
    if (!found || found.cells === 0) return [];
    return [
      {
        ...{ id: owner, label: t(`with_${owner}`), value: found.spend_minor },
        ...{
          note: t('cells', { count: found.cells }),
          tone: owner === 'us' ? undefined : ('muted' as const),
        },
      },
    ];
  });
  return (
    <Card title={t('whitespace', { year })}>
      {rows.length === 0 ? (
        <Text muted>{t('whitespace_none')}</Text>
      ) : (
        <BarRows
          rows={rows.map(({ tone, ...row }) => (tone ? { ...row, tone } : row))}
          format={(minor) => format.money(minor, currency, { compact: true })}
        />
      )}
    </Card>
  );
}
