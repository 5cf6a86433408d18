import { UserRound } from 'lucide-react';
import { adoptingRef } from '../adopt-sheets';
import css from './avatar.css?inline';

const adoptCss = adoptingRef([css]);

export interface AvatarProps {
  readonly name: string;
  /** A validated address; without one the initials of `name` are shown. */
  readonly picture?: string | undefined;
}

/** A person's picture or initials. Decorative, because the name is beside it. */
export function Avatar({ name, picture }: AvatarProps) {
  return (
    <span ref={adoptCss} className="pricebook-avatar" aria-hidden="true">
      {picture === undefined ? initialsOf(name) || <UserRound /> : <img src={picture} alt="" />}
    </span>
  );
}

/** First letters of the first and last word of a name: 'Marion Ada Okafor' is MO. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}
