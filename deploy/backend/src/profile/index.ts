export { keepFirstAddress, profileOf, removeProfile } from './profile-rows.ts';
export { profileRoutes } from './profile.routes.ts';
