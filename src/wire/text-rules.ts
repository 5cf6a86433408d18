export const normalizeName = (name: string): string => name.replace(/\s+/g, ' ').trim();

const visible = /[^\p{Cc}\p{Cf}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Whether the text has no character that can be seen: only spaces, also of no width, and fillers. */
export const isBlank = (text: string): boolean => !visible.test(text);

const errorText = /^#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|GETTING_DATA|SPILL!|CALC!|NOT_CALCULATED!)$/;

/** Whether the text is a spreadsheet error such as `#N/A`, or the placeholder of a formula without a result. */
export const isErrorText = (text: string): boolean => errorText.test(text);

/** Whether databases and spreadsheet files can store every character of the text. */
export const isStorable = (text: string): boolean => !/(?![\n\t])\p{Cc}|[\p{Cs}\ufffe\uffff]/u.test(text);
