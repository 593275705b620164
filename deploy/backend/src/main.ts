import { productionComposition, productionSettings } from './production.ts';
import { runBackend } from './run-backend.ts';
import { startBackend } from './start-backend.ts';

void runBackend(() => {
  const settings = productionSettings(process.env);
  return startBackend(settings, productionComposition(settings));
});
