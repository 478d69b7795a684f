export { presetLines } from './queries/preset-lines.ts';
export { holdConvertible } from './rules/convertible.ts';
