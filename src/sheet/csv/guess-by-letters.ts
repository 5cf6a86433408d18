interface Script {
  readonly encoding: 'windows-1251' | 'koi8-r' | 'ibm866' | 'windows-1253';
  readonly letters: RegExp;
  /** The letters that are most frequent in its languages. */
  readonly usual: RegExp;
  /** Least share of the usual letters. */
  readonly leastShare: number;
}

const cyrillic = { letters: /^\p{Script=Cyrillic}$/u, usual: /^[оеаинтсрвл]$/iu, leastShare: 0.45 } as const;

const scripts: readonly Script[] = [
  { encoding: 'windows-1251', ...cyrillic },
  { encoding: 'koi8-r', ...cyrillic },
  { encoding: 'ibm866', ...cyrillic },
  { encoding: 'windows-1253', letters: /^\p{Script=Greek}$/u, usual: /^[αειοτνσςηάέήίό]$/iu, leastShare: 0.5 },
];

/** Bytes beyond ASCII that are needed for a guess, and their least share in words of such bytes. */
const leastBytes = 20;
const leastShareInWords = 0.6;

/** Share of the bytes beyond ASCII that stand in rows of three or more; those of western languages stand alone. */
function shareInWords(bytes: Uint8Array): number {
  let all = 0;
  let inWords = 0;
  let run = 0;
  for (const byte of [...bytes, 0]) {
    if (byte >= 0x80) {
      all++;
      run++;
      continue;
    }
    if (run >= 3) inWords += run;
    run = 0;
  }
  return all < leastBytes ? 0 : inWords / all;
}

/** Share of the usual letters; 0 if the text has other characters, or capitals inside of words. */
function scoreOf(text: string, { letters, usual, leastShare }: Script): number {
  const characters = Array.from(text).filter((character) => character.charCodeAt(0) >= 0x80);
  const found = characters.filter((character) => letters.test(character));
  const capitals = text.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0;
  if (found.length < characters.length * 0.85 || capitals > found.length * 0.05) return 0;
  const share = found.filter((character) => usual.test(character)).length / found.length;
  return share < leastShare ? 0 : share;
}

/** The encoding of text that is not Unicode: Cyrillic or Greek if its letters leave no doubt, else Western European. */
export function guessByLetters(bytes: Uint8Array<ArrayBuffer>): Script['encoding'] | 'windows-1252' {
  if (shareInWords(bytes) < leastShareInWords) return 'windows-1252';
  const scores = scripts.map((script) => ({
    script,
    score: scoreOf(new TextDecoder(script.encoding).decode(bytes), script),
  }));
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  return best.score > 0 ? best.script.encoding : 'windows-1252';
}
