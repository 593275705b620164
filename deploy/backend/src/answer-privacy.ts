import { cognitoIdentity } from './identity-wiring.ts';
import { runPrivacyCommand } from './privacy-command.ts';
import { requireCognitoPools } from './production.ts';
import { backendSettings } from './settings.ts';

process.exitCode = await runPrivacyCommand(backendSettings(process.env), process.argv.slice(2), {
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
  identity(core) {
    requireCognitoPools(core.tenants);
    return cognitoIdentity(core);
  },
});
