import { runBackend } from '@forecourt/backend/run-backend.ts';
import { startBackend } from '@forecourt/backend/start-backend.ts';
import { composeLocalBackend } from './compose-backend.ts';
import { localBackendSettings } from './local-settings.ts';

void runBackend(() => {
  const settings = localBackendSettings(process.env);
  return startBackend(settings.backend, composeLocalBackend(settings));
});
