import { RISK_LEVELS } from '#contract/dealsheets/content.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { type MatrixPlace, openAt, type Risk, severityOf } from '../../effects/risks.ts';
import styles from './matrix.module.css';
import { t } from './messages.ts';

type RiskMatrixProps = {
  risks: readonly Risk[];
  /** The place whose risks alone are listed. */
  chosen: MatrixPlace | undefined;
  onChoose: (place: MatrixPlace | undefined) => void;
};

const UP = RISK_LEVELS.toReversed();

/** How many open risks there are by likelihood and impact; a place shows its own in the list. */
export const RiskMatrix = ({ risks, chosen, onChoose }: RiskMatrixProps) => (
  <Card title={t('matrix')} note={t('matrix_note')}>
    <table className={styles.matrix} aria-label={t('matrix')}>
      <tbody>
        {UP.map((likelihood) => (
          <tr key={likelihood}>
            <th scope="row">{t(`level_${likelihood}`)}</th>
            {RISK_LEVELS.map((impact) => (
              <Place key={impact} {...{ risks, chosen, onChoose }} place={{ likelihood, impact }} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td className={styles.axis}>{t('likelihood')}</td>
          {RISK_LEVELS.map((impact) => (
            <th key={impact} scope="col">
              {t(`level_${impact}`)}
            </th>
          ))}
        </tr>
        <tr>
          <td />
          <td colSpan={RISK_LEVELS.length} className={styles.axis}>
            {t('impact')}
          </td>
        </tr>
      </tfoot>
    </table>
  </Card>
);

function Place({ risks, chosen, onChoose, place }: RiskMatrixProps & { place: MatrixPlace }) {
  const { likelihood, impact } = place;
  const count = openAt(risks, place).length;
  const isChosen = chosen?.likelihood === likelihood && chosen.impact === impact;
  const words = { likelihood: t(`level_${likelihood}`), impact: t(`level_${impact}`) };
  return (
    <td>
      <button
        type="button"
        className={styles.place}
        data-severity={severityOf(place)}
        aria-pressed={isChosen}
        aria-label={t('cell', { count, ...words })}
        onClick={() => onChoose(isChosen ? undefined : place)}
      >
        {count === 0 ? '' : count}
      </button>
    </td>
  );
}
