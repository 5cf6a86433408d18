export function writeCdnFolder(built: string, target: string): [exact: string, major: string];
