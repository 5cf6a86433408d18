import { defineMessages } from '../../texts/define-messages';

const largeFiles = 'Files over 2 MB need a background worker';
const advice = 'Split the file, or tell the owner of the page';

/** Shown for a file that is too large to be read without a Worker. */
export const startFailureMessages = defineMessages('startFailure', {
  refused: `${largeFiles}, which this page does not allow. ${advice} to allow “worker-src blob:”.`,
  'not-found': `${largeFiles}, whose script was not found on this page’s server. ${advice} to set configure({ worker }).`,
  failed: `${largeFiles}, which failed while starting. Load the page again. If this goes on, split the file, or tell the owner of the page.`,
  died: 'Reading the file stopped unexpectedly, perhaps because memory ran out. Choose the file again, or split it.',
});
