import { UserRound } from './icons';

export interface AvatarProps {
  readonly name: string;
  /** An address that was checked to be safe; the initials of `name` stand in without one. */
  readonly picture?: string | undefined;
}

/** A person's picture or initials. It stands beside the name, so it has none of its own. */
export function Avatar({ name, picture }: AvatarProps) {
  return (
    <span className="pricebook-avatar" aria-hidden="true">
      {picture === undefined ? initials(name) || <UserRound /> : <img src={picture} alt="" />}
    </span>
  );
}

/** First letters of the first and last word of a name: 'Marion Ada Okafor' is MO. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}
