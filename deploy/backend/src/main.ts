import { productionComposition } from './production.ts';
import { runBackend } from './run-backend.ts';
import { backendSettings } from './settings.ts';
import { startBackend } from './start-backend.ts';

void runBackend(() => {
  const settings = backendSettings(process.env);
  return startBackend(settings, productionComposition(settings));
});
