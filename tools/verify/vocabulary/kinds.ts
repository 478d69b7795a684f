const NAME = '[a-z0-9]+(-[a-z0-9]+)*';
const CODE = `${NAME}(\\.test)?\\.ts`;
const PART = `${NAME}(\\.test)?\\.tsx?|${NAME}\\.module\\.css`;
const API_FEATURE = `api/src/features/${NAME}`;
const WEB_FEATURE = `web/src/features/${NAME}`;

/** Every kind of file that there is. Another kind needs a record in docs/decisions, and then a line here. */
export const KINDS: string[] = [
  // contract
  `contract/src/${CODE}`,
  `contract/src/${NAME}/(${NAME}/)?${CODE}`,
  // api
  `api/migrations/\\d{4}-${NAME}\\.sql`,
  `api/src/${CODE}`,
  `api/src/(platform|embedded)/(${NAME}/)?${CODE}`,
  `${API_FEATURE}/(routes|queries|presenter|events|reactions)(\\.test)?\\.ts`,
  `${API_FEATURE}/${NAME}\\.test\\.ts`,
  `${API_FEATURE}/(routes|queries|presenters|commands|adapters|rules|writing|reactions)/${CODE}`,
  `${API_FEATURE}/reading/(${NAME}/)*${CODE}`,
  `${API_FEATURE}/fixtures/${NAME}\\.(ts|csv)`,
  `api/test/((factories|proof)/)?${CODE}`,
  `api/test/(proof/)?${NAME}\\.snapshot\\.json`,
  // identity
  `identity/migrations/\\d{4}-${NAME}\\.sql`,
  `identity/src/(${NAME}/)*${CODE}`,
  `identity/test/${CODE}`,
  // web
  `web/build/${CODE}`,
  'web/(index\\.html|vite\\.config\\.ts|tsconfig\\.json)',
  `web/public/(${NAME}/)*${NAME}\\.(svg|png|ico|webmanifest|txt)`,
  'web/src/(main\\.tsx|service-worker\\.ts|route-tree\\.gen\\.ts|vite-env\\.d\\.ts)',
  `web/src/app/(${NAME}/)*(${PART})`,
  'web/src/routes/([A-Za-z0-9_$.-]+/)*[A-Za-z0-9_$.-]+\\.tsx',
  `${WEB_FEATURE}/(queries|mutations|messages)(\\.test)?\\.ts`,
  `${WEB_FEATURE}/(screens|components|effects)/(${NAME}/)?(${PART})`,
  `web/src/platform/(${NAME}/)*(${PART})`,
  `web/src/ui/(${NAME}/)*(${PART}|${NAME}\\.css)`,
  `web/test/${PART}`,
  // around it
  `e2e/${NAME}(\\.spec)?\\.ts`,
  `bench/(${NAME}/)*${NAME}(\\.test)?\\.(ts|sql)`,
  `deploy/(${NAME}/)*[A-Za-z0-9._-]+`,
  `docs/[A-Z]+\\.md`,
  `docs/decisions/\\d{4}-${NAME}\\.md`,
  `docs/screenshots/${NAME}\\.png`,
  `tools/(${NAME}/)*(${CODE}|${NAME}\\.mjs)`,
  '\\.ci/run',
  '(README|CONTRIBUTING|SECURITY|CHANGELOG)\\.md|LICENSE',
  '\\.(gitignore|gitattributes|dockerignore|env\\.example|editorconfig|npmrc|nvmrc)',
  '(package|package-lock|tsconfig|biome)\\.json',
  '(vitest|playwright)\\.config\\.ts',
];

/** Drawers: names that say nothing about what lies in them. */
export const DRAWERS = [
  'shared',
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'lib',
  'types',
  'services',
  'misc',
];
