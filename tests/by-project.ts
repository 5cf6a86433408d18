import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The projects with the longest files first, so that no worker runs a long file alone at the end. */
const order = ['engines', 'browser', 'contract', 'unit'];

/**
 * Runs the files project by project, those of a project in random order. A worker can only continue with a file of the same
 * project: in between, another one starts, imports everything anew, and starts another browser.
 */
export class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const random = ({ moduleId }: TestSpecification) => createHash('sha1').update(`${seed} ${moduleId}`).digest('hex');
    return files
      .map((file) => ({ file, rank: order.indexOf(file.project.name), key: random(file) }))
      .sort((a, b) => a.rank - b.rank || (a.key < b.key ? -1 : 1))
      .map(({ file }) => file);
  }
}
