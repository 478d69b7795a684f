import { type Expression, type Formula, type Term, tokensOf } from '#contract/calculator/formula.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { termValue } from './formula-words.ts';
import { r } from './messages.ts';
import styles from './results.module.css';

type FormulaTextProps = {
  /** The figure's name, and what it comes to. */
  name: string;
  value: string;
  formula: Formula;
  nameOf: (term: Term) => string;
};

/** A formula with its figures, and what it comes to. */
export function FormulaText({ name, value, formula: { is, rounded }, nameOf }: FormulaTextProps) {
  const format = useFormat();
  return (
    <div className={styles.formula}>
      <strong>{name}</strong>
      <ul className={styles.terms}>
        {rowsOf(is).map(({ key, sign, term, after }) => (
          <li key={key}>
            <span>
              {sign} {nameOf(term)} {after}
            </span>
            <span className={styles.number}>{termValue(term, format)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.comes}>
        <span>= {name}</span>
        <span className={styles.number}>{value}</span>
      </p>
      {rounded && <p className={styles.note}>{r(`rounded_${rounded}`)}</p>}
    </div>
  );
}

/** The terms of a formula, each with what stands before it, and brackets that close behind the last. */
const rowsOf = (is: Expression) => {
  const rows: { key: string; sign: string; term: Term; after: string }[] = [];
  let sign = '';
  for (const [at, token] of tokensOf(is).entries()) {
    if (typeof token === 'string') sign += sign.endsWith(')') ? ` ${token}` : token;
    else {
      rows.push({ key: `${at}-${token.name}`, sign, term: token, after: '' });
      sign = '';
    }
  }
  const last = rows.at(-1);
  if (last) last.after = sign;
  return rows;
};
