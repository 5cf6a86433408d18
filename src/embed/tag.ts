export const tagOf = (area: string): string => `pricebook-${area}`;
