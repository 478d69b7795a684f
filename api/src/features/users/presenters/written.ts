import type { Writer } from '../../../platform/http/csv.ts';

/** An array of JSON objects, one a line. */
export const jsonWriter = (): Writer => {
  let before = '[\n';
  return {
    page: (rows) => {
      if (rows.length === 0) return '';
      const text = before + rows.map((row) => JSON.stringify(row)).join(',\n');
      before = ',\n';
      return text;
    },
    end: () => (before === '[\n' ? '[]\n' : '\n]\n'),
  };
};
