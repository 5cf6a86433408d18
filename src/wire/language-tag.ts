/** Traditional Chinese; the Chinese texts are in simplified characters. */
const traditional = /^zh[-_](hant|tw|hk|mo)\b/i;

/** The language of a BCP 47 tag such as `de-AT`, or of `de_AT`, in lower case; '' for Traditional Chinese, which has no texts. */
export const languageOfTag = (tag: string): string =>
  traditional.test(tag) ? '' : tag.toLowerCase().replace(/[-_].*$/, '');
