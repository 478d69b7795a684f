interface ScriptPolicy {
  createScriptURL(address: string): string;
}

interface ScriptPolicies {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): ScriptPolicy;
}

/**
 * A policy of this name (Trusted Types; the server's header has to list it) that makes addresses trusted which `isOurs` lets
 * pass. Make it once: a second one of the same name is refused. Error: TypeError for any other address.
 */
export function trustScripts(
  name: string,
  isOurs: (address: string) => boolean,
): (address: string) => string {
  const policies: ScriptPolicies | undefined = Reflect.get<object, string>(window, 'trustedTypes');
  const rules = { createScriptURL: (address: string) => (isOurs(address) ? address : refuse(address)) };
  const policy = policies?.createPolicy(name, rules) ?? rules;
  return (address) => policy.createScriptURL(address);
}

const refuse = (address: string): never => {
  throw new TypeError(`No script may come from ${address}.`);
};
