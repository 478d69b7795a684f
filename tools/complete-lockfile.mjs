// Adds the platform packages that a registry without them left out of the lockfile, so that `npm ci` accepts it everywhere.
import { readFileSync, writeFileSync } from 'node:fs';

const OS = /(?<![a-z])(android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|aix|win32)(?![a-z0-9])/;
const CPU = /(?<![a-z0-9])(arm64|arm|x64|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32)/;

const path = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(path, 'utf8'));
const known = (from, name) => {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (lock.packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (!at) return false;
  }
};

/** @param {string} name of a platform package, such as `@swc/core-darwin-arm64` */
const platform = (name) => ({
  os: [OS.exec(name)?.[1] ?? 'linux'],
  cpu: [CPU.exec(name)?.[1] ?? 'wasm32'],
});

let added = 0;
for (const [from, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (known(from, name) || !/^\d/.test(version)) continue;
    lock.packages[`node_modules/${name}`] = { version, ...platform(name), dev: entry.dev, optional: true };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} platform packages added to the lockfile`);
