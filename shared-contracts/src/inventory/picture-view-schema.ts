import * as v from 'valibot';
import { pictureViews } from './vehicle-values.ts';

/** What a picture shows. A view that only newer releases know is left out, so that an older one still shows the vehicle. */
export const PictureViewSchema = v.fallback(v.optional(v.picklist(pictureViews)), undefined);
