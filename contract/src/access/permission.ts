/** A place in which grants count: `/root`, `/org/{id}` or `/org/{id}/project/{id}`. */
export type Domain = string;

/** The domain that covers every other. */
export const ROOT: Domain = '/root';

/** Domain of an organization. */
export const organizationDomain = (organization: string): Domain => `/org/${organization}`;

/** Domain of a project in an organization. */
export const projectDomain = (organization: string, project: string): Domain =>
  `/org/${organization}/project/${project}`;

/** A grant covers its own domain and those below it; `/root` covers everything. */
export const covers = (granted: Domain, asked: Domain): boolean =>
  granted === ROOT || granted === asked || asked.startsWith(`${granted}/`);

const compiled = new Map<string, RegExp>();

/** `*` matches anything, `:x` and `{x}` one segment, everything else itself. */
export const patternMatch = (value: string, pattern: string): boolean => {
  if (pattern === '*' || pattern === value) return true;
  let expression = compiled.get(pattern);
  if (!expression) {
    expression = new RegExp(`^${pattern.replace(TOKEN, translate)}$`, 's');
    if (compiled.size > 10_000) compiled.clear();
    compiled.set(pattern, expression);
  }
  return expression.test(value);
};

const TOKEN = /\*|:[A-Za-z_]\w*|\{[A-Za-z_]\w*\}|[\\^$.|?+()[\]{}]/g;

const translate = (token: string): string => {
  if (token === '*') return '.*';
  return token.length > 1 ? '[^/]+' : `\\${token}`;
};
