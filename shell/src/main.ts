import { startShell } from './app/start-shell.tsx';
import { guardRemoteEntries, loadRemoteModule } from './platform/federation.ts';

guardRemoteEntries();
startShell(document, (container, release, attempt) => loadRemoteModule({ container, release, attempt }));
