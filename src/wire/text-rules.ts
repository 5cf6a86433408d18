export const normalizeName = (name: string): string => name.replace(/\s+/g, ' ').trim();

const visible = /[^\p{Cc}\p{Cf}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Whether the text has no character that can be seen: only spaces, also of no width, and fillers. */
export const isBlank = (text: string): boolean => !visible.test(text);
