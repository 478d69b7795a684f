import styles from './palette.module.css';

/** A name in which what was typed stands out. */
export function Marked({ text, q }: { text: string; q: string }) {
  const at = q.length > 1 ? text.toLowerCase().indexOf(q.toLowerCase()) : -1;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <strong className={styles.match}>{text.slice(at, at + q.length)}</strong>
      {text.slice(at + q.length)}
    </>
  );
}
