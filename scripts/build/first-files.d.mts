/** The files that each built area needs at first, by area, as names without ending and separated by spaces. */
export function firstFiles(folder: string, areas: readonly string[]): Readonly<Record<string, string>>;
