const errorText = /^#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|GETTING_DATA|SPILL!|CALC!|NOT_CALCULATED!)$/;

/** Whether the text is a spreadsheet error such as `#N/A`, or the placeholder of a formula without a result. */
export const isErrorText = (text: string): boolean => errorText.test(text);

/** Whether databases and spreadsheet files can store every character of the text. */
export const isStorable = (text: string): boolean => !/(?![\n\t])\p{Cc}|[\p{Cs}\ufffe\uffff]/u.test(text);
