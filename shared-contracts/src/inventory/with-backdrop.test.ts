import { expect, it } from 'vitest';
import { withBackdrop } from './with-backdrop.ts';

it.each([
  ['/media/vehicles/suv/ffffff/side.svg', '/media/vehicles/suv/ffffff/side.svg?backdrop=dark'],
  ['/media/vehicles/suv/ffffff/side.svg?backdrop=none', '/media/vehicles/suv/ffffff/side.svg?backdrop=none'],
  ['https://photos.example/1.jpg', 'https://photos.example/1.jpg'],
])('%s becomes %s', (url, expected) => expect(withBackdrop(url, { vehicleBackdrop: 'dark' })).toBe(expected));
