/** One line of the table of imports in docs/ARCHITECTURE.md: files at `from` may import nothing at `to` but what is `allowed`. */
export interface Boundary {
  name: string;
  from: RegExp;
  /** what `from` spares; tests, if nothing is said */
  except?: RegExp;
  to: RegExp;
  /** `$1` stands for what the first group of `from` matched */
  allowed: string[];
}

const OURS = /^(contract|api|identity|web|e2e|bench|tools)\//;
const ANYTHING = /./;
const CONTRACT = '^contract/src/';
const IDENTITY = '^identity/src/main\\.ts$';
const API_FEATURE = /^api\/src\/features\/([^/]+)\//;
const WEB_FEATURE = /^web\/src\/features\/([^/]+)\//;
const within = (folder: RegExp, part: string) => new RegExp(`${folder.source}${part}`);
const own = (room: string) => `^${room}/`;
const npm = (names: string) => `^node_modules/(@types/)?(${names})/`;

/** One rule for every row of the table, and one for every step inside a feature. */
export const BOUNDARIES: Boundary[] = [
  {
    name: 'contract imports zod and big.js only',
    from: /^contract\//,
    to: ANYTHING,
    allowed: [CONTRACT, npm('zod|big\\.js')],
  },
  {
    name: 'api/platform imports contract',
    from: /^api\/src\/platform\//,
    to: OURS,
    allowed: [CONTRACT, '^api/src/platform/'],
  },
  {
    name: 'web/platform imports contract',
    from: /^web\/src\/platform\//,
    to: OURS,
    allowed: [CONTRACT, '^web/src/platform/'],
  },
  {
    name: 'identity imports nothing of ours',
    from: /^identity\//,
    except: /^$/,
    to: OURS,
    allowed: ['^identity/'],
  },
  {
    name: "api main and app import all of api and identity's factory",
    from: /^api\/src\/([^/]+\.ts|embedded\/.*)$/,
    to: OURS,
    allowed: [CONTRACT, '^api/src/', IDENTITY],
  },
  {
    name: "an api feature imports contract, platform, itself, others' queries and events",
    from: API_FEATURE,
    to: OURS,
    allowed: [
      CONTRACT,
      '^api/src/platform/',
      own('api/src/features/$1'),
      '^api/src/features/[^/]+/(queries|events)\\.ts$',
    ],
  },
  {
    name: 'routes import commands, queries, presenter',
    from: within(API_FEATURE, 'routes'),
    to: /^api\/src\/features\//,
    allowed: ['/(routes|commands|queries|presenters)/', '/(queries|presenter)\\.ts$'],
  },
  {
    name: 'commands import queries, events, rules, writing and reading',
    from: within(API_FEATURE, 'commands/'),
    to: /^api\/src\/features\//,
    allowed: ['/(queries|events)\\.ts$', '/(queries|rules|writing|reading)/'],
  },
  {
    name: 'rules import queries',
    from: within(API_FEATURE, 'rules/'),
    to: /^api\/src\/features\//,
    allowed: ['^api/src/features/$1/rules/', '/queries(/|\\.ts$)'],
  },
  {
    name: 'reading is pure',
    from: within(API_FEATURE, 'reading/'),
    to: OURS,
    allowed: [CONTRACT, '^api/src/features/$1/reading/', '^api/src/platform/files/'],
  },
  {
    name: 'files are read purely',
    from: /^api\/src\/platform\/files\//,
    to: OURS,
    allowed: [CONTRACT, '^api/src/platform/files/'],
  },
  {
    name: "reactions import own commands and adapters, others' events",
    from: within(API_FEATURE, 'reactions(\\.ts$|/)'),
    to: /^api\/src\/features\//,
    allowed: ['^api/src/features/$1/(commands|adapters|queries|reactions)/', '/(queries|events)\\.ts$'],
  },
  {
    name: 'web/ui imports React, Mantine, its table and icons',
    from: /^web\/src\/ui\//,
    to: ANYTHING,
    allowed: [
      '^web/src/ui/',
      npm(
        'react|react-dom|@mantine/[^/]+|@tanstack/(react-)?(table|virtual)(-core)?|@tabler/icons-react|@fontsource[^/]*/[^/]+',
      ),
    ],
  },
  {
    name: "a web feature imports contract, platform, ui, applying, bringing, calculation, commenting, embedding, itself, others' queries",
    from: WEB_FEATURE,
    to: OURS,
    allowed: [
      CONTRACT,
      '^web/src/(platform|ui)/',
      own('web/src/features/$1'),
      '^web/src/features/(applying|bringing|calculation|commenting|embedding)/(components|effects)/',
      '^web/src/features/[^/]+/queries\\.ts$',
    ],
  },
  {
    name: 'web/routes and web/app import features, ui, platform, contract',
    from: /^web\/src\/(routes\/|app\/|[^/]+$)/,
    to: OURS,
    allowed: [CONTRACT, '^web/src/'],
  },
  { name: 'e2e imports contract', from: /^e2e\//, to: OURS, allowed: [CONTRACT, '^e2e/'] },
  {
    name: 'tests import their own package and contract',
    from: /^(contract|api|web)\/(.+\.test\.tsx?$|.+\/fixtures\/|test\/)/,
    except: /^$/,
    to: OURS,
    allowed: [CONTRACT, own('$1'), IDENTITY],
  },
  {
    name: 'nothing imports tools or bench',
    from: /^(contract|api|identity|web|e2e)\//,
    except: /^$/,
    to: /^(tools|bench)\//,
    allowed: [],
  },
];
