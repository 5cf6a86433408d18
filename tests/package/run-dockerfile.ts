import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { DockerfileParser, type Instruction } from 'dockerfile-ast';

/** What a container of the image would be started with. */
export interface Image {
  /** The folder in place of the image's `/`. */
  readonly root: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly user: string;
  readonly port: string;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

const emptyImage = { workdir: '/', env: {}, user: '', port: '', command: [], healthCheck: [] };

/**
 * Runs the steps of a Dockerfile without a container: each stage is a folder in `into` that takes the place of its `/`, and what FROM
 * would bring are the programs of this machine. Returns the last stage. Throws at an instruction that it does not know.
 */
export function runDockerfile(text: string, context: string, into: string): Image {
  const stages = new Map<string, Image>();
  let image: Image | undefined;
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    if (instruction.getKeyword() === 'FROM') {
      const name = / AS (\S+)$/i.exec(contentOf(instruction))?.[1] ?? 'last';
      image = { ...emptyImage, root: join(into, name) };
      mkdirSync(image.root);
    } else if (image !== undefined) image = runStep(instruction, image, context, stages);
    if (image !== undefined) stages.set(basename(image.root), image);
  }
  if (image === undefined) throw new Error('The Dockerfile has no FROM.');
  return image;
}

const contentOf = (instruction: Instruction): string => instruction.getArgumentsContent() ?? '';

function runStep(instruction: Instruction, image: Image, context: string, stages: ReadonlyMap<string, Image>): Image {
  const content = contentOf(instruction);
  switch (instruction.getKeyword()) {
    case 'WORKDIR':
      mkdirSync(join(image.root, content), { recursive: true });
      return { ...image, workdir: content };
    case 'ENV': {
      const pairs = instruction.getArguments().map((argument) => argument.getValue().split('='));
      return { ...image, env: { ...image.env, ...Object.fromEntries(pairs) } };
    }
    case 'COPY':
      copy(instruction, image, context, stages);
      return image;
    case 'RUN':
      run(content, image);
      return image;
    case 'USER':
      return { ...image, user: content };
    case 'EXPOSE':
      return { ...image, port: content };
    case 'CMD':
      return { ...image, command: JSON.parse(content) };
    case 'HEALTHCHECK':
      return { ...image, healthCheck: JSON.parse(content.slice(content.indexOf('['))) };
    default:
      throw new Error(`${instruction.getKeyword()} is not known here: add it.`);
  }
}

/** As Docker: a folder's content, or files into a folder that exists, ends with a slash or takes several. */
function copy(instruction: Instruction, image: Image, context: string, stages: ReadonlyMap<string, Image>): void {
  const from = /--from=(\S+)/.exec(String(instruction))?.[1];
  const source = from === undefined ? context : stages.get(from)?.root;
  if (source === undefined) throw new Error(`There is no stage ${from}.`);
  const paths = instruction.getArguments().map((argument) => argument.getValue());
  const given = paths.pop() ?? '';
  const target = join(image.root, resolve(image.workdir, given));
  for (const path of paths) {
    const file = join(source, path);
    const isIntoFolder = statSync(file).isFile() && (given.endsWith('/') || paths.length > 1 || existsSync(target));
    cpSync(file, isIntoFolder ? join(target, basename(path)) : target, { recursive: true, verbatimSymlinks: true });
  }
}

function run(command: string, image: Image): void {
  const { PATH = '', HOME = '' } = process.env;
  execFileSync('sh', ['-ec', command], {
    cwd: join(image.root, image.workdir),
    // What was installed before needs no network.
    env: { PATH, HOME, npm_config_prefer_offline: 'true', ...image.env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** The command with its program's path in the image. Throws when the image does not have the program. */
export function commandIn({ root }: Image, [program = '', ...args]: readonly string[]): readonly [string, ...string[]] {
  const found = ['/usr/local/bin', '/usr/bin'].map((folder) => join(root, folder, program)).find(existsSync);
  if (found === undefined) throw new Error(`The image has no program ${program}.`);
  return [found, ...args];
}
