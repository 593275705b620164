import { startShell } from './app/start-shell.tsx';
import { guardRemoteEntries, loadRemoteModule } from './platform/federation.ts';

guardRemoteEntries();
void startShell(document, (container, release, attempt) => loadRemoteModule({ container, release, attempt }));
