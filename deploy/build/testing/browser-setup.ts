import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A condition is waited for, however busy the machine is; what never comes fails all the same.
configure({ asyncUtilTimeout: 5_000 });

afterEach(cleanup);
