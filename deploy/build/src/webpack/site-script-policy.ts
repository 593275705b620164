import { readFileSync } from 'node:fs';
import type { Compiler } from 'webpack';

const source = readFileSync(new URL('../runtime/script-policy.mjs', import.meta.url), 'utf8');

/** Name of webpack's own runtime module that makes a policy, which would let any address through. */
const replacedModule = 'trusted types policy';

/** The policy as an expression of JavaScript, `function scriptPolicy() {…}`. */
export const scriptPolicySource = source.slice(source.indexOf('function scriptPolicy'));

/**
 * webpack plugin that makes the runtime ask the page's one policy for the address of each chunk, instead of a policy of its own. Goes
 * with `output.trustedTypes`, which makes the runtime ask at all.
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
