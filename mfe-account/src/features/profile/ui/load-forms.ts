import type * as forms from './profile-forms.ts';

type ProfileForms = typeof forms;

let loaded: ProfileForms | undefined;

/** The profile forms, if already loaded. */
export function profileForms(): ProfileForms | undefined {
  return loaded;
}

/** Fetches the forms from their own chunk, so that viewing the profile does not load them. May be called again after a failure. */
export async function loadProfileForms(): Promise<ProfileForms> {
  loaded ??= await import(/* webpackChunkName: "profile-forms" */ './profile-forms.ts');
  return loaded;
}
