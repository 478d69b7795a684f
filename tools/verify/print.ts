import type { Check } from './check.ts';
import type { Figure } from './sizes/figures.ts';

/** Prints the table of sizes, then every rule that is broken and where. */
export function print(checks: Check[], figures: Figure[]): void {
  for (const { name, value, unit = '', goal, met, note = '' } of figures) {
    const number = Number.isInteger(value) ? String(value) : value.toFixed(2);
    const verdict = met ? '' : `  not met ${note && `(${note})`}`;
    console.log(
      `${name.padEnd(22)}${number.padStart(8)} ${unit.padEnd(6)}${goal.padEnd(8)}${verdict}`.trimEnd(),
    );
  }
  const broken = checks.filter(({ problems }) => problems.length > 0);
  for (const { name, problems } of broken) {
    console.log(`\nBroken: ${name}`);
    for (const problem of problems) console.log(`  ${problem}`);
  }
  console.log(`\n${checks.length - broken.length} of ${checks.length} rules hold.`);
}
