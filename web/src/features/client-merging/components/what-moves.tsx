import type { MergePreview } from '#contract/clients/merging.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Card } from '../../../ui/card/card.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { t } from '../messages.ts';
import styles from './merging.module.css';

/** What goes along to the client that stays, and the rates that can't. */
export function WhatMoves({ preview }: { preview: MergePreview }) {
  const { winner, loser, moves, rate_conflicts } = preview;
  const format = useFormat();
  return (
    <>
      <Card title={t('moves', { name: winner.name })}>
        {moves.length === 0 ? (
          <p>{t('moves_none', { name: loser.name })}</p>
        ) : (
          <ul className={styles.list}>
            {moves.map(({ kind, count }) => (
              <li key={kind}>
                <span>{t(`kind_${kind}`)}</span>
                <strong>{format.number(count)}</strong>
              </li>
            ))}
          </ul>
        )}
      </Card>
      {rate_conflicts.count > 0 && (
        <Card title={t('rates_stay', { count: rate_conflicts.count })}>
          <StatusText tone="warn">{t('rates_stay_note', { name: winner.name })}</StatusText>
          <ul className={styles.list}>
            {rate_conflicts.rates.map(({ service, valid_from, valid_to }) => (
              <li key={`${service.id} ${valid_from}`}>
                <span>{service.name}</span>
                <span className={styles.muted}>
                  {valid_to
                    ? t('from_to', { from: format.day(valid_from), to: format.day(valid_to) })
                    : t('from_on', { from: format.day(valid_from) })}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
