export { holdConvertible } from './rules/convertible.ts';
