import review from './review/review.css?inline';
import upload from './upload.css?inline';

/** The stylesheets of uploading, to be adopted together with those of `ui` and `list`. */
export const uploadStyles: readonly string[] = [upload, review];
