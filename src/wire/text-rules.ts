/** A name as it is stored: a run of white space is one blank, and none stands at its ends. */
export const normalizeName = (name: string): string => name.replace(/\s+/g, ' ').trim();

const errorText = /^#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|GETTING_DATA|SPILL!|CALC!|NOT_CALCULATED!)$/;

/** Whether the text is a spreadsheet's error, such as `#N/A`, or stands for a formula without a result. */
export const isErrorText = (text: string): boolean => errorText.test(text);

/** Whether a database and a spreadsheet file can hold every character of the text. */
export const isStorable = (text: string): boolean => !/(?![\n\t])\p{Cc}|[\p{Cs}\ufffe\uffff]/u.test(text);
