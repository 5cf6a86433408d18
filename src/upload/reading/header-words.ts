const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Usual texts in place of a price, with which the name of a column can begin too. */
const textPrice =
  /^(?:poa|por|tba|tbc|tbd|call|n\s?a|free|gratis|upon request|(?:price )?on (?:request|application)|(?:preis )?auf anfrage|(?:prix )?sur demande|(?:precio )?(?:a consultar|bajo (?:pedido|consulta))|(?:prezzo )?su richiesta|op aanvraag|(?:цена )?(?:по запросу|договорная)|询价|面议|السعر عند الطلب|عند الطلب)$/u;

/** The words in the name of a column, to find a row further down that names it again. */
export function createHeaderWords(name: string) {
  const words = wordsOf(name);
  return {
    /** Whether the text is the name or its first words, whatever their case: `Price` for `Price, AUD`. */
    areRepeatedBy(text: string): boolean {
      if (!/\p{L}/u.test(text)) return false;
      const own = wordsOf(text);
      return own.length > 0 && own.every((word, at) => word === words[at]) && !textPrice.test(own.join(' '));
    },
  };
}
