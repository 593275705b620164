import type * as forms from './profile-forms.ts';

type ProfileForms = typeof forms;

let loaded: ProfileForms | undefined;

/** The forms of the profile, if they are here. */
export function profileForms(): ProfileForms | undefined {
  return loaded;
}

/** Fetches the forms, which stand in a chunk of their own: whoever only looks at the profile need not wait for them. May be called again after a failure. */
export async function loadProfileForms(): Promise<ProfileForms> {
  loaded ??= await import(/* webpackChunkName: "profile-forms" */ './profile-forms.ts');
  return loaded;
}
