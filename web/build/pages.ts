/** A page of the application: its path as in the route tree, and the route files that it is made of, outermost first. */
export interface BuiltPage {
  readonly path: string;
  readonly files: readonly string[];
}

/** The pages among route files, which are paths below `src/routes`. */
export function pagesOf(files: readonly string[]): BuiltPage[] {
  const routes = files.map((file) => file.replace(/\.tsx$/, '')).filter((route) => route !== '__root');
  const isFrame = (route: string) => routes.some((other) => other.startsWith(`${route}/`));
  const frames = (route: string) =>
    routes.filter((other) => isFrame(other) && route.startsWith(`${other}/`)).sort();
  return routes
    .filter((route) => !isFrame(route))
    .map((route) => ({ path: pathOf(route), files: [...frames(route), route].map((one) => `${one}.tsx`) }));
}

/**
 * `_app/manager/projects/$projectId/index` is `/manager/projects/$projectId`; `reports_/errors.$id` stands beside the frame of
 * `reports`, at `/reports/errors/$id`.
 */
const pathOf = (route: string): string =>
  `/${route
    .split(/[/.]/)
    .filter((part) => !part.startsWith('_') && part !== 'index')
    .map((part) => part.replace(/_$/, ''))
    .join('/')}`;

/** Where a page's payload lies, below the built folder. */
export const payloadFile = (path: string): string => `${path}/_payload.json`.replace(/^\/+/, '');

/** What is asked of a chunk of the bundle. */
export interface BuiltChunk {
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

/** Addresses of the scripts that a page needs beyond those of every page, in the order of their names. */
export function scriptsOf({ files }: BuiltPage, chunks: readonly BuiltChunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const closure = (found: Set<string>, name: string): Set<string> => {
    if (found.has(name)) return found;
    found.add(name);
    return (byName.get(name)?.imports ?? []).reduce(closure, found);
  };
  const reached = (some: readonly BuiltChunk[]) =>
    some.reduce((found, { fileName }) => closure(found, fileName), new Set<string>());
  const isOfPage = (id: string) => {
    const [file = '', query = ''] = id.replaceAll('\\', '/').split('?');
    return query.startsWith('tsr-split') && files.some((one) => file.endsWith(`/src/routes/${one}`));
  };
  const everywhere = reached(chunks.filter(({ isEntry }) => isEntry));
  const ofPage = reached(chunks.filter(({ moduleIds }) => moduleIds.some(isOfPage)));
  return [...ofPage]
    .filter((name) => !everywhere.has(name))
    .map((name) => `/${name}`)
    .sort();
}
