import { settingNames } from './settings';

/** First words of settings that programs of other makers rarely use: not those of API_BASE or PUBLIC_URL. */
const ownWords: ReadonlySet<string> = new Set([
  'ADMIN',
  'AUDIT',
  'AUTH',
  'CORS',
  'DATABASE',
  'DRAIN',
  'METRICS',
  'OIDC',
  'SECOND',
  'SMTP',
  'TRUST',
  'UPLOAD',
]);

/** A line for each variable of the environment that is probably a misspelt setting, such as DATABASE_URI. */
export function unknownSettingNotes(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const known: ReadonlySet<string> = new Set(settingNames);
  return Object.keys(env)
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = mostAlike(
        name,
        settingNames.filter((setting) => looksLike(name, setting)),
      );
      return meant.length === 0 ? [] : [`${name} is no setting, and has no effect. There is ${meant.join(', ')}.`];
    });
}

function looksLike(name: string, setting: string): boolean {
  if (lettersOf(name) === lettersOf(setting)) return true;
  const [word = ''] = name.split('_');
  return ownWords.has(word) && setting.startsWith(`${word}_`);
}

/** Those with the longest beginning of the name, since several settings may have its first word. */
function mostAlike(name: string, settings: readonly string[]): readonly string[] {
  const longest = Math.max(...settings.map((setting) => sharedLength(name, setting)));
  return settings.filter((setting) => sharedLength(name, setting) === longest);
}

function sharedLength(one: string, other: string): number {
  const first = [...one].findIndex((letter, index) => letter !== other[index]);
  return first === -1 ? one.length : first;
}

const lettersOf = (name: string): string => name.replaceAll(/[_-]/g, '').toUpperCase();
