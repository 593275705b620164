import { readFileSync } from 'node:fs';
import type { Compiler } from 'webpack';

const source = readFileSync(new URL('../runtime/script-policy.mjs', import.meta.url), 'utf8');

/** Name of webpack's own runtime module that creates a policy, which would accept any URL. */
const replacedModule = 'trusted types policy';

/** The policy as a JavaScript expression, `function scriptPolicy() {…}`. */
export const scriptPolicySource = source.slice(source.indexOf('function scriptPolicy'));

/**
 * webpack plugin that makes the runtime use the page's one policy for the URL of each chunk, instead of a
 * policy of its own. Requires `output.trustedTypes`, which makes the runtime use a policy at all.
 */
export class SiteScriptPolicy {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SiteScriptPolicy', (compilation) => {
      compilation.hooks.runtimeModule.tap('SiteScriptPolicy', (module) => {
        if (module.name !== replacedModule) return;
        module.generate = () => {
          const ask = compiler.webpack.RuntimeGlobals.getTrustedTypesPolicy;
          return `var scriptPolicy = (${scriptPolicySource})(); ${ask} = () => scriptPolicy;`;
        };
      });
    });
  }
}
