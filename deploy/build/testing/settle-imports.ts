import { afterAll, vi } from 'vitest';

// Files of a worker share their modules: an import that is under way when a file ends would fail in the file after it, too.
afterAll(() => vi.dynamicImportSettled());
